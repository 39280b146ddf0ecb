// Runs before the first paint, in syntax that the oldest browsers support: it sets the chosen theme, detects whether the
// browser can run the page's scripts, queues events until their listener is loaded, and reports if that script fails to load.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
  } catch (blocked) {
    // Storage is blocked: the system's theme applies.
  }

  // Chrome and Edge 124, Firefox 125 and Safari 17.4 are the first versions with both (README, "Hosting").
  var isSupported = "setHTMLUnsafe" in root && "popover" in root;
  var state = isSupported ? "on" : "old";
  root.setAttribute("data-scripts", state);

  function showNote() {
    var note = document.getElementById("scripts-" + state);
    if (note) note.hidden = false;
  }
  if (!isSupported) document.addEventListener("DOMContentLoaded", showNote);

  // The elements whose events the page's scripts handle, by event type. Islands handle controls of every kind.
  var EVENTS = {
    click:
      "button[data-act], button[data-notebook], button[data-atlas], button[data-listing], .mark-read button",
    dblclick: ".cell-code pre",
    input: ".cell [data-control]",
    change: "[data-notebook=follow]",
    keydown: ".cell-code pre",
    // The value of `ANSWERED_RIGHT`.
    "answered-right": ".exercise",
    "open-editor": ".cell-code pre",
  };
  var ISLAND_EVENTS = {
    click: "button, input[type=checkbox], input[type=radio]",
    input: "input:not([type=checkbox], [type=radio]), select, textarea",
  };
  var queue = [];
  var ready = [];
  var failed = [];
  /** Clears the busy state of an element whose script did not load; a cell shows a message. */
  function showFailure(entry) {
    entry.on.removeAttribute("aria-busy");
    var cell = entry.on.closest(".cell");
    var note = document.querySelector("#scripts-failed span");
    if (cell && note) cell.querySelector(".cell-status").textContent = note.textContent;
  }
  /** Returns the listener of an element's events: an island that is not hydrated, or the name of a script. */
  function listenerOf(on) {
    var island = on.closest("astro-island");
    if (island) return island.hasAttribute("ssr") ? island : undefined;
    if (on.matches("[data-atlas]")) return "atlas";
    if (on.matches("[data-listing]")) return "listing";
    return on.matches(".mark-read button, .exercise") ? "progress" : "notebook";
  }
  /** Reports whether an event is Control-Shift-Enter outside a field, which runs all cells. */
  function isRunAll(event) {
    var hasControl = event.ctrlKey || event.metaKey;
    var isKey = event.key === "Enter" && event.shiftKey && hasControl;
    return isKey && !event.target.matches("input, textarea, select");
  }
  function enqueue(event) {
    var kind = event.type;
    var target = event.target;
    if (!target.closest) return;
    var inIsland = target.closest("astro-island") && kind in ISLAND_EVENTS;
    var on = isRunAll(event)
      ? document.querySelector("[data-notebook=run-all]")
      : target.closest((inIsland ? ISLAND_EVENTS : EVENTS)[kind]);
    var part = on && listenerOf(on);
    if (!part || ready.indexOf(part) >= 0) return;
    // The second click of a double click would activate the button that replaces the first.
    if (kind === "click" && event.detail > 1) return;
    var isShortcut = (event.ctrlKey || event.metaKey) && event.key !== "Enter";
    if (kind === "keydown" && (isShortcut || !/^([^\s/]|Enter)$/.test(event.key))) return;
    if (inIsland && kind === "click") event.preventDefault();
    if (failed.indexOf(part) >= 0) return;
    if (/click|key/.test(kind)) on.setAttribute("aria-busy", "true");
    var isText = inIsland && kind === "input";
    if (isText) {
      queue = queue.filter(function (entry) {
        return entry.on !== on;
      });
    }
    var entry = { part: part, on: on, event: event, text: isText ? on.value : undefined };
    queue.push(entry);
    if (state === "failed") showFailure(entry);
  }
  /** Removes the events of a part from the queue and returns them. */
  function dequeue(part) {
    var due = queue.filter(function (entry) {
      return entry.part === part;
    });
    queue = queue.filter(function (entry) {
      return entry.part !== part;
    });
    return due;
  }
  function replayText(entry) {
    // Hydration has reset the field to its value at build.
    if (entry.on.type !== "file") entry.on.value = entry.text;
    entry.on.dispatchEvent(new Event("input", { bubbles: true }));
    entry.on.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function replayPress(entry) {
    entry.on.removeAttribute("aria-busy");
    if (entry.event.type === "click") entry.on.click();
    else entry.on.dispatchEvent(new entry.event.constructor(entry.event.type, entry.event));
  }
  /**
   * Replays the queued events of a part: text immediately, because the reader may continue typing; then the others in
   * order, one per frame, the first after the effects of a hydrated component's first frame.
   */
  function replay(part) {
    ready.push(part);
    var presses = dequeue(part).filter(function (entry) {
      if (entry.text !== undefined) replayText(entry);
      return entry.text === undefined;
    });
    (function wait() {
      if (presses.length === 0) return;
      requestAnimationFrame(function () {
        setTimeout(function () {
          replayPress(presses.shift());
          wait();
        });
      });
    })();
  }
  if (isSupported) {
    for (var kind in EVENTS) document.addEventListener(kind, enqueue);
    ["notebook", "progress", "atlas", "listing"].forEach(function (name) {
      addEventListener(name + "ready", function () {
        replay(name);
      });
    });
    addEventListener(
      "astro:hydrate",
      function (event) {
        replay(event.target);
      },
      true,
    );
    // Controls are disabled in the HTML, for pages without scripts.
    document.addEventListener("DOMContentLoaded", function () {
      document
        .querySelectorAll(
          ":is(astro-island :is(button, input, select, textarea), [data-atlas]):disabled",
        )
        .forEach(function (control) {
          control.disabled = false;
        });
    });
    // Browsers cache the failure of a module until the page is closed, so the message has a link that reloads it.
    addEventListener("astro:hydration-error", function (event) {
      var island = event.target;
      var note = document.getElementById("scripts-failed").cloneNode(true);
      note.removeAttribute("id");
      note.setAttribute("role", "alert");
      note.hidden = false;
      island.after(note);
      failed.push(island);
      dequeue(island).forEach(showFailure);
    });
    addEventListener("scriptfailed", function () {
      if (state === "failed") return;
      state = "failed";
      showNote();
      queue.forEach(showFailure);
    });
  }
})();

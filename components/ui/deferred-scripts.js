let isRequested = false;
/**
 * Loads the scripts that the built page lists at its end, after the first paint or at the first event. An import rejects
 * if a script does not load or parse, but not if the script throws an error later.
 */
function load() {
  if (isRequested) return;
  isRequested = true;
  document.querySelector("[data-late=manifest]")?.setAttribute("rel", "manifest");
  const list = document.getElementById("deferred-scripts");
  Promise.all(JSON.parse(list?.textContent ?? "[]").map((address) => import(address)))
    .catch((error) => {
      console.error(error);
      dispatchEvent(new Event("scriptfailed"));
    })
    .finally(() => list?.remove());
}
if (document.documentElement.dataset.scripts === "on") {
  addEventListener("pointerdown", load);
  addEventListener("keydown", load);
  // A page in the background is not painted, and not every browser reports paints.
  addEventListener("load", () => setTimeout(load, document.hidden ? 0 : 1000));
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
}

import { render, type VNode } from "preact";
import { isOwn, ownNumber } from "../../src/notebook/cell.ts";
import type { Output } from "../../src/notebook/output.ts";
import type { CellStatus } from "../../src/notebook/session.ts";
import { fill } from "../../src/i18n/fill.ts";
import { CellEditing } from "./cell-editing.ts";
import { OutputView } from "./OutputView.tsx";
import type { StatusText } from "./format-status.ts";
import type { Notebook } from "./notebook.ts";

/** Milliseconds after which a run is shown or announced as running, also if a control started it. */
export const BUSY_DELAY = 250;

/** Height in pixels of the part of the next cell that is scrolled into view. */
const FIRST_LINES = 120;

/** Distance in pixels between the content that is scrolled into view and the edge of the window. */
const GAP = 8;

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`A cell has no ${selector}`);
  return found;
}

const ENDING_STATES = {
  finished: "fresh",
  failed: "failed",
  unstarted: "failed",
  stopped: "stopped",
} as const;

function stateOf({ phase, result }: CellStatus): string {
  if (phase !== "idle") return phase;
  return result?.ending ? ENDING_STATES[result.ending.kind] : "recorded";
}

/** Makes a copied island render again when it becomes visible: a hydrated copy differs from its HTML at build. */
function renew(island: Element): void {
  if (island.hasAttribute("ssr")) return;
  island.setAttribute("ssr", "");
  island.replaceChildren(document.createElement("span"));
}

/** The view of a cell, and the only code that changes the cell's elements. It renders at most once per frame. */
export class CellView {
  readonly number: number;
  readonly root: HTMLElement;
  /** The cell's text. */
  readonly editing: CellEditing;
  readonly #notebook: Notebook;
  readonly #recorded: HTMLElement;
  readonly #outputs: HTMLElement;
  /** The container of the outputs. The recorded outputs get a new one, because the renderer stores state in it. */
  #container: HTMLElement;
  #drawn: readonly Output[] | undefined;
  #frame = 0;
  readonly #views = new WeakMap<Output, VNode>();
  /** Set from the start of a run to its end. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the current run has taken longer than `BUSY_DELAY`. */
  #isLong = false;
  /** The message that is shown until the next run. */
  #message = "";
  /** The last ending that was announced. */
  #announced: object | undefined;

  constructor(root: HTMLElement, notebook: Notebook) {
    this.root = root;
    this.#notebook = notebook;
    this.number = Number(root.dataset["cell"]);
    this.#outputs = part(root, ".cell-outputs");
    this.#container = part(root, ".cell-record");
    this.#recorded = this.#container.cloneNode(true) as HTMLElement;
    this.editing = new CellEditing(notebook, this);
  }

  /** The container of the cell's code. */
  get code(): HTMLElement {
    return part(this.root, ".cell-code");
  }

  /** The code with the build's highlighting. */
  get listing(): HTMLElement {
    return part(this.code, "pre");
  }

  /** Sets whether the Edit button is pressed. */
  set isEditing(open: boolean) {
    part(this.root, '[data-act="edit"]').setAttribute("aria-pressed", String(open));
  }

  /** Shows a message until the cell's next run or until it is cleared. */
  showMessage(text: string): void {
    this.#message = text;
    this.#showStatus({ text }, true);
  }

  /** Clears the message when the cell is rendered next. */
  clearMessage(): void {
    this.#message = "";
  }

  /** The outputs and the status, below the code. */
  get #below(): HTMLElement {
    return part(this.root, ".cell-out");
  }

  /** Height in pixels of the part of an open editor that the cell's sticky tools or the page header cover. */
  get covered(): number {
    const tools = part(this.root, ".cell-tools").getBoundingClientRect();
    const editor = this.code.querySelector(".cell-editor")?.getBoundingClientRect();
    return Math.max(0, tools.bottom - Math.max(0, editor?.top ?? tools.bottom));
  }

  /** The current status of the cell. */
  get #status(): CellStatus {
    return this.#notebook.status(this.number);
  }

  /**
   * Scrolls down until the outputs and the first lines of the next cell are visible, but not so far that the start of
   * the outputs leaves the window.
   */
  keepInView(next?: Element): void {
    const { top, bottom } = this.#below.getBoundingClientRect();
    const start = next?.getBoundingClientRect();
    const end = start ? Math.min(start.bottom, start.top + FIRST_LINES) : bottom;
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const down = Math.min(Math.max(bottom, end) + GAP - innerHeight, top - covered - GAP);
    if (down > 0) scrollBy({ top: down, behavior: "instant" });
  }

  /** Closes the editor, or moves the focus to the Run button if the editor is always open and Edit is hidden. */
  leave(close: () => void): void {
    if (part(this.root, '[data-act="edit"]').checkVisibility()) close();
    else part(this.root, ".cell-tools button:not([hidden])").focus();
  }

  focusEdit(): void {
    part(this.root, '[data-act="edit"]').focus();
  }

  /** Moves the focus without scrolling to the cell's code, or to its first button if the code is folded. */
  focus(): void {
    const { listing } = this;
    const button = ".cell-tools button:not([hidden])";
    const place = listing.checkVisibility()
      ? listing
      : this.root.querySelector<HTMLElement>(button);
    place?.focus({ preventScroll: true });
  }

  /** Stops rendering, because the cell is removed. */
  end(): void {
    this.editing.close();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Renders the cell: immediately if a run has ended, otherwise in the next frame. */
  changed(): void {
    this.editing.sync();
    const status = this.#status;
    if (status.phase === "idle") {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#isLong = false;
    } else {
      this.#timer ??= setTimeout(() => {
        this.#isLong = true;
        this.#draw(this.#status);
      }, BUSY_DELAY);
    }
    this.#showButtons(status);
    if (status.phase === "idle" && status.result?.ending) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#draw(status);
      return;
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw(this.#status);
    });
  }

  /**
   * Shows Run or Stop, and moves the focus from the hidden button to the visible one. For a run that a control started,
   * Stop is shown only after `BUSY_DELAY`.
   */
  #showButtons({ phase, request }: CellStatus): void {
    const busy = phase !== "idle" && (!request?.isAutomatic || this.#isLong);
    const run = part(this.root, '[data-act="run"]');
    const stop = part(this.root, '[data-act="stop"]');
    const focused = document.activeElement;
    run.hidden = busy;
    stop.hidden = !busy;
    if (focused === run && busy) stop.focus();
    if (focused === stop && !busy) run.focus();
  }

  #draw(status: CellStatus): void {
    const { phase, stale, edited, request, result } = status;
    this.#showButtons(status);
    const busy = phase !== "idle";
    const shows = busy && !request?.isAutomatic;
    const { dataset } = this.root;
    if (shows || !busy) dataset["state"] = stateOf(status);
    // The outputs are of an earlier run or of the build: the current run has no outputs yet.
    dataset["old"] = String(shows && this.#isLong && result?.request !== request);
    dataset["stale"] = String(stale && !busy);
    dataset["edited"] = String(edited);
    part(this.root, ".cell-edited").hidden = !edited;
    part(this.root, '[data-act="reset"]').hidden = !edited;
    this.root.setAttribute("aria-busy", String(busy));
    // The part below the code keeps its height until the run ends, so that the layout does not shift.
    const below = this.#below;
    if (!busy) below.style.minHeight = "";
    else below.style.minHeight ||= `${below.offsetHeight}px`;
    const n = isOwn(this.number) ? ownNumber(this.number) : this.number;
    this.#count(shows ? "*" : n, status);
    this.#drawOutputs(result?.outputs);
    this.#announce(status);
  }

  #count(n: number | "*", { phase, request, result }: CellStatus): void {
    const hasOutputs = result?.outputs
      ? result.outputs.length > 0
      : this.#recorded.querySelector(".cell-shown > *") !== null;
    const out = hasOutputs && (phase === "idle" || request?.isAutomatic);
    const count = part(this.root, '[data-count="in"]');
    const { cell: words } = this.#notebook.words;
    const [inName, outName] = isOwn(this.number)
      ? [words.own.in, words.own.out]
      : [words.in, words.out];
    count.textContent = fill(inName, { n });
    // A cell's number never changes; the number of the run is shown in small print next to it.
    count.dataset["run"] = String(result?.count ?? "");
    part(this.root, '[data-count="out"]').textContent = out ? fill(outName, { n }) : "";
  }

  /** Renders the outputs. The first call hydrates the HTML of the build, so that a control in use keeps the focus. */
  #drawOutputs(outputs: readonly Output[] | undefined): void {
    if (outputs === this.#drawn) return;
    this.#drawn = outputs;
    if (outputs) {
      const views = outputs.map((output, i) => this.#viewOf(output, i));
      render(<div class="cell-shown">{views}</div>, this.#container);
    } else {
      render(null, this.#container);
      this.#container = this.#recorded.cloneNode(true) as HTMLElement;
      this.#container.querySelectorAll("astro-island").forEach(renew);
      this.#outputs.replaceChildren(this.#container);
    }
  }

  /** Returns the cached view of an output, so that it is not rendered again. */
  #viewOf(output: Output, i: number): VNode {
    const cached = this.#views.get(output);
    if (cached?.key === i) return cached;
    const view = <OutputView key={i} output={output} words={this.#notebook.words.cell} />;
    this.#views.set(output, view);
    return view;
  }

  /**
   * Shows the status line. Screen readers announce an ending once, and only for the cell that was run, not for the cells
   * that ran because of it. They announce that a cell is stale if the focus is in it.
   */
  #announce(status: CellStatus): void {
    const { phase, stale, request, result } = status;
    const busy = phase !== "idle";
    const ending = busy || stale ? undefined : result?.ending;
    if (busy) this.#message = "";
    if (this.#message) return;
    const report =
      busy && !this.#isLong ? { text: "" } : this.#notebook.statusText(this.number, status);
    const endsAll = ending?.kind === "stopped" || ending?.kind === "unstarted";
    const isRequested = endsAll || request?.requested === this.number;
    const isNew = ending === undefined || ending !== this.#announced;
    if (ending) this.#announced = ending;
    this.#showStatus(
      report,
      stale && !busy ? this.root.matches(":focus-within") : isRequested && isNew,
    );
  }

  #showStatus(
    { text, more = "", isError = false, isSuccess = false }: StatusText,
    isAnnounced: boolean,
  ): void {
    const line = part(this.root, ".cell-status");
    if (line.textContent === text + more) return;
    line.setAttribute("aria-live", isAnnounced ? "polite" : "off");
    line.classList.toggle("error", isError);
    line.classList.toggle("success", isSuccess);
    const hiddenText = document.createElement("span");
    hiddenText.className = "visually-hidden";
    hiddenText.textContent = more;
    line.replaceChildren(text, ...(more ? [hiddenText] : []));
  }
}

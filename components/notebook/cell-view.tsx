import { render, type VNode } from "preact";
import type { Output } from "../../src/kernel/output.ts";
import type { Ending } from "../../src/kernel/runner.ts";
import { marksOf } from "../../src/kernel/outputs/marks.ts";
import type { CellStatus } from "../../src/kernel/session.ts";
import { fill } from "../../src/i18n/fill.ts";
import { say } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { OutputView } from "./OutputView.tsx";
import { sayTime } from "./say-time.ts";

/** Milliseconds after which a run that a control started is shown as running. */
const PATIENCE = 250;

/** The most marks that are rendered in one frame, or else one output that has more. */
const SLICE = 500;

const marksOfOutput = (output: Output): number =>
  output.kind === "shown" ? marksOf(output.bundle) : 1;

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`A cell has no ${selector}`);
  return found;
}

const LOOKS = {
  finished: "fresh",
  failed: "failed",
  unstarted: "failed",
  stopped: "stopped",
} as const;

function look({ phase, result }: CellStatus): string {
  if (phase !== "idle") return phase;
  return result?.ending ? LOOKS[result.ending.kind] : "recorded";
}

/** A copy of a hydrated island differs from its HTML at build: it is rendered anew when it becomes visible. */
function renew(island: Element): void {
  if (island.hasAttribute("ssr")) return;
  island.setAttribute("ssr", "");
  island.replaceChildren(document.createElement("span"));
}

/** The view of a cell: the only module that changes its elements. Renders at most once a frame. */
export class CellView {
  readonly number: number;
  readonly root: HTMLElement;
  readonly #words: Words["cell"];
  readonly #recorded: HTMLElement;
  readonly #outputs: HTMLElement;
  /**
   * The container of the outputs; replaced at every return to the recorded outputs, since the renderer keeps state in
   * it.
   */
  #place: HTMLElement;
  readonly #read: () => CellStatus;
  #drawn: readonly Output[] | undefined;
  #frame = 0;
  #slice = 0;
  #shown: readonly VNode[] = [];
  readonly #views = new WeakMap<Output, VNode>();
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, words: Words["cell"], read: (number: number) => CellStatus) {
    this.root = root;
    this.#words = words;
    this.number = Number(root.dataset["cell"]);
    this.#outputs = part(root, ".cell-outputs");
    this.#place = part(root, ".cell-record");
    this.#recorded = this.#place.cloneNode(true) as HTMLElement;
    this.#read = () => read(this.number);
  }

  /** The container of the cell's code. */
  get code(): HTMLElement {
    return part(this.root, ".cell-code");
  }

  /** The code with the build's highlighting. */
  get listing(): HTMLElement {
    return part(this.code, "pre");
  }

  /** Whether the editor is open, for the button that opens and closes it. */
  set editing(open: boolean) {
    part(this.root, '[data-act="edit"]').setAttribute("aria-pressed", String(open));
  }

  /** Shows a message until the cell's next status. */
  say(text: string): void {
    part(this.root, ".cell-status").textContent = text;
  }

  focusEdit(): void {
    part(this.root, '[data-act="edit"]').focus();
  }

  /** Moves the focus to the cell's code; where that is folded, to its first button. */
  focus(): void {
    const { listing } = this;
    if (listing.checkVisibility()) listing.focus();
    else this.root.querySelector<HTMLElement>(".cell-tools button:not([hidden])")?.focus();
  }

  /** Renders the cell: at once when a run has ended, else with the next frame. */
  changed(): void {
    const status = this.#read();
    this.#press(status);
    if (status.phase === "idle" && status.result?.ending) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#draw(status);
      return;
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw(this.#read());
    });
  }

  /** Shows Run or Stop; the focus goes from the hidden button to the visible one. */
  #press({ phase, result }: CellStatus): void {
    const busy = phase !== "idle";
    clearTimeout(this.#late);
    if (busy && result?.quiet) {
      this.#late = setTimeout(() => this.#swap(this.#read().phase !== "idle"), PATIENCE);
    } else this.#swap(busy);
  }

  #swap(busy: boolean): void {
    const run = part(this.root, '[data-act="run"]');
    const stop = part(this.root, '[data-act="stop"]');
    const focused = document.activeElement;
    run.hidden = busy;
    stop.hidden = !busy;
    if (focused === run && busy) stop.focus();
    if (focused === stop && !busy) run.focus();
  }

  #draw(status: CellStatus): void {
    const { phase, stale, edited, result } = status;
    const busy = phase !== "idle";
    const { dataset } = this.root;
    if (!(busy && result?.quiet)) dataset["state"] = look(status);
    dataset["stale"] = String(stale && !busy);
    dataset["edited"] = String(edited);
    part(this.root, ".cell-edited").hidden = !edited;
    part(this.root, '[data-act="reset"]').hidden = !edited;
    this.root.setAttribute("aria-busy", String(busy));
    part(this.root, ".cell-stale").hidden = !stale || busy;
    // The outputs keep their height until the run ends, so that the layout does not shift.
    if (!busy) this.#outputs.style.minHeight = "";
    else this.#outputs.style.minHeight ||= `${this.#outputs.offsetHeight}px`;
    this.#count(busy && !result?.quiet ? "*" : (result?.count ?? this.number), status);
    this.#drawOutputs(result?.outputs);
    const said = this.#say(status);
    const line = part(this.root, ".cell-status");
    if (line.textContent !== said) line.textContent = said;
  }

  #count(n: number | "*", { phase, result }: CellStatus): void {
    const some = result?.outputs
      ? result.outputs.length > 0
      : this.#recorded.querySelector(".cell-shown > *") !== null;
    const out = some && (phase === "idle" || result?.quiet);
    part(this.root, '[data-count="in"]').textContent = fill(this.#words.in, { n });
    part(this.root, '[data-count="out"]').textContent = out ? fill(this.#words.out, { n }) : "";
  }

  /** The first render hydrates the HTML of the build, so that a control in use keeps its element and the focus. */
  #drawOutputs(outputs: readonly Output[] | undefined): void {
    if (outputs === this.#drawn) return;
    this.#drawn = outputs;
    cancelAnimationFrame(this.#slice);
    if (outputs) {
      this.#drawFrom(outputs, 0);
    } else {
      this.#shown = [];
      render(null, this.#place);
      this.#place = this.#recorded.cloneNode(true) as HTMLElement;
      this.#place.querySelectorAll("astro-island").forEach(renew);
      this.#outputs.replaceChildren(this.#place);
    }
  }

  /**
   * Renders as many outputs as one frame may have, from the first that is not rendered yet; the others follow in later
   * frames, and until then the previous outputs stay in their places.
   */
  #drawFrom(outputs: readonly Output[], first: number): void {
    let end = first;
    for (let marks = 0; end < outputs.length; end++) {
      const output = outputs[end];
      if (!output || this.#views.has(output)) continue;
      marks += marksOfOutput(output);
      if (marks > SLICE && end > first) break;
    }
    const now = outputs.slice(0, end).map((output, i) => this.#viewOf(output, i));
    this.#shown = end < outputs.length ? [...now, ...this.#shown.slice(end)] : now;
    render(<div class="cell-shown">{this.#shown}</div>, this.#place);
    if (end < outputs.length) {
      this.#slice = requestAnimationFrame(() => this.#drawFrom(outputs, end));
    }
  }

  /** The cached view of an output, so that it is not rendered again. */
  #viewOf(output: Output, i: number): VNode {
    const known = this.#views.get(output);
    if (known?.key === i) return known;
    const view = <OutputView key={i} output={output} words={this.#words} />;
    this.#views.set(output, view);
    return view;
  }

  #say({ phase, result }: CellStatus): string {
    const n = this.number;
    if (phase === "running" && !result?.quiet) return fill(this.#words.running, { n });
    if (phase !== "idle" || !result?.ending) return "";
    if (result.quiet && result.ending.kind === "finished") return "";
    return this.#sayEnding(result.ending);
  }

  #sayEnding(ending: Ending): string {
    const n = this.number;
    const words = this.#words;
    switch (ending.kind) {
      case "finished":
        return fill(words.finished, { n, time: sayTime(ending.milliseconds, words) });
      case "failed":
        return fill(words.failed, { n });
      case "unstarted":
        return fill(words.noKernel, { reason: say(words.faults, ending.reason) });
      case "stopped": {
        const said = {
          reader: words.stopped,
          budget: words.overBudget,
          flood: words.flooded,
        };
        return fill(said[ending.why], { time: sayTime(ending.milliseconds, words) });
      }
    }
  }
}

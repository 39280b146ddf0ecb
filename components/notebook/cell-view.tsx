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

/** A run that a control asked for shows that it runs only if it takes this many milliseconds. */
const PATIENCE = 250;

/** What is drawn in one frame: so many marks, or one output that has more. */
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

/** A copy of an island that was alive is no longer what the build made: it is drawn anew when it is seen. */
function renew(island: Element): void {
  if (island.hasAttribute("ssr")) return;
  island.setAttribute("ssr", "");
  island.replaceChildren(document.createElement("span"));
}

/** A cell on the page: the only place that touches its elements. Draws at most once a frame. */
export class CellView {
  readonly number: number;
  readonly root: HTMLElement;
  readonly #words: Words["cell"];
  readonly #recorded: HTMLElement;
  readonly #outputs: HTMLElement;
  /** Where outputs are drawn; another one with every return to the record, since a renderer keeps it. */
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

  /** Where the cell's code stands. */
  get code(): HTMLElement {
    return part(this.root, ".cell-code");
  }

  /** The code as the build set it. */
  get listing(): HTMLElement {
    return part(this.code, "pre");
  }

  /** Whether the editor is open, for the button that opens and closes it. */
  set editing(open: boolean) {
    part(this.root, '[data-act="edit"]').setAttribute("aria-pressed", String(open));
  }

  /** Says something until the cell has something else to say. */
  say(text: string): void {
    part(this.root, ".cell-status").textContent = text;
  }

  focusEdit(): void {
    part(this.root, '[data-act="edit"]').focus();
  }

  /** Puts the focus at the cell's code; where that is folded, at its first button. */
  focus(): void {
    const { listing } = this;
    if (listing.checkVisibility()) listing.focus();
    else this.root.querySelector<HTMLElement>(".cell-tools button:not([hidden])")?.focus();
  }

  /** Draws the cell as it is: at once when a run has ended, else with the next frame. */
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

  /** Run gives way to Stop and back; the focus stays with the one that is there. */
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
    // The outputs keep their height until the run ends, so that nothing on the page jumps.
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

  /** What the build made is taken over by the first drawing, so that a control stays in the hand. */
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
   * Draws as many of the outputs as one frame may have, from the first that is not drawn yet; the others follow it, and
   * until then what was drawn in their places stays.
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

  /** The same view for the same output, which then is not drawn again. */
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

import { render } from "preact";
import type { Output } from "../../src/kernel/output.ts";
import { lasting, standing } from "../../src/kernel/standing.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { OutputView } from "./OutputView.tsx";

/** What a cell's frame can look like. */
export type CellState = "recorded" | "waiting" | "running" | "fresh" | "failed" | "stopped";

function part(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`A cell has no ${selector}`);
  return found;
}

/** A cell on the page: the only place that touches its elements. */
export class CellView {
  readonly number: number;
  readonly #root: HTMLElement;
  readonly #words: Words["cell"];
  readonly #recorded: readonly Node[];
  readonly #outputs: HTMLElement;
  #drawn: readonly Output[] = [];

  constructor(root: HTMLElement, words: Words["cell"]) {
    this.#root = root;
    this.#words = words;
    this.number = Number(root.dataset["cell"]);
    this.#outputs = part(root, ".cell-outputs");
    this.#recorded = [...this.#outputs.childNodes];
  }

  /** Sets the cell's look and its status line; `focus` stays with whoever has it. */
  become(state: CellState, status = ""): void {
    this.#root.dataset["state"] = state;
    const busy = state === "running" || state === "waiting";
    const run = part(this.#root, '[data-act="run"]');
    const stop = part(this.#root, '[data-act="stop"]');
    const focused = document.activeElement;
    run.hidden = busy;
    stop.hidden = !busy;
    if (focused === run && busy) stop.focus();
    if (focused === stop && !busy) run.focus();
    this.#root.setAttribute("aria-busy", String(busy));
    part(this.#root, ".cell-status").textContent = status;
  }

  /** Shows In [n] and Out [n]; `*` while the count is not known yet. */
  count(n: number | "*", hasOutput: boolean): void {
    part(this.#root, '[data-count="in"]').textContent = fill(this.#words.in, { n });
    part(this.#root, '[data-count="out"]').textContent = hasOutput
      ? fill(this.#words.out, { n })
      : "";
  }

  /** Keeps the height of the outputs until new ones come, so that nothing on the page jumps. */
  hold(): void {
    this.#outputs.style.minHeight = `${this.#outputs.offsetHeight}px`;
  }

  release(): void {
    this.#outputs.style.minHeight = "";
  }

  /** Draws what a run has left. */
  draw(outputs: readonly Output[]): void {
    this.#drawn = lasting(outputs);
    this.#render(this.#drawn);
  }

  /** Draws what a run has shown so far. */
  drawSoFar(outputs: readonly Output[]): void {
    this.#render(standing(outputs, this.#drawn));
  }

  #render(outputs: readonly Output[]): void {
    this.#takeOver();
    render(
      <>
        {outputs.map((output, i) => (
          <OutputView key={i} output={output} words={this.#words} />
        ))}
      </>,
      this.#outputs,
    );
  }

  /** Puts the outputs recorded at build back. */
  restore(): void {
    render(null, this.#outputs);
    this.#drawn = [];
    this.#outputs.replaceChildren(...this.#recorded);
    this.count(
      this.number,
      this.#recorded.some((node) => node instanceof HTMLElement),
    );
    this.become("recorded");
  }

  /** The first drawing replaces what the build made: it is not this renderer's to change. */
  #takeOver(): void {
    if (this.#recorded.some((node) => node.parentNode === this.#outputs)) {
      this.#outputs.replaceChildren();
    }
  }
}

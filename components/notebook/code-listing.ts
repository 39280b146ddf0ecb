import { showHidden } from "../../src/kernel/show-hidden.ts";

/** Shows a text as a listing: without highlighting until the editor's module is loaded. */
type Paint = (code: string) => Node;

/** Characters of a reader's text that are drawn, at most; the editor shows all. */
const MOST = 200_000;

/** A cell's listing, which shows the lesson's text as highlighted at build, or the reader's text. */
export class CodeListing {
  readonly #code: HTMLElement;
  /** What folds a long listing: only the lesson's text is folded. */
  readonly #fold: HTMLDetailsElement | null;
  readonly #lesson: { readonly text: string; readonly nodes: readonly Node[] };
  #shown: string;
  paint: Paint = (code) => document.createTextNode(code);

  constructor(listing: HTMLElement) {
    this.#code = listing.querySelector("code") ?? listing;
    this.#fold = listing.parentElement?.querySelector("details") ?? null;
    this.#shown = this.#code.textContent;
    this.#lesson = { text: this.#shown, nodes: [...this.#code.childNodes] };
  }

  /** The text that it shows. */
  get shown(): string {
    return this.#shown;
  }

  /** Shows all lines from here on. */
  unfold(): void {
    if (this.#fold) this.#fold.open = true;
  }

  show(code: string): void {
    const { text, nodes } = this.#lesson;
    if (this.#fold) this.#fold.hidden = code !== text;
    this.#shown = code;
    this.#code.replaceChildren(...(code === text ? nodes : [this.paint(drawn(code))]));
  }
}

/** What is drawn of a text, which may be a stranger's. */
const drawn = (code: string): string =>
  showHidden(code.length > MOST ? `${code.slice(0, MOST)}…` : code);

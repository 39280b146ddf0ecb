import type { LinkedCell } from "../../src/kernel/link.ts";
import { Session } from "../../src/kernel/session.ts";
import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import { CellView } from "./cell-view.tsx";
import type { Sharing } from "./keeping/sharing.ts";
import { readControl } from "./read-control.ts";
import { Sandbox } from "./sandbox.ts";
import { showReading } from "./show-reading.ts";

/** What the build left in the page for its notebook. */
interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly words: Pick<Words, "cell" | "keep">;
  readonly kernel: string;
  readonly sandbox: string;
}

/** The notebook of a page: its session, and the views that show it. */
export class Notebook {
  readonly words: Words["cell"];
  readonly session: Session;
  readonly views: ReadonlyMap<number, CellView>;
  readonly #listeners = new Set<(number: number) => void>();
  readonly #keepWords: Words["keep"];
  #sharing: Promise<Sharing> | undefined;

  constructor(setup: Setup) {
    const roots = [...document.querySelectorAll<HTMLElement>(".cell")];
    const cells = setup.cells.map((compiled, i) => ({
      code: roots[i]?.querySelector("pre")?.textContent ?? "",
      compiled,
    }));
    this.words = setup.words.cell;
    this.#keepWords = setup.words.keep;
    this.session = new Session(
      cells,
      () => Sandbox.start(setup),
      (number) => {
        this.views.get(number)?.changed();
        this.#listeners.forEach((listen) => listen(number));
      },
    );
    const views = roots.map(
      (root) => new CellView(root, this.words, (number) => this.session.status(number)),
    );
    this.views = new Map(views.map((view) => [view.number, view]));
    this.listen((number) => {
      if (!this.#sharing && this.session.status(number).edited) this.keep("edited");
    });
  }

  /** Calls `listen` with the number of every cell whose status or text may be another now. */
  listen(listen: (number: number) => void): void {
    this.#listeners.add(listen);
  }

  /** What a button of a cell or of the toolbar does. */
  press(button: HTMLButtonElement): void {
    const number = Number(button.closest<HTMLElement>(".cell")?.dataset["cell"]);
    switch (button.dataset["act"] ?? button.dataset["notebook"]) {
      case "run":
        return this.session.run(number);
      case "stop":
        return this.session.stop();
      case "run-all":
        return this.session.runAll();
      case "restart":
        return this.session.restart();
      case "share":
        return this.keep("edited", (sharing) => sharing.share());
    }
  }

  /** What a control of a cell says when the reader has changed it. */
  control(element: Element): void {
    const number = Number(element.closest<HTMLElement>(".cell")?.dataset["cell"]);
    const reading = readControl(element);
    if (!reading) return;
    showReading(element, reading);
    if ("value" in reading) this.session.control(number, reading.control, reading.value);
  }

  /** Gives a cell another text. The compiler is loaded at the first edit. */
  async edit(number: number, code: string): Promise<void> {
    const { compileOrFault } = await import("../../src/kernel/compile.ts");
    this.session.edit(number, code, compileOrFault({ number, code }));
    this.views.get(number)?.showCode(code);
  }

  /**
   * Keeps the edits from here on, and does what sharing is asked for. What does so is loaded when
   * the first edit is made, or with the page where there are some already, kept or in its address.
   */
  keep(
    since: "opened" | "edited",
    ask: (sharing: Sharing) => Promise<void> = async () => {},
  ): void {
    this.#sharing ??= import("./keeping/start-keeping.tsx").then(({ startKeeping }) =>
      startKeeping(this, this.#keepWords, since === "opened"),
    );
    this.#sharing.then(ask).catch((error: unknown) => {
      const note = document.querySelector(".notebook-note");
      if (note) note.textContent = fill(this.#keepWords.notLoaded, { reason: String(error) });
    });
  }
}

let made: Notebook | undefined;

/** The page's notebook, made from what the build left in the page. */
export function notebook(): Notebook {
  made ??= new Notebook(
    JSON.parse(document.getElementById("notebook-setup")?.textContent ?? "") as Setup,
  );
  return made;
}

import type { LinkedCell } from "../../src/kernel/link.ts";
import { Session } from "../../src/kernel/session.ts";
import type { Words } from "../../src/words/words.ts";
import { CellView } from "./cell-view.tsx";
import { Sandbox } from "./sandbox.ts";

/** What the build left in the page for its notebook. */
interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly words: Words["cell"];
  readonly kernel: string;
  readonly sandbox: string;
}

/** The notebook of a page: its session, and the views that show it. */
export class Notebook {
  readonly words: Words["cell"];
  readonly session: Session;
  readonly views: ReadonlyMap<number, CellView>;
  readonly #listeners = new Set<(number: number) => void>();

  constructor(setup: Setup) {
    const roots = [...document.querySelectorAll<HTMLElement>(".cell")];
    const cells = setup.cells.map((compiled, i) => ({
      code: roots[i]?.querySelector("pre")?.textContent ?? "",
      compiled,
    }));
    this.words = setup.words;
    this.session = new Session(
      cells,
      () => Sandbox.start(setup),
      (number) => {
        this.views.get(number)?.changed();
        this.#listeners.forEach((listen) => listen(number));
      },
    );
    const views = roots.map(
      (root) => new CellView(root, setup.words, (number) => this.session.status(number)),
    );
    this.views = new Map(views.map((view) => [view.number, view]));
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
    }
  }

  /** Gives a cell another text. The compiler is loaded at the first edit. */
  async edit(number: number, code: string): Promise<void> {
    const { compileOrFault } = await import("../../src/kernel/compile.ts");
    this.session.edit(number, code, compileOrFault({ number, code }));
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

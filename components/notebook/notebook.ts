import type { LinkedCell } from "../../src/kernel/link.ts";
import { Session } from "../../src/kernel/session.ts";
import type { Words } from "../../src/words/words.ts";
import { CellView } from "./cell-view.tsx";
import type { Sharing } from "./keeping/sharing.ts";
import { Sandbox } from "./sandbox.ts";

/** What the build left in the page for its notebook. */
interface Setup {
  readonly cells: readonly LinkedCell[];
  readonly words: Words["cell"];
  readonly keepWords: Words["keep"];
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
    this.words = setup.words;
    this.#keepWords = setup.keepWords;
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
    this.listen((number) => {
      if (this.session.status(number).edited) void this.keep("edited");
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
        void this.keep("edited").then((sharing) => sharing.share());
    }
  }

  /** Gives a cell another text. The compiler is loaded at the first edit. */
  async edit(number: number, code: string): Promise<void> {
    const { compileOrFault } = await import("../../src/kernel/compile.ts");
    this.session.edit(number, code, compileOrFault({ number, code }));
    this.views.get(number)?.showCode(code);
  }

  /**
   * What keeps and shares the edits. It is loaded when the first is made, or with the page where
   * there are some already, kept or in its address.
   */
  keep(since: "opened" | "edited"): Promise<Sharing> {
    this.#sharing ??= import("./keeping/start-keeping.tsx").then(({ startKeeping }) =>
      startKeeping(this, this.#keepWords, since === "opened"),
    );
    return this.#sharing;
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

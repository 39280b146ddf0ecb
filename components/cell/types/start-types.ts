import type { Session } from "../../../src/notebook/session.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { CellView } from "../cell-view.tsx";
import type { FormatCells } from "../format-status.ts";
import { showTypes } from "./show-types.tsx";
import { TypeChecker } from "./type-checker.ts";
import { TypeChecking } from "./type-checking.ts";

/** The data for the type check that the build has put in the page. */
export interface TypesSetup {
  /** Address of the worker's script. */
  readonly script: string;
  readonly words: Words["types"];
}

/** The part of the page's notebook that the type check uses. */
interface TypesPage {
  readonly session: Session;
  readonly views: ReadonlyMap<number, CellView>;
  readonly formatCells: FormatCells;
  changed(number: number): void;
  listen(listen: () => void): void;
}

/** Makes the type check of a page, switched off. It listens to every change of a cell's text. */
export function startTypes(page: TypesPage, { script, words }: TypesSetup): TypeChecking {
  const { session, views } = page;
  const typing = new TypeChecking(
    () => session.numbers.map((number) => session.text(number)),
    (number) => session.fault(number)?.name !== "SyntaxError",
    new TypeChecker(() => new Worker(script)),
    (state) => {
      showTypes(state, views.values(), words, page.formatCells);
      session.numbers.forEach((number) => page.changed(number));
    },
  );
  page.listen(() => typing.changed());
  return typing;
}

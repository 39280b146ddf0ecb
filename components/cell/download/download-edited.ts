import { fetchJson } from "../../ui/fetch-json.ts";
import type { CompiledCell } from "../../../src/notebook/cell.ts";
import { denoCode } from "./notebook-file.ts";
import { saveCells, type SavedCell } from "./notebook-file.ts";

/** A cell's text as the reader has written it. */
interface EditedCell {
  readonly number: number;
  readonly code: string;
  readonly compiled: CompiledCell;
}

/** What of a cell in a notebook file is read here; the rest of it stays as it is. */
interface FileCell {
  readonly cell_type: string;
  readonly id: string;
  readonly source: string;
}

/** An article's notebook file. */
interface NotebookFile {
  readonly cells: readonly FileCell[];
}

/** The first line of a notebook's code, of a cell that is no solution: what the site gives every cell, by the address of its module. */
const GIVEN = /^import \{ ([^}]*) \} from "([^"]+)";\n/;

/** Names that an edited cell may need besides. */
const NAMES = ["show", "input", "console"];

/**
 * An article's notebook with a reader's texts in place of the article's. Those cells, and the cells of `stale`, lose their
 * outputs, which are of other code. The reader's own cells stand where they stand on the page.
 *
 * @throws {TypeError} when the notebook does not begin as an article's does
 */
export function editedNotebook<File extends NotebookFile>(
  notebook: File,
  edits: readonly EditedCell[],
  stale: readonly number[],
  own: readonly SavedCell[] = [],
): Omit<File, "cells"> & NotebookFile {
  const first = notebook.cells.find(
    ({ cell_type, source }) => cell_type === "code" && GIVEN.test(source),
  );
  const [line, , address] = GIVEN.exec(first?.source ?? "") ?? [];
  if (first === undefined || line === undefined || address === undefined) {
    throw new TypeError("Cannot edit notebook: its code must import what cells are given");
  }
  const library = new URL("grundy.js", address).href;
  const given = `import { ${NAMES.join(", ")} } from ${JSON.stringify(address)};\n`;
  const cells = notebook.cells.map((cell) => {
    if (cell.cell_type !== "code") return cell;
    const edit = edits.find(({ number }) => cell.id === `cell-${number}`);
    const own = edit ? denoCode(edit.code, edit.compiled, library) : undefined;
    const source =
      cell === first ? given + (own ?? cell.source.slice(line.length)) : (own ?? cell.source);
    const isKept = !edit && !stale.some((number) => cell.id === `cell-${number}`);
    if (isKept) return { ...cell, source };
    return { ...cell, source, execution_count: null, outputs: [] };
  });
  const modules = { grundy: library, notebook: address };
  const added = saveCells(own, modules, true) as readonly FileCell[];
  const ownAt = (id: string, isAbove: boolean): FileCell[] =>
    added.filter((_, i) => {
      const { cell = 0, above = false } = own[i]?.own ?? {};
      return `cell-${cell}` === id && above === isAbove;
    });
  const placed = cells.flatMap((cell) => [...ownAt(cell.id, true), cell, ...ownAt(cell.id, false)]);
  const isLast = (cell: FileCell): boolean => !placed.includes(cell);
  return { ...notebook, cells: [...placed, ...added.filter(isLast)] };
}

/** Milliseconds for which a browser may take the file before its address is given up. */
const TAKEN = 60_000;

/** Saves a text as a file. */
export function saveText(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ipynb+json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}

/** Saves the notebook at an address with a reader's texts and cells in it, under a name that says so. */
export async function downloadEdited(
  address: string,
  edits: readonly EditedCell[],
  stale: readonly number[],
  own: readonly SavedCell[],
): Promise<void> {
  const notebook = editedNotebook(await fetchJson<NotebookFile>(address), edits, stale, own);
  const name = `${address.replace(/^.*\/|\.ipynb$/g, "")}-edited.ipynb`;
  saveText(`${JSON.stringify(notebook, null, 1)}\n`, name);
}

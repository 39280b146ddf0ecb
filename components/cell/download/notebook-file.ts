import { numberOfOwn, type CompiledCell } from "../../../src/notebook/cell.ts";
import { mimeBundle } from "../../../src/notebook/mime-bundle.ts";
import type { Output } from "../../../src/notebook/output.ts";
import { parseCode } from "../../editor/highlight-listing.ts";
import { downloadBlob, fetchJson } from "../../ui/files.ts";
import type { Notebook } from "../notebook.ts";
import { MOST_OWN, type OwnCell, type SharedOwn } from "../../../src/notebook/own-cells.ts";
import { count, either, exact, list, object } from "../../../src/notebook/validation/read.ts";

/** Where a cell's last expression starts and ends in its text; undefined where it ends with something else. */
function lastExpression(code: string): { readonly from: number; readonly to: number } | undefined {
  const types = /Comment$|^(Interface|TypeAlias)Declaration$/;
  let last = parseCode(code)?.topNode.lastChild;
  while (last && types.test(last.name)) last = last.prevSibling;
  return (last?.name === "ExpressionStatement" && last.firstChild) || undefined;
}

const IMPORT = /^(\s*import\b[^"'`;]*\bfrom\s*)(["'])grundy\2/gm;

/**
 * The code of a cell as it runs in Deno: imports by address, a last expression shown as the site shows it and awaited, as
 * outputs in Deno's kernel must be. A text that cannot be compiled stays as it is.
 *
 * @param library address of the library
 */
export function denoCode(code: string, compiled: CompiledCell, library: string): string {
  if (compiled.fault) return code;
  const byAddress = (text: string): string =>
    text.replace(IMPORT, (_, before: string) => before + JSON.stringify(library));
  const place = lastExpression(code);
  if (place) {
    const last = code.slice(place.from, place.to);
    const isShown = /^(?:show|console)\b/.test(last);
    const shown = isShown ? `await ${last}` : `await show.result(${last})`;
    return byAddress(code.slice(0, place.from)) + shown + code.slice(place.to);
  }
  const shows = compiled.uses.some((name) => name === "show" || name === "console");
  return byAddress(code) + (shows ? "\nawait show.settled();" : "");
}

/** Characters of a notebook file that is opened. */
export const MOST_FILE = 20_000_000;

const source = either<[string, readonly string[]]>(
  exact(MOST_FILE),
  list(1_000_000, exact(MOST_FILE)),
);
const fileCell = object(
  { cell_type: exact(50), source },
  { metadata: object({}, { grundy: object({ kind: exact(10) }, { input: exact(1_000_000) }) }) },
);
const language = object(
  {},
  {
    metadata: object(
      {},
      {
        kernelspec: object({ language: exact(100) }),
        language_info: object({ name: exact(100) }),
      },
    ),
  },
);
const file = object({
  nbformat: count,
  cells: (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined),
});

/** What this site puts before the first code of a notebook. */
const GIVEN = /^import \{ [^}]* \} from "([^"]*\/lib\/notebook\.js)";\n/;
const LIBRARY = /^(\s*import\b[^"'`;]*\bfrom\s*)"[^"]*\/lib\/grundy\.js"/gm;
const RESULT = /^await show\.result\(([^]*?)\)(\s*;?(?:\s|\/\/.*|\/\*[^]*?\*\/)*)$/;

/** Characters of a cell in which the last expression is looked for. */
const MOST_CODE = 20_000;

/** The code of a cell from how it runs in Deno, which {@link denoCode} has made of it. */
export function ownCode(source: string): string {
  const code = source.replace(GIVEN, "").replace(LIBRARY, '$1"grundy"');
  if (code.length > MOST_CODE) return code;
  const at = Math.max(0, code.lastIndexOf("await show.result("));
  return (code.slice(0, at) + code.slice(at).replace(RESULT, "$1$2"))
    .replace(/^await (?=show\b|console\b)(?!show\.result|show\.settled)/gm, "")
    .replace(/\nawait show\.settled\(\);$/, "");
}

/** A cell that was read from a file. */
export type FileCell = SharedOwn & Pick<OwnCell, "json">;

/**
 * A program in C++ or Python is saved as a fenced block of Markdown with its kind in the cell's metadata. As code, Deno's kernel
 * would run it and fail: a notebook has one kernel, `vscode.languageId` only colours a cell, and magics are IPython's.
 */
const FENCE = /^(`{3,})(?:cpp|python)\n([^]*)\n\1\s*$/;

/** A program as such a block: its fence is longer than any in the program. */
function fenced(kind: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${kind}\n${text}\n${fence}`;
}

/** Reads one cell; undefined where it is none. `isOwn` says whether the notebook's code is TypeScript. */
function readCell(value: unknown, isOwn: boolean): FileCell | undefined {
  const found = fileCell(value);
  if (!found) return undefined;
  const text = typeof found.source === "string" ? found.source : found.source.join("");
  const cell = { cell: 0, hash: "", json: JSON.stringify(value) };
  const { kind, input = "" } = found.metadata?.grundy ?? {};
  const program = FENCE.exec(text)?.[2];
  if ((kind === "cpp" || kind === "python") && program !== undefined) {
    return { ...cell, kind, text: program, input };
  }
  if (found.cell_type === "markdown") return { ...cell, kind: "text", text };
  if (found.cell_type === "code" && isOwn) return { ...cell, kind: "ts", text: ownCode(text) };
  return { ...cell, kind: "kept", text };
}

/** Why a file cannot be opened. */
export type FileFault = "large" | "damaged" | "old" | "many";

/** A notebook file as this site holds it. */
export interface OpenedFile {
  readonly cells: readonly FileCell[];
  /** Its JSON without its cells. */
  readonly file: string;
}

/**
 * Reads a notebook file, of version 4 of the format. Cells of TypeScript or JavaScript run here, Markdown is set, and
 * others are kept as they are.
 */
export function openFile(text: string): OpenedFile | FileFault {
  if (text.length > MOST_FILE) return "large";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "damaged";
  }
  const found = file(value);
  if (!found) return object({ worksheets: (sheets) => sheets })(value) ? "old" : "damaged";
  if (found.nbformat < 4) return "old";
  if (found.cells.length > MOST_OWN) return "many";
  const { kernelspec, language_info } = language(value)?.metadata ?? {};
  const name = kernelspec?.language ?? language_info?.name ?? "typescript";
  const isOwn = /^(?:type|java)script$/i.test(name);
  const cells = found.cells.map((cell) => readCell(cell, isOwn));
  if (cells.includes(undefined)) return "damaged";
  return {
    cells: cells as readonly FileCell[],
    file: JSON.stringify({ ...(value as object), cells: [] }),
  };
}

/** A cell to be saved. */
export interface SavedCell {
  readonly own: OwnCell;
  /** Of TypeScript. */
  readonly compiled?: CompiledCell;
  /** What its last run here left; undefined where it was not run. */
  readonly outputs?: readonly Output[] | undefined;
}

/** Addresses of the modules that a downloaded cell imports. */
export interface Modules {
  readonly grundy: string;
  readonly notebook: string;
}

const NAMES = "show, input, console";

/** The outputs of a cell in the notebook format. */
const fileOutputs = (outputs: readonly Output[]): object[] =>
  outputs.flatMap((output): object[] => {
    if (output.kind === "shown") {
      const data = mimeBundle(output.bundle, "en");
      return [{ output_type: "display_data", data, metadata: {} }];
    }
    if (output.kind !== "failure") return [];
    const { name: ename, message: evalue } = output.failure;
    return [{ output_type: "error", ename, evalue, traceback: [`${ename}: ${evalue}`] }];
  });

/**
 * The cells of a notebook file; one that was read from a file and has not been changed or run stays as it was.
 *
 * @param isGiven a cell before them imports what the site gives every cell
 */
export function saveCells(
  cells: readonly SavedCell[],
  { grundy, notebook }: Modules,
  isGiven = false,
): readonly object[] {
  const given = `import { ${NAMES} } from ${JSON.stringify(notebook)};\n`;
  return cells.map(({ own, compiled, outputs }, i) => {
    const { kind, text, input = "", json } = own;
    const before = json === undefined ? undefined : (JSON.parse(json) as object);
    const read = before && readCell(before, kind === "ts");
    const isSame = read?.kind === kind && read.text === text && (read.input ?? "") === input;
    if (before && isSame && outputs === undefined) {
      isGiven ||= kind === "ts" && JSON.stringify(before).includes("/lib/notebook.js");
      return before;
    }
    const cell = { id: `own-${i + 1}`, metadata: {}, ...before };
    if (kind !== "ts") {
      const isProgram = kind === "cpp" || kind === "python";
      return {
        ...cell,
        cell_type: "markdown",
        ...(isProgram ? { metadata: { ...cell.metadata, grundy: { kind, input } } } : {}),
        source: isProgram ? fenced(kind, text) : text,
      };
    }
    const code = compiled ? denoCode(text, compiled, grundy) : text;
    const head = isGiven ? "" : given;
    isGiven = true;
    return {
      ...cell,
      cell_type: "code",
      source: head + code,
      execution_count: null,
      outputs: fileOutputs(outputs ?? []),
    };
  });
}

/** What a notebook for Deno's kernel says of itself. */
export const METADATA = {
  kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
  language_info: {
    name: "typescript",
    file_extension: ".ts",
    mimetype: "text/x.typescript",
    pygments_lexer: "typescript",
  },
};

/** The text of a notebook file, as Jupyter writes it. */
export function saveFile(file: string | undefined, cells: readonly object[]): string {
  const empty = { cells: [], metadata: METADATA, nbformat: 4, nbformat_minor: 5 };
  const notebook = file === undefined ? empty : (JSON.parse(file) as object);
  return `${JSON.stringify({ ...notebook, cells }, null, 1)}\n`;
}

/** A cell of an article's notebook file, as much as is read of it. */
interface ArticleCell {
  readonly cell_type: string;
  readonly id: string;
  readonly source: string;
}

interface ArticleFile {
  readonly cells: readonly ArticleCell[];
}

/** An article's cell with the reader's text. */
interface EditedCell {
  readonly number: number;
  readonly code: string;
  readonly compiled: CompiledCell;
}

/**
 * An article's notebook with a reader's texts in place of the article's. Those cells, and the cells of `stale`, lose their
 * outputs, which are of other code. The reader's own cells stand where they stand on the page.
 *
 * @throws {TypeError} when the notebook does not begin as an article's does
 */
export function editedNotebook<File extends ArticleFile>(
  notebook: File,
  edits: readonly EditedCell[],
  stale: readonly number[],
  own: readonly SavedCell[] = [],
): Omit<File, "cells"> & ArticleFile {
  const first = notebook.cells.find(
    ({ cell_type, source }) => cell_type === "code" && GIVEN.test(source),
  );
  const [line = "", address] = GIVEN.exec(first?.source ?? "") ?? [];
  if (first === undefined || address === undefined) {
    throw new TypeError("Cannot edit notebook: its code must import what cells are given");
  }
  const modules = { grundy: new URL("grundy.js", address).href, notebook: address };
  // An edited cell may use what the article does not.
  const given = `import { ${NAMES} } from ${JSON.stringify(address)};\n`;
  const cells = notebook.cells.map((cell) => {
    if (cell.cell_type !== "code") return cell;
    const edit = edits.find(({ number }) => cell.id === `cell-${number}`);
    const text = edit && denoCode(edit.code, edit.compiled, modules.grundy);
    const source =
      cell === first ? given + (text ?? cell.source.slice(line.length)) : (text ?? cell.source);
    const isKept = !edit && !stale.some((number) => cell.id === `cell-${number}`);
    if (isKept) return { ...cell, source };
    return { ...cell, source, execution_count: null, outputs: [] };
  });
  const added = saveCells(own, modules, true) as readonly ArticleCell[];
  const ownAt = (id: string, isAbove: boolean): ArticleCell[] =>
    added.filter((_, i) => {
      const { cell = 0, above = false } = own[i]?.own ?? {};
      return `cell-${cell}` === id && above === isAbove;
    });
  const placed = cells.flatMap((cell) => [...ownAt(cell.id, true), cell, ...ownAt(cell.id, false)]);
  const isLast = (cell: ArticleCell): boolean => !placed.includes(cell);
  return { ...notebook, cells: [...placed, ...added.filter(isLast)] };
}

/** Saves a page's notebook as a file: an article's with the reader's texts and cells in it, or one of the reader's own. */
export async function saveNotebook({ session, setup, ownCells }: Notebook): Promise<void> {
  const own = (ownCells?.all ?? []).map((cell): SavedCell => {
    const number = numberOfOwn(cell.n);
    const { stale, result } = session.status(number);
    const outputs = stale || !result?.ending ? undefined : result.outputs;
    const compiled = cell.kind === "ts" ? { compiled: session.program(number) } : {};
    return { own: cell, outputs, ...compiled };
  });
  let name = ownCells?.rest.title?.replace(/[^\p{L}\p{N} ._-]+/gu, " ").trim() || "notebook";
  let text: string;
  const article = document.querySelector<HTMLAnchorElement>(".notebook-bar a[download]")?.href;
  if (article === undefined) {
    const library = new URL(".", new URL(setup.kernel, location.href)).href;
    const modules = { grundy: `${library}grundy.js`, notebook: `${library}notebook.js` };
    text = saveFile(ownCells?.rest.file, saveCells(own, modules));
  } else {
    const edits = session.numbers
      .filter((number) => session.status(number).edited)
      .map((number) => ({ ...session.text(number), compiled: session.program(number) }));
    const file = editedNotebook(await fetchJson<ArticleFile>(article), edits, session.stale, own);
    name = `${article.replace(/^.*\/|\.ipynb$/g, "")}-edited`;
    text = saveFile(JSON.stringify(file), file.cells);
  }
  downloadBlob(new Blob([text], { type: "application/x-ipynb+json" }), `${name}.ipynb`);
}

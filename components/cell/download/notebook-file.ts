import { numberOfOwn, type CompiledCell } from "../../../src/notebook/cell.ts";
import { mimeBundle } from "../../../src/notebook/mime-bundle.ts";
import type { Output } from "../../../src/notebook/output.ts";
import { parseCode } from "../../editor/highlight-listing.ts";
import { downloadBlob, fetchJson } from "../../ui/files.ts";
import type { Notebook } from "../notebook.ts";
import { MAX_OWN, type OwnCell, type SharedOwn } from "../../../src/notebook/own-cells.ts";
import { count, either, exactText, list, object } from "../../../src/notebook/validation/read.ts";

/** Returns the range of a cell's last expression in its text; undefined if the cell does not end with an expression. */
function lastExpression(code: string): { readonly from: number; readonly to: number } | undefined {
  const types = /Comment$|^(Interface|TypeAlias)Declaration$/;
  let last = parseCode(code)?.topNode.lastChild;
  while (last && types.test(last.name)) last = last.prevSibling;
  return (last?.name === "ExpressionStatement" && last.firstChild) || undefined;
}

const IMPORT = /^(\s*import\b[^"'`;]*\bfrom\s*)(["'])grundy\2/gm;

/**
 * Returns the code of a cell for Deno: imports use addresses, and the last expression is shown as on the site and awaited,
 * as Deno's kernel requires for outputs. A text that cannot be compiled is not changed.
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

/** Maximum number of characters of a notebook file. */
export const MAX_FILE = 20_000_000;

const source = either<[string, readonly string[]]>(
  exactText(MAX_FILE),
  list(1_000_000, exactText(MAX_FILE)),
);
const fileCell = object(
  { cell_type: exactText(50), source },
  {
    metadata: object(
      {},
      { grundy: object({ kind: exactText(10) }, { input: exactText(1_000_000) }) },
    ),
  },
);
const language = object(
  {},
  {
    metadata: object(
      {},
      {
        kernelspec: object({ language: exactText(100) }),
        language_info: object({ name: exactText(100) }),
      },
    ),
  },
);
const file = object({
  nbformat: count,
  cells: (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined),
});

/** The import that this site adds to the first code cell of a notebook. */
const ADDED_IMPORT = /^import \{ [^}]* \} from "([^"]*\/lib\/notebook\.js)";\n/;
const LIBRARY = /^(\s*import\b[^"'`;]*\bfrom\s*)"[^"]*\/lib\/grundy\.js"/gm;
const RESULT = /^await show\.result\(([^]*?)\)(\s*;?(?:\s|\/\/.*|\/\*[^]*?\*\/)*)$/;

/** Maximum number of characters of a cell in which `RESULT` is matched. */
const MAX_CODE = 20_000;

/** Returns the original code of a cell from the code for Deno that {@link denoCode} returned. */
export function ownCode(source: string): string {
  const code = source.replace(ADDED_IMPORT, "").replace(LIBRARY, '$1"grundy"');
  if (code.length > MAX_CODE) return code;
  const at = Math.max(0, code.lastIndexOf("await show.result("));
  return (code.slice(0, at) + code.slice(at).replace(RESULT, "$1$2"))
    .replace(/^await (?=show\b|console\b)(?!show\.result|show\.settled)/gm, "")
    .replace(/\nawait show\.settled\(\);$/, "");
}

/** A cell that was read from a file. */
export type FileCell = SharedOwn & Pick<OwnCell, "json">;

/**
 * Matches a program in C++ or Python, which is saved as fenced Markdown with its kind in the metadata. In a code cell,
 * Deno's kernel would run it and fail: a notebook has one kernel, `vscode.languageId` only affects colours, and magics
 * require IPython.
 */
const FENCE = /^(`{3,})(?:cpp|python)\n([^]*)\n\1\s*$/;

/** Returns a program as a fenced block. The fence is longer than any in the program. */
function fenced(kind: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${kind}\n${text}\n${fence}`;
}

/** Reads a cell; returns undefined if it is invalid. `isOwn` is whether the notebook's code is TypeScript. */
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

/** The reason why a file cannot be opened. */
export type FileFault = "large" | "damaged" | "old" | "many";

/** The contents of a notebook file. */
export interface OpenedFile {
  readonly cells: readonly FileCell[];
  /** Its JSON without its cells. */
  readonly file: string;
}

/**
 * Reads a notebook file of version 4 of the format. Cells in TypeScript or JavaScript can be run, Markdown cells are
 * rendered, and other cells are not changed.
 */
export function openFile(text: string): OpenedFile | FileFault {
  if (text.length > MAX_FILE) return "large";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "damaged";
  }
  const found = file(value);
  if (!found) return object({ worksheets: (sheets) => sheets })(value) ? "old" : "damaged";
  if (found.nbformat < 4) return "old";
  if (found.cells.length > MAX_OWN) return "many";
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
  /** The program of a TypeScript cell. */
  readonly compiled?: CompiledCell;
  /** The outputs of its last run on the page; undefined if it was not run. */
  readonly outputs?: readonly Output[] | undefined;
}

/** Addresses of the modules that a downloaded cell imports. */
export interface Modules {
  readonly grundy: string;
  readonly notebook: string;
}

const NAMES = "show, input, console";

/** Converts the outputs of a cell to the notebook format. */
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
 * Returns the cells of a notebook file. A cell that was read from a file and neither changed nor run is not changed.
 *
 * @param isImported whether an earlier cell contains the added import
 */
export function saveCells(
  cells: readonly SavedCell[],
  { grundy, notebook }: Modules,
  isImported = false,
): readonly object[] {
  const addedImport = `import { ${NAMES} } from ${JSON.stringify(notebook)};\n`;
  return cells.map(({ own, compiled, outputs }, i) => {
    const { kind, text, input = "", json } = own;
    const before = json === undefined ? undefined : (JSON.parse(json) as object);
    const read = before && readCell(before, kind === "ts");
    const isSame = read?.kind === kind && read.text === text && (read.input ?? "") === input;
    if (before && isSame && outputs === undefined) {
      isImported ||= kind === "ts" && JSON.stringify(before).includes("/lib/notebook.js");
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
    const head = isImported ? "" : addedImport;
    isImported = true;
    return {
      ...cell,
      cell_type: "code",
      source: head + code,
      execution_count: null,
      outputs: fileOutputs(outputs ?? []),
    };
  });
}

/** The metadata of a notebook for Deno's kernel. */
export const METADATA = {
  kernelspec: { name: "deno", display_name: "Deno", language: "typescript" },
  language_info: {
    name: "typescript",
    file_extension: ".ts",
    mimetype: "text/x.typescript",
    pygments_lexer: "typescript",
  },
};

/** Returns the text of a notebook file in Jupyter's layout. */
export function saveFile(file: string | undefined, cells: readonly object[]): string {
  const empty = { cells: [], metadata: METADATA, nbformat: 4, nbformat_minor: 5 };
  const notebook = file === undefined ? empty : (JSON.parse(file) as object);
  return `${JSON.stringify({ ...notebook, cells }, null, 1)}\n`;
}

/** The fields of an article's notebook cell that are read. */
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
 * Returns an article's notebook with the reader's texts, and with the reader's own cells at their places on the page.
 * The edited cells and the cells of `stale` have no outputs, because the recorded outputs are of other code.
 *
 * @throws {TypeError} if the notebook does not begin with an article's import
 */
export function editedNotebook<File extends ArticleFile>(
  notebook: File,
  edits: readonly EditedCell[],
  stale: readonly number[],
  own: readonly SavedCell[] = [],
): Omit<File, "cells"> & ArticleFile {
  const first = notebook.cells.find(
    ({ cell_type, source }) => cell_type === "code" && ADDED_IMPORT.test(source),
  );
  const [line = "", address] = ADDED_IMPORT.exec(first?.source ?? "") ?? [];
  if (first === undefined || address === undefined) {
    throw new TypeError("Cannot edit notebook: its first code cell must import lib/notebook.js");
  }
  const modules = { grundy: new URL("grundy.js", address).href, notebook: address };
  // An edited cell may use names that the article's import does not contain.
  const prefix = `import { ${NAMES} } from ${JSON.stringify(address)};\n`;
  const cells = notebook.cells.map((cell) => {
    if (cell.cell_type !== "code") return cell;
    const edit = edits.find(({ number }) => cell.id === `cell-${number}`);
    const text = edit && denoCode(edit.code, edit.compiled, modules.grundy);
    const source =
      cell === first ? prefix + (text ?? cell.source.slice(line.length)) : (text ?? cell.source);
    const isUnchanged = !edit && !stale.some((number) => cell.id === `cell-${number}`);
    if (isUnchanged) return { ...cell, source };
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

/** Saves the page's notebook as a file: an article's with the reader's texts and cells, or one of the reader's own. */
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

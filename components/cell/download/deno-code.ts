import type { CompiledCell } from "../../../src/notebook/cell.ts";

/** What the kernel puts around the last expression of a cell. */
const TRAILING = "$trailing(";

/** Where a cell's last expression starts and ends in its text. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/** What may follow the last expression: a semicolon and comments. */
const ONLY_A_MARK = /^\s*;?(?:\s|\/\/.*|\/\*[^]*?\*\/)*$/;

/** The indices of closing brackets. */
const closing = (text: string): readonly number[] =>
  [...text.matchAll(/\)/g)].map(({ index }) => index);

/** The text that follows the last expression, where one bracket of `rest` closes the kernel's call. */
function textAfter(rest: string, code: string): string | undefined {
  const all = closing(rest);
  const after = (at: number): string => rest.slice(at + 1);
  const same = (at: number): boolean => code.endsWith(rest.slice(0, at) + after(at));
  // Where types stand in the expression, it differs from its JavaScript.
  const ends = (at: number): boolean => ONLY_A_MARK.test(after(at)) && code.endsWith(after(at));
  const at = all.findLast(same) ?? all.find(ends);
  return at === undefined ? undefined : after(at);
}

/**
 * Finds the last expression of a cell in its TypeScript, by the JavaScript that the kernel has made of it, which has the
 * same lines. Undefined where the cell ends with something else, or where types stand before it on its line.
 */
function lastExpression(code: string, { body, declares }: CompiledCell): Place | undefined {
  const at = body.indexOf(TRAILING);
  if (at < 0) return undefined;
  const line = body.slice(0, at).split("\n").length - 1;
  const before = body.slice(body.lastIndexOf("\n", at - 1) + 1, at);
  const lines = code.split("\n");
  if (!lines[line]?.startsWith(before)) return undefined;
  const start = lines.slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + before.length;
  const names = `\nreturn { ${declares.join(", ")} };`;
  const after = textAfter(body.slice(at + TRAILING.length, body.length - names.length), code);
  return after === undefined ? undefined : { start, end: code.length - after.length };
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
  const place = lastExpression(code, compiled);
  if (place) {
    const last = code.slice(place.start, place.end);
    const isShown = /^(?:show|console)\b/.test(last);
    const shown = isShown ? `await ${last}` : `await show.result(${last})`;
    return byAddress(code.slice(0, place.start)) + shown + code.slice(place.end);
  }
  const shows = compiled.uses.some((name) => name === "show" || name === "console");
  const isOpen = shows && !compiled.body.includes(TRAILING);
  return byAddress(code) + (isOpen ? "\nawait show.settled();" : "");
}

import ts from "typescript";

/** Addresses of the modules that a downloaded cell imports. */
export interface ModuleAddresses {
  readonly grundy: string;
  readonly notebook: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The name at the left end of `show.table(…)`, `a.b().c`. */
function leftmost(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  const chain =
    ts.isCallExpression(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isNonNullExpression(node);
  return chain ? leftmost(node.expression) : undefined;
}

/** Objects whose calls show an output themselves and return nothing. */
const SHOWS = ["show", "console"];

/** A trailing expression shown as the site shows it, and awaited, as outputs in Deno's kernel must be. */
function showTrailing(source: ts.SourceFile): Edit | undefined {
  const last = source.statements.at(-1);
  if (!last || !ts.isExpressionStatement(last)) return undefined;
  const [start, end] = [last.expression.getStart(source), last.expression.getEnd()];
  const code = source.text.slice(start, end);
  const shows = SHOWS.includes(leftmost(last.expression) ?? "");
  return { start, end, text: shows ? `await ${code}` : `await show.result(${code})` };
}

function importsFrom(address: string, source: ts.SourceFile): Edit[] {
  return source.statements.filter(ts.isImportDeclaration).map((node) => ({
    start: node.moduleSpecifier.getStart(source),
    end: node.moduleSpecifier.getEnd(),
    text: JSON.stringify(address),
  }));
}

/** A cell of a page; `shows` comes from its run: it has outputs and ends without an error. */
interface Recorded {
  readonly code: string;
  readonly uses: readonly string[];
  readonly shows: boolean;
}

function denoCell({ code, shows }: Recorded, address: string): string {
  const source = ts.createSourceFile("cell.ts", code, ts.ScriptTarget.ESNext);
  const trailing = showTrailing(source);
  const edits = [...importsFrom(address, source), ...(trailing ? [trailing] : [])];
  const text = edits.reduceRight(
    (before, { start, end, text: put }) => before.slice(0, start) + put + before.slice(end),
    code,
  );
  return shows && !trailing ? `${text}\nawait show.settled();` : text;
}

/** Names that the site gives to every cell, and that a notebook has to import. */
const GIVEN = ["show", "input", "console"];

/**
 * The code of an article's cells as it runs in Deno, cell by cell in one scope: imports by address, a
 * trailing expression shown as the site shows it, and before the first cell an import of what the
 * site gives every cell. Linear.
 */
export function denoCode(cells: readonly Recorded[], addresses: ModuleAddresses): string[] {
  const used = new Set(["show", ...cells.flatMap(({ uses }) => uses)]);
  const names = GIVEN.filter((name) => used.has(name)).join(", ");
  const given = `import { ${names} } from ${JSON.stringify(addresses.notebook)};\n`;
  return cells.map((cell, i) => (i === 0 ? given : "") + denoCell(cell, addresses.grundy));
}

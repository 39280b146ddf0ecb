import ts from "typescript";
import type { CellGlobals } from "./cell-globals.ts";
import type { CellSource } from "./cell.ts";

/** An error that TypeScript reports for a cell's text. Line and column count from 1. */
export interface TypeFault {
  readonly cell: number;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The declaration files that cells can refer to, as texts. */
export interface Declarations {
  /** Declarations of ECMAScript. */
  readonly language: string;
  /** Declarations of the library. */
  readonly library: string;
  /** Declarations of `CellGlobals`. */
  readonly globals: string;
}

const GLOBALS: Readonly<Record<keyof CellGlobals, true>> = {
  show: true,
  input: true,
  console: true,
  performance: true,
  setTimeout: true,
  setInterval: true,
  clearTimeout: true,
  clearInterval: true,
  queueMicrotask: true,
  structuredClone: true,
};

const ambient = Object.keys(GLOBALS)
  .map((name) => `declare const ${name}: import("globals").CellGlobals["${name}"];`)
  .join("\n");

/** Parses the declarations into files named as {@link closedHost} resolves their modules. */
export function declarationFiles({ language, library, globals }: Declarations): ts.SourceFile[] {
  return Object.entries({ language, grundy: library, globals, ambient }).map(([name, text]) =>
    ts.createSourceFile(`/${name}.d.ts`, text, ts.ScriptTarget.ES2023),
  );
}

function find(module: string, files: ReadonlyMap<string, ts.SourceFile>) {
  const file = `/${module}.d.ts`;
  const found = { resolvedFileName: file, extension: ts.Extension.Dts };
  return { resolvedModule: files.has(file) ? found : undefined };
}

/** Returns a compiler host with these files only: every module must be one of them. */
export function closedHost(files: ReadonlyMap<string, ts.SourceFile>): ts.CompilerHost {
  return {
    getSourceFile: (file) => files.get(file),
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file)?.text,
    resolveModuleNameLiterals: (literals) => literals.map(({ text }) => find(text, files)),
    getDefaultLibFileName: () => "/language.d.ts",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
}

/** The options of type checking. They are `strict` and no stricter, as Deno checks a downloaded notebook. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // The kernel strips types cell by cell, so a type must be imported with `type`.
  verbatimModuleSyntax: true,
  noEmit: true,
  noLib: true,
  types: [],
  skipLibCheck: true,
};

/** Returns TypeScript's message without its advice on options and packages, which do not apply to cells. */
const messageOf = ({ messageText }: ts.Diagnostic): string =>
  ts
    .flattenDiagnosticMessageText(messageText, "\n")
    .replace(/ Do you need to [^\n]*/g, "")
    .replace(/ when '\w+' is enabled/g, "");

/** The part of a cell that type checking reads. */
export type CellText = Pick<CellSource, "number" | "code" | "solution">;

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);

/** Blanks out the imports of names that earlier cells import. No other character changes its position. */
function withoutRepeated(code: string, imported: Set<string>): string {
  const { statements } = ts.createSourceFile("cell.ts", code, ts.ScriptTarget.ES2023);
  const repeated: [start: number, end: number][] = [];
  for (const statement of statements) {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const bindings = clause?.namedBindings;
    if (!bindings) continue;
    for (const one of ts.isNamedImports(bindings) ? bindings.elements : [bindings]) {
      const comma = /^\s*,/.exec(code.slice(one.end))?.[0].length ?? 0;
      if (!imported.has(one.name.text)) imported.add(one.name.text);
      else if (one === bindings) repeated.push([statement.pos, statement.end]);
      else repeated.push([one.pos, one.end + comma]);
    }
  }
  return repeated.reduce((text, [start, end]) => blank(text, start, end), code);
}

/** Joins cells of one scope into a module. A line with a semicolon ends the last statement of each. */
function moduleOf(cells: readonly CellText[]) {
  const imported = new Set<string>();
  const lines: string[] = [];
  const places: { readonly cell: number; readonly line: number }[] = [];
  for (const { number, code } of cells) {
    [...withoutRepeated(code, imported).split("\n"), ";"].forEach((text, i) => {
      lines.push(text);
      places.push({ cell: number, line: i + 1 });
    });
  }
  const file = `/cell-${cells[0]?.number}.ts`;
  const text = `${lines.join("\n")}\nexport {};\n`;
  return { source: ts.createSourceFile(file, text, ts.ScriptTarget.ES2023), places };
}

function faultsOf(
  { source, places }: ReturnType<typeof moduleOf>,
  program: ts.Program,
): TypeFault[] {
  const broken = program.getSyntacticDiagnostics(source);
  const found = broken.length > 0 ? broken : program.getSemanticDiagnostics(source);
  return found.map((diagnostic): TypeFault => {
    const { line, character } = ts.getLineAndCharacterOfPosition(source, diagnostic.start ?? 0);
    const place = places[Math.min(line, places.length - 1)] ?? { cell: 1, line: 1 };
    return { ...place, column: character + 1, message: messageOf(diagnostic) };
  });
}

/** Returns the type errors of the cells of a page, in page order. */
export type CheckCells = (cells: readonly CellText[]) => readonly TypeFault[];

/**
 * Returns a function that type-checks cells against each other, the library and the globals of the kernel. Cells share
 * one scope, as when they run; a solution has its own. The declarations are parsed once, by this call.
 */
export function cellChecker(declarations: Declarations): CheckCells {
  const fixed = declarationFiles(declarations);
  let previous: ts.Program | undefined;

  return (cells) => {
    const shared = cells.filter(({ solution }) => solution !== true);
    const solutions = cells.filter(({ solution }) => solution === true);
    const modules = [shared, ...solutions.map((cell) => [cell])].map(moduleOf);
    const all = [...fixed, ...modules.map(({ source }) => source)];
    const files = new Map(all.map((source) => [source.fileName, source]));
    const program = ts.createProgram({
      rootNames: [...files.keys()],
      options,
      host: closedHost(files),
      ...(previous && { oldProgram: previous }),
    });
    previous = program;
    return modules.flatMap((module) => faultsOf(module, program)).sort((a, b) => a.cell - b.cell);
  };
}

import {
  type CompilerOptions,
  createProgram,
  createSourceFile,
  type Diagnostic,
  flattenDiagnosticMessageText,
  getLineAndCharacterOfPosition,
  ModuleKind,
  ModuleResolutionKind,
  type Program,
  ScriptTarget,
  type SourceFile,
  type CompilerHost,
  Extension,
} from "typescript";
import { cellModules, type CellModule, type CellText } from "./cell-modules.ts";
import { declarationFiles, type Declarations } from "./declarations.ts";
import type { TypeFault } from "./protocol.ts";

function find(module: string, files: ReadonlyMap<string, SourceFile>) {
  const [file, extension] = module.endsWith(".ts")
    ? [module.replace(/^\./, ""), Extension.Ts]
    : [`/${module}.d.ts`, Extension.Dts];
  const resolvedModule = files.has(file) ? { resolvedFileName: file, extension } : undefined;
  return { resolvedModule };
}

/** A compiler host with these files only: every module must be one of them. */
export function closedHost(files: ReadonlyMap<string, SourceFile>): CompilerHost {
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

/** `strict` and nothing stricter, as Deno checks a downloaded notebook. */
const options: CompilerOptions = {
  strict: true,
  target: ScriptTarget.ES2023,
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  // The kernel strips types cell by cell, so a type must be imported as one.
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  noLib: true,
  types: [],
  skipLibCheck: true,
};

/** “Cannot assign to 'x' because it is an import”: for another cell's name, the kernel has a better message. */
const ASSIGNS_IMPORT = 2632;

/** TypeScript's message without its advice on options and packages, which a cell does not have. */
const say = (message: Diagnostic["messageText"]): string =>
  flattenDiagnosticMessageText(message, "\n")
    .replace(/ Do you need to [^\n]*/g, "")
    .replace(/ when '\w+' is enabled/g, "");

function faultsOf(module: CellModule, source: SourceFile, program: Program): TypeFault[] {
  const { number, code } = module.cell;
  const end = code.trimEnd().length;
  const fault = ({ start = 0, messageText }: Diagnostic): TypeFault => {
    const place = getLineAndCharacterOfPosition(source, Math.min(start, end));
    const [line, column] = [place.line + 1, place.character + 1];
    return { cell: number, line, column, message: say(messageText) };
  };
  const broken = program.getSyntacticDiagnostics(source);
  if (broken.length > 0) return broken.map(fault);
  return program
    .getSemanticDiagnostics(source)
    .filter(({ start = 0 }) => start < end)
    .filter(({ code: rule, start = 0, length = 0 }) => {
      const name = code.slice(start, start + length);
      return rule !== ASSIGNS_IMPORT || !module.foreign.has(name);
    })
    .map(fault);
}

/** Reports the type errors of the cells of a page, in page order. */
export type CheckCells = (cells: readonly CellText[]) => readonly TypeFault[];

/**
 * Makes a check of cells against each other, the library and the globals of the kernel.
 *
 * The declarations are read here, once. A check then costs 1 to 2 ms a cell.
 */
export function cellChecker(declarations: Declarations): CheckCells {
  const fixed = declarationFiles(declarations);
  let last: Program | undefined;

  const parsed = ({ file, text }: CellModule): SourceFile => {
    const known = last?.getSourceFile(file);
    return known?.text === text ? known : createSourceFile(file, text, ScriptTarget.ES2023);
  };

  return (cells) => {
    const sources = cellModules(cells).map((module) => [module, parsed(module)] as const);
    const all = [...fixed, ...sources.map(([, source]) => source)];
    const files = new Map(all.map((source) => [source.fileName, source]));
    const program = createProgram({
      rootNames: [...files.keys()],
      options,
      host: closedHost(files),
      ...(last && { oldProgram: last }),
    });
    last = program;
    return sources.flatMap(([module, source]) => faultsOf(module, source, program));
  };
}

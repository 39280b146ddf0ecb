import {
  parse,
  type ImportDeclaration,
  type Node,
  type Options,
  type Program,
  type Statement,
} from "acorn";
import { transform } from "sucrase";
import { CellError, cellWithFault, type CellSource, type CompiledCell } from "./cell.ts";
import { boundNames, mentions } from "./free-names.ts";
import { kernelText } from "./messages.ts";

type Source = Pick<CellSource, "number" | "code" | "solution" | "budget">;

/** The only module that a cell may import. */
const LIBRARY = "grundy";

interface Syntax {
  readonly loc?: { readonly line: number; readonly column: number };
}

/** Runs a parser and converts its error to a CellError without "(line:column)" in the message. */
function located<Result>(work: () => Result, columnsFrom: 0 | 1): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const { loc } = error as Syntax;
    const message = (error as Error).message
      .replace(/^Error transforming [^:]*: /, "")
      .replace(/\s*\(\d+:\d+\)$/, "");
    throw new CellError(message, loc?.line ?? 1, (loc?.column ?? 0) + 1 - columnsFrom);
  }
}

/** Converts TypeScript to JavaScript with unchanged line numbers. */
const stripTypes = (code: string): string =>
  transform(code, {
    transforms: ["typescript"],
    disableESTransforms: true,
    keepUnusedImports: true,
  }).code;

const SYNTAX: Options = {
  ecmaVersion: "latest",
  sourceType: "module",
  allowAwaitOutsideFunction: true,
  locations: true,
};

function fail(message: string, { loc }: Pick<Node, "loc">): never {
  throw new CellError(message, loc?.start.line ?? 1, (loc?.start.column ?? 0) + 1);
}

function readImport(node: ImportDeclaration): [local: string, imported: string][] {
  if (node.source.value !== LIBRARY) {
    const found = JSON.stringify(node.source.value);
    fail(kernelText("otherModule", { library: LIBRARY, found }), node);
  }
  return node.specifiers.map((specifier) => {
    if (specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier") {
      return [specifier.local.name, specifier.imported.name];
    }
    if (specifier.type === "ImportNamespaceSpecifier") return [specifier.local.name, "*"];
    return fail(kernelText("defaultImport", { library: LIBRARY }), node);
  });
}

function declaredNames(statement: Statement): string[] {
  switch (statement.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap((d) => boundNames(d.id));
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [statement.id.name];
    default:
      return [];
  }
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** Converts a script to the body of an async function that shows its last expression and returns the declared names. */
function functionBody(script: string, program: Program, declares: readonly string[]): string {
  let body = script;
  const last = program.body.at(-1);
  if (last?.type === "ExpressionStatement") {
    const { start, end } = last.expression;
    body = `${body.slice(0, start)}$trailing(${body.slice(start, end)})${body.slice(end)}`;
  }
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration") continue;
    body =
      body.slice(0, node.start) + blank(body.slice(node.start, node.end)) + body.slice(node.end);
  }
  return `${body}\nreturn { ${declares.join(", ")} };`;
}

/**
 * Compiles one cell: strips its types, finds the names that it declares, uses and imports, and makes it a
 * function body. Pure; takes a few tenths of a millisecond for a cell of usual length.
 *
 * @throws CellError for a fault in the text, with its line and column (after types are stripped)
 */
export function compile({ number, code, solution, budget }: Source): CompiledCell {
  const script = located(() => stripTypes(code), 1);
  const program = located(() => parse(script, SYNTAX), 0);

  const declares: string[] = [];
  const imports: Record<string, string> = {};
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      Object.assign(imports, Object.fromEntries(readImport(node)));
    } else if (/^Export/.test(node.type)) {
      fail(kernelText("exports"), node);
    } else {
      declares.push(...declaredNames(node as Statement));
    }
  }

  const own = new Set(declares);
  const known = mentions(program);
  const names = (test: (mention: (typeof known)[number]) => boolean): string[] => [
    ...new Set(known.filter(test).map(({ name }) => name)),
  ];
  const free = (name: string): boolean => !own.has(name) && !Object.hasOwn(imports, name);
  return {
    number,
    body: functionBody(script, program, declares),
    declares,
    uses: names(({ name }) => free(name)),
    assigns: names(({ name, assigned }) => assigned && free(name)),
    imports,
    ...(solution === undefined ? {} : { solution }),
    ...(budget === undefined ? {} : { budget }),
  };
}

/**
 * Compiles any text like {@link compile}, and returns an error as the fault of the cell. The time can be exponential in
 * the length of the text, so a reader's text is compiled in a worker that can be terminated.
 */
export function compileOrFault(source: Source): CompiledCell {
  try {
    return compile(source);
  } catch (error) {
    if (error instanceof CellError) {
      const { message, line, column } = error;
      return cellWithFault(source, { name: "SyntaxError", message, line, column });
    }
    const message = error instanceof RangeError ? kernelText("tooDeep") : String(error);
    return cellWithFault(source, { name: "SyntaxError", message, line: 1, column: 1 });
  }
}

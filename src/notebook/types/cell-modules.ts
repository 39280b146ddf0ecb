import {
  createSourceFile,
  ScriptTarget,
  type BindingName,
  forEachChild,
  idText,
  isClassDeclaration,
  isEnumDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isInterfaceDeclaration,
  isNamespaceImport,
  isOmittedExpression,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableStatement,
  type Node,
  NodeFlags,
  type SourceFile,
  type Statement,
  SyntaxKind,
} from "typescript";
import type { CellSource } from "../cell.ts";

/**
 * The kind of a name that other cells may use. A `variable` may be narrowed or assigned until the cell ends; a
 * `constant` has the type of its declaration; a `type` does not exist at run time.
 */
type NameKind = "variable" | "constant" | "type";

/** An import from the library, by its local name. */
interface Import {
  /** `*` for the whole library. */
  readonly imported: string;
  readonly typeOnly: boolean;
}

/** The names of a cell's text. */
interface CellNames {
  readonly declared: ReadonlyMap<string, NameKind>;
  readonly imported: ReadonlyMap<string, Import>;
  /** Every identifier in the text. */
  readonly mentioned: ReadonlySet<string>;
}

const LIBRARY = "grundy";

function boundNames(name: BindingName): string[] {
  if (isIdentifier(name)) return [idText(name)];
  return name.elements.flatMap((element) =>
    isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function* holdings(statement: Statement): Iterable<readonly [string, NameKind]> {
  if (isVariableStatement(statement)) {
    const { declarations, flags } = statement.declarationList;
    const isConst = (flags & NodeFlags.Const) !== 0;
    for (const { name, type } of declarations) {
      const holding = isConst && type ? "constant" : "variable";
      for (const bound of boundNames(name)) yield [bound, holding];
    }
  } else if (isInterfaceDeclaration(statement) || isTypeAliasDeclaration(statement)) {
    yield [idText(statement.name), "type"];
  } else if (
    isFunctionDeclaration(statement) ||
    isClassDeclaration(statement) ||
    isEnumDeclaration(statement)
  ) {
    if (statement.name) yield [idText(statement.name), "constant"];
  }
}

function* imports(statement: Statement): Iterable<readonly [string, Import]> {
  if (!isImportDeclaration(statement)) return;
  const { importClause: clause, moduleSpecifier: from } = statement;
  const bindings = clause?.namedBindings;
  if (!bindings || !isStringLiteral(from) || from.text !== LIBRARY) return;
  const allTypes = clause.phaseModifier === SyntaxKind.TypeKeyword;
  if (isNamespaceImport(bindings)) {
    yield [idText(bindings.name), { imported: "*", typeOnly: allTypes }];
    return;
  }
  for (const { name, propertyName, isTypeOnly } of bindings.elements) {
    const imported = propertyName ?? name;
    yield [
      idText(name),
      {
        imported: isIdentifier(imported) ? idText(imported) : imported.text,
        typeOnly: allTypes || isTypeOnly,
      },
    ];
  }
}

/** A name declared both as a type and as a value is exported as both. */
function merge(pairs: Iterable<readonly [string, NameKind]>): Map<string, NameKind> {
  const merged = new Map<string, NameKind>();
  for (const [name, holding] of pairs) {
    const known = merged.get(name);
    merged.set(name, known === undefined || known === holding ? holding : "constant");
  }
  return merged;
}

/** Reads the names of a parsed cell. */
function cellNames({ statements }: SourceFile): CellNames {
  const mentioned = new Set<string>();
  const visit = (node: Node): void => {
    if (isIdentifier(node)) mentioned.add(idText(node));
    forEachChild(node, visit);
  };
  statements.forEach(visit);
  return {
    declared: merge(statements.flatMap((statement) => [...holdings(statement)])),
    imported: new Map(statements.flatMap((statement) => [...imports(statement)])),
    mentioned,
  };
}

/** The part of a cell that type checking reads. */
export type CellText = Pick<CellSource, "number" | "code" | "solution">;

/** A cell as a module: its unchanged text, so that positions in it are the same, then imports and exports. */
export interface CellModule {
  readonly cell: CellText;
  readonly file: string;
  readonly text: string;
  /** Names that the cell has from other cells. */
  readonly foreign: ReadonlySet<string>;
}

interface Read {
  readonly cell: CellText;
  readonly names: CellNames;
}

/** The first cell that declares or imports each name, as in `link`. */
function owners(cells: readonly Read[], kind: "declared" | "imported"): Map<string, Read> {
  const first = new Map<string, Read>();
  for (const read of cells) {
    for (const name of read.names[kind].keys()) {
      if (!first.has(name)) first.set(name, read);
    }
  }
  return first;
}

const moduleName = (number: number): string => `./cell-${number}.ts`;

/** A variable is exported with its type at the end of the cell: narrowed, or evolved by assignments. */
function exports({ declared }: CellNames): string {
  const lines = [...declared].map(([name, holding]) => {
    if (holding === "type") return `export { type ${name} };`;
    if (holding === "constant") return `export { ${name} };`;
    return `export { $end_${name} as ${name} }; const $end_${name} = ${name};`;
  });
  return lines.join(" ");
}

/**
 * The cells of a page as modules that import from each other what they use. Imports and exports
 * follow the text, so that no line or column changes. A solution is a module without imports from others.
 */
export function cellModules(cells: readonly CellText[]): CellModule[] {
  const read = cells.map((cell) => ({
    cell,
    names: cellNames(createSourceFile("cell.ts", cell.code, ScriptTarget.ES2023)),
  }));
  const shared = read.filter(({ cell }) => cell.solution !== true);
  const declaring = owners(shared, "declared");
  const importing = owners(shared, "imported");

  return read.map(({ cell, names }) => {
    const foreign = new Set<string>();
    const given: string[] = [];
    for (const name of cell.solution === true ? [] : names.mentioned) {
      if (names.declared.has(name) || names.imported.has(name)) continue;
      const home = declaring.get(name);
      const lent = importing.get(name)?.names.imported.get(name);
      if (home) {
        foreign.add(name);
        const type = home.names.declared.get(name) === "type" ? "type " : "";
        given.push(`import { ${type}${name} } from "${moduleName(home.cell.number)}";`);
      } else if (lent) {
        const type = lent.typeOnly ? "type " : "";
        const what =
          lent.imported === "*" ? `${type}* as ${name}` : `${type}{ ${lent.imported} as ${name} }`;
        given.push(`import ${what} from "grundy";`);
      }
    }
    // `export {}` makes the text a module, and makes an unfinished last statement an error.
    const ending = [exports(names), ...given, "export {};"].filter(Boolean).join(" ");
    return {
      cell,
      file: moduleName(cell.number).slice(1),
      text: `${cell.code}\n${ending}\n`,
      foreign: foreign,
    };
  });
}

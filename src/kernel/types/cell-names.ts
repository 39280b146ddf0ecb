import * as ts from "typescript";

/**
 * How a cell holds a name that others may use. A `variable` may be narrowed or assigned until the
 * cell ends; a `constant` is what its declaration says; a `type` is gone when the cell runs.
 */
type Holding = "variable" | "constant" | "type";

/** A name of the library, under the cell's own name for it. */
interface Import {
  /** `*` for the whole library. */
  readonly imported: string;
  readonly typeOnly: boolean;
}

/** The names of a cell's text. */
export interface CellNames {
  readonly declared: ReadonlyMap<string, Holding>;
  readonly imported: ReadonlyMap<string, Import>;
  /** Every identifier in the text, wherever it stands. */
  readonly mentioned: ReadonlySet<string>;
}

const LIBRARY = "grundy";

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function* holdings(statement: ts.Statement): Iterable<readonly [string, Holding]> {
  if (ts.isVariableStatement(statement)) {
    const { declarations, flags } = statement.declarationList;
    const isConst = (flags & ts.NodeFlags.Const) !== 0;
    for (const { name, type } of declarations) {
      const holding = isConst && type ? "constant" : "variable";
      for (const bound of boundNames(name)) yield [bound, holding];
    }
  } else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    yield [statement.name.text, "type"];
  } else if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    if (statement.name) yield [statement.name.text, "constant"];
  }
}

function* imports(statement: ts.Statement): Iterable<readonly [string, Import]> {
  if (!ts.isImportDeclaration(statement)) return;
  const { importClause: clause, moduleSpecifier: from } = statement;
  const bindings = clause?.namedBindings;
  if (!bindings || !ts.isStringLiteral(from) || from.text !== LIBRARY) return;
  const allTypes = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (ts.isNamespaceImport(bindings)) {
    yield [bindings.name.text, { imported: "*", typeOnly: allTypes }];
    return;
  }
  for (const { name, propertyName, isTypeOnly } of bindings.elements) {
    yield [name.text, { imported: (propertyName ?? name).text, typeOnly: allTypes || isTypeOnly }];
  }
}

/** A name declared twice, as type and as value, is handed on whole. */
function merge(pairs: Iterable<readonly [string, Holding]>): Map<string, Holding> {
  const merged = new Map<string, Holding>();
  for (const [name, holding] of pairs) {
    const known = merged.get(name);
    merged.set(name, known === undefined || known === holding ? holding : "constant");
  }
  return merged;
}

/** Reads the names of a parsed cell. */
export function cellNames({ statements }: ts.SourceFile): CellNames {
  const mentioned = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentioned.add(node.text);
    ts.forEachChild(node, visit);
  };
  statements.forEach(visit);
  return {
    declared: merge(statements.flatMap((statement) => [...holdings(statement)])),
    imported: new Map(statements.flatMap((statement) => [...imports(statement)])),
    mentioned,
  };
}

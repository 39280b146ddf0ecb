import {
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

function boundNames(name: BindingName): string[] {
  if (isIdentifier(name)) return [idText(name)];
  return name.elements.flatMap((element) =>
    isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function* holdings(statement: Statement): Iterable<readonly [string, Holding]> {
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
export function cellNames({ statements }: SourceFile): CellNames {
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

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
export interface CellNames {
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

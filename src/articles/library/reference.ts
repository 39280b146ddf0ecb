import ts from "typescript";

/** A tag of a doc comment: `@throws`, `@param`, `@cost`, `@source`, `@example`. */
interface DocTag {
  readonly name: string;
  readonly text: string;
}

/** A name of the library with its declaration and doc comment. */
export interface Entry {
  readonly name: string;
  readonly kind: "function" | "constant" | "class" | "type";
  /** The rest of the declaration after the name, for each overload: parameters and result, or a type. */
  readonly signatures: readonly string[];
  /** The doc comment before its tags. Both may contain `{@link name}`. */
  readonly text: string;
  readonly tags: readonly DocTag[];
  /** The declaration of a type, and those of the types that the entry mentions and the library does not export. */
  readonly declarations: readonly string[];
}

/** A name that every cell can use without importing it, with its members. */
export interface GivenEntry extends Entry {
  readonly members: readonly Entry[];
}

/** Every export of the library, and every global of cells. */
export interface Reference {
  readonly library: readonly Entry[];
  readonly given: readonly GivenEntry[];
}

const LIBRARY = "src/grundy.ts";

/** The interface that declares the globals of every cell. */
const GLOBALS = { file: "src/notebook/cell-globals.ts", name: "CellGlobals" };

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const FLAGS: ts.TypeFormatFlags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.core.json", (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  return ts.createProgram([LIBRARY, GLOBALS.file], options);
}

const byName = (a: Entry, b: Entry): number => (a.name < b.name ? -1 : 1);

function kindOf(symbol: ts.Symbol, type: ts.Type): Entry["kind"] {
  if (symbol.flags & ts.SymbolFlags.Class) return "class";
  if (!(symbol.flags & ts.SymbolFlags.Value)) return "type";
  return type.getCallSignatures().length > 0 ? "function" : "constant";
}

const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Pick<Entry, "text" | "tags"> => ({
  text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  tags: symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) })),
});

/** Reads declarations and doc comments with TypeScript's checker, which takes about two seconds. */
function read(): Reference {
  const program = createProgram();
  const checker = program.getTypeChecker();

  const meaning = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exportsOf = (file: string): [ts.SourceFile, ts.Symbol[]] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`Cannot read the library: ${file} is not a module`);
    return [source, checker.getExportsOfModule(module)];
  };
  const [library, names] = exportsOf(LIBRARY);
  const exported = new Set(names.map(({ name }) => name));
  const interfaces = names
    .map((name) => checker.getDeclaredTypeOfSymbol(meaning(name)))
    .filter((type) => type.isClassOrInterface() && !type.typeParameters);

  /** Formats a type: an anonymous object type as the most specific exported interface to which it is assignable. */
  const typeText = (type: ts.Type): string => {
    const written = checker.typeToString(type, undefined, FLAGS);
    if (!/^(Readonly<)?\{/.test(written)) return written;
    const fits = interfaces.filter((each) => checker.isTypeAssignableTo(type, each));
    const most = fits.find((each) => fits.every((one) => checker.isTypeAssignableTo(each, one)));
    return most ? checker.typeToString(most) : written;
  };

  const signaturesOf = (type: ts.Type, kind: Entry["kind"]): string[] => {
    if (kind === "type") return [];
    if (kind === "constant") return [`: ${typeText(type)}`];
    const calls = kind === "class" ? type.getConstructSignatures() : type.getCallSignatures();
    return calls.map((call) =>
      checker
        .signatureToString(call, undefined, FLAGS)
        .replace(/(\?: (?:\{[^{}]*\}|[^,();{}]+)) \| undefined\b/g, "$1"),
    );
  };

  /** Returns the declarations of the types that a text mentions and the library does not export. */
  const unexported = (text: string, at: ts.Node, seen: Set<string>): string[] => {
    const inScope = checker.getSymbolsInScope(at, ts.SymbolFlags.Type | ts.SymbolFlags.Alias);
    const mentioned = [...new Set(text.match(/\b[A-Z]\w+/g))].filter((name) => !exported.has(name));
    return mentioned.flatMap((name) => {
      const found = inScope.find((symbol) => symbol.name === name);
      const [own] = (found && meaning(found).declarations) ?? [];
      if (!own || seen.has(name) || ts.isTypeParameterDeclaration(own)) return [];
      if (own.getSourceFile().isDeclarationFile) return [];
      seen.add(name);
      const declaration = declarationText(own);
      return [declaration, ...unexported(declaration, own, seen)];
    });
  };

  const entry = (symbol: ts.Symbol, place: ts.Node): Entry => {
    const resolved = meaning(symbol);
    const type = checker.getTypeOfSymbolAtLocation(resolved, place);
    const kind = kindOf(resolved, type);
    const signatures = signaturesOf(type, kind);
    const [own] = resolved.declarations ?? [];
    const declared = kind === "type" && own ? [declarationText(own)] : [];
    const mentioned = own
      ? unexported([...signatures, ...declared].join("\n"), own, new Set([symbol.name]))
      : [];
    return {
      name: symbol.name,
      kind,
      signatures,
      ...docOf(resolved, checker),
      declarations: [...declared, ...mentioned],
    };
  };

  /** Returns a global of cells. If it has no doc comment, the entry has that of its interface. */
  const given = (symbol: ts.Symbol, place: ts.Node): GivenEntry => {
    const one = entry(symbol, place);
    const type = checker.getTypeOfSymbolAtLocation(symbol, place);
    const own = type.getProperties().filter((member) => !member.name.startsWith("__"));
    return {
      ...one,
      ...(one.text === "" && type.isClassOrInterface() && docOf(type.symbol, checker)),
      declarations: [],
      members: own.map((member) => entry(member, place)).sort(byName),
    };
  };

  const [source, symbols] = exportsOf(GLOBALS.file);
  const globals = symbols.find(({ name }) => name === GLOBALS.name);
  if (!globals) throw new Error(`Cannot read the library: no ${GLOBALS.name} in ${GLOBALS.file}`);
  return {
    library: names.map((name) => entry(name, library)).sort(byName),
    given: checker
      .getDeclaredTypeOfSymbol(globals)
      .getProperties()
      .map((name) => given(name, source)),
  };
}

/** Returns a declaration as written in the source, with the comments within it. */
const declarationText = (node: ts.Node): string =>
  node.getText().replace(/^export (declare )?/, "");

let cachedReference: Reference | undefined;

/** Returns the reference of the library, which is read once. */
export function reference(): Reference {
  cachedReference ??= read();
  return cachedReference;
}

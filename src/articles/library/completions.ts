import ts from "typescript";

/** A name that an editor can offer. */
export interface Offer {
  readonly name: string;
  readonly kind: "function" | "constant" | "class" | "type";
  /** The rest of its declaration after the name: parameters and result, or a type. */
  readonly signature: string;
  /** Its doc comment, with tags as lines of their own; empty where there is none. */
  readonly doc: string;
}

/** A name that every cell has without importing it. */
export interface Given extends Offer {
  readonly members: readonly Offer[];
}

/** The completions beyond names of the page's own cells: made at build from the declarations. */
export interface Completions {
  readonly library: readonly Offer[];
  readonly given: readonly Given[];
}

const LIBRARY = "src/grundy.ts";

/** The interface that declares the globals of every cell. */
const GLOBALS = { file: "src/kernel/cell-globals.ts", name: "CellGlobals" };

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const FLAGS: ts.TypeFormatFlags = NoTruncation | UseAliasDefinedOutsideCurrentScope;

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.core.json", (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  return ts.createProgram([LIBRARY, GLOBALS.file], options);
}

/** Replaces `{@link name}` by the name as code. */
const withoutLinks = (text: string): string => text.replace(/\{@link ([^}]+)\}/g, "`$1`");

function docOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`.trim());
  return withoutLinks([text, ...tags].filter(Boolean).join("\n\n"));
}

function kindOf(symbol: ts.Symbol, type: ts.Type): Offer["kind"] {
  if (symbol.flags & ts.SymbolFlags.Class) return "class";
  if (!(symbol.flags & ts.SymbolFlags.Value)) return "type";
  return type.getCallSignatures().length > 0 ? "function" : "constant";
}

function signatureOf(type: ts.Type, kind: Offer["kind"], checker: ts.TypeChecker): string {
  if (kind === "type") return "";
  const [call] = kind === "class" ? type.getConstructSignatures() : type.getCallSignatures();
  if (!call) return `: ${checker.typeToString(type, undefined, FLAGS)}`;
  return checker
    .signatureToString(call, undefined, FLAGS)
    .replace(/(\?: (?:\{[^{}]*\}|[^,();{}]+)) \| undefined\b/g, "$1");
}

const meaning = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function offer(symbol: ts.Symbol, place: ts.Node, checker: ts.TypeChecker): Offer {
  const meant = meaning(symbol, checker);
  const type = checker.getTypeOfSymbolAtLocation(meant, place);
  const kind = kindOf(meant, type);
  return {
    name: symbol.name,
    kind,
    signature: signatureOf(type, kind, checker),
    doc: docOf(meant, checker),
  };
}

/** The most specific interface of a constant whose type has no name. */
function named(
  one: Offer,
  symbol: ts.Symbol,
  interfaces: readonly ts.Type[],
  checker: ts.TypeChecker,
): Offer {
  if (!/^: (Readonly<)?\{/.test(one.signature)) return one;
  const type = checker.getTypeOfSymbol(meaning(symbol, checker));
  const fits = interfaces.filter((each) => checker.isTypeAssignableTo(type, each));
  const most = fits.find((each) => fits.every((other) => checker.isTypeAssignableTo(each, other)));
  return most ? { ...one, signature: `: ${checker.typeToString(most)}` } : one;
}

const byName = (a: Offer, b: Offer): number => (a.name < b.name ? -1 : 1);

/** A global of every cell; without a doc comment of its own it has that of its interface. */
function given(symbol: ts.Symbol, place: ts.Node, checker: ts.TypeChecker): Given {
  const one = offer(symbol, place, checker);
  const type = checker.getTypeOfSymbolAtLocation(symbol, place);
  const own = type.getProperties().filter((member) => !member.name.startsWith("__"));
  return {
    ...one,
    doc: one.doc || (type.isClassOrInterface() ? docOf(type.symbol, checker) : ""),
    members: own.map((member) => offer(member, place, checker)).sort(byName),
  };
}

function read(): Completions {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): [ts.SourceFile, ts.Symbol[]] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`Cannot read completions: ${file} is not a module`);
    return [source, checker.getExportsOfModule(module)];
  };

  const [library, names] = exportsOf(LIBRARY);
  const interfaces = names
    .map((name) => checker.getDeclaredTypeOfSymbol(meaning(name, checker)))
    .filter((type) => type.isClassOrInterface() && !type.typeParameters);
  const [source, symbols] = exportsOf(GLOBALS.file);
  const globals = symbols.find(({ name }) => name === GLOBALS.name);
  if (!globals) throw new Error(`Cannot read completions: no ${GLOBALS.name} in ${GLOBALS.file}`);
  return {
    library: names
      .map((name) => named(offer(name, library, checker), name, interfaces, checker))
      .sort(byName),
    given: checker
      .getDeclaredTypeOfSymbol(globals)
      .getProperties()
      .map((name) => given(name, source, checker)),
  };
}

let text: string | undefined;

/** The completions as JSON. Reading the declarations takes about two seconds; it is done once. */
export function completionsText(): string {
  text ??= JSON.stringify(read());
  return text;
}

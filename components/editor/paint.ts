import type { syntaxTree } from "@codemirror/language";
import type { Token } from "./token-colours.ts";

/** A parsed text, as CodeMirror has it. */
export type Tree = ReturnType<typeof syntaxTree>;
type SyntaxNode = Tree["topNode"];

/** A run of characters of one colour. */
export interface Painted {
  readonly from: number;
  readonly to: number;
  readonly token: Token;
}

const PRIMITIVE = /^(any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown)$/;
const CONSTANT = /^([A-Z][A-Z\d_$]*|undefined|NaN|Infinity|arguments)$/;
const WELL_KNOWN = /^(length|constructor|prototype|[A-Z][A-Z\d_$]*)$/;
const FUNCTION = /^(ArrowFunction|FunctionExpression)$/;
const PATTERN = /^(ArrayPattern|ObjectPattern|PatternProperty)$/;
const OPERATOR =
  /^(ArithOp|LogicOp|CompareOp|BitOp|Equals|UpdateOp|Arrow|Spread|Optional|InterpolationStart)$/;

const fixed: Readonly<Record<string, Token>> = {
  LineComment: "comment",
  BlockComment: "comment",
  String: "string",
  TemplateString: "string",
  RegExp: "string",
  Number: "constant",
  BooleanLiteral: "constant",
  null: "constant",
  this: "constant",
  super: "constant",
  TypeDefinition: "name",
  Escape: "keyword",
};

const inside = (node: SyntaxNode, parents: RegExp): SyntaxNode | null => {
  let up = node.parent;
  while (up && parents.test(up.name)) up = up.parent;
  return up;
};

function isCallee(node: SyntaxNode): boolean {
  const { parent, nextSibling } = node;
  if (parent?.name === "InstantiationExpression") return isCallee(parent);
  return (
    /^(CallExpression|NewExpression|TaggedTemplateExpression)$/.test(parent?.name ?? "") &&
    /^(ArgList|TemplateString)$/.test(nextSibling?.name ?? "")
  );
}

/** Whether what follows the name, its value or its type, is a function. */
function namesFunction(node: SyntaxNode): boolean {
  for (let next = node.nextSibling; next; next = next.nextSibling) {
    if (FUNCTION.test(next.name)) return true;
    if (next.name === "TypeAnnotation") return next.getChild("FunctionSignature") !== null;
    if (next.name !== "Equals" && next.name !== ":" && next.name !== "Optional") return false;
  }
  return false;
}

function definition(node: SyntaxNode): Token {
  const home = inside(node, PATTERN);
  switch (home?.name) {
    case "FunctionDeclaration":
    case "FunctionExpression":
      return "function";
    case "ParamList":
      return namesFunction(node) ? "function" : "name";
    case "ClassDeclaration":
      return "name";
    case "VariableDeclaration":
    case "ForOfSpec":
    case "ForInSpec":
      if (namesFunction(node)) return "function";
      return home.getChild("const") ? "constant" : "plain";
    default:
      return "plain";
  }
}

function property(node: SyntaxNode): Token {
  const home = node.parent?.name ?? "";
  if (home === "PatternProperty") return "name";
  if (/^Method/.test(home) || node.nextSibling?.name === "ParamList") return "function";
  if (namesFunction(node)) return "function";
  return /^Property(Type|Declaration)$/.test(home) ? "name" : "plain";
}

function member(node: SyntaxNode, name: string): Token {
  if (node.parent?.name === "PatternProperty") return "name";
  const whole = node.parent;
  if (whole?.name === "MemberExpression" && isCallee(whole)) return "function";
  return WELL_KNOWN.test(name) ? "constant" : "plain";
}

function variable(node: SyntaxNode, name: string): Token {
  if (isCallee(node)) return "function";
  if (node.parent?.name === "ClassDeclaration") return "constant";
  return CONSTANT.test(name) ? "constant" : "plain";
}

/** The colour of a node, or undefined where it has that of what surrounds it. */
function tokenOf(node: SyntaxNode, text: string): Token | undefined {
  const { name } = node.type;
  if (Object.hasOwn(fixed, name)) return fixed[name];
  if (node.firstChild) return undefined;
  switch (name) {
    case "VariableDefinition":
      return definition(node);
    case "VariableName":
      return variable(node, text);
    case "PropertyName":
    case "PrivatePropertyName":
      return member(node, text);
    case "PropertyDefinition":
    case "PrivatePropertyDefinition":
      return text === "constructor" ? "keyword" : property(node);
    case "TypeName":
      return PRIMITIVE.test(text) ? "constant" : "name";
    case "void":
      return node.parent?.name === "VoidType" ? "constant" : "keyword";
    case ":":
      return node.parent?.name === "TypeAnnotation" ? "keyword" : undefined;
    case "InterpolationStart":
      return "string";
    default:
      return OPERATOR.test(name) || /^[a-z]+$/.test(name) ? "keyword" : undefined;
  }
}

/** The characters `from` to `to` of a parsed text, coloured; what is plain is left out. */
export function paint(
  tree: Tree,
  text: (from: number, to: number) => string,
  from: number,
  to: number,
): Painted[] {
  const colours = new Array<Token>(to - from).fill("plain");
  tree.iterate({
    from,
    to,
    enter(at) {
      const token = tokenOf(at.node, at.to - at.from < 40 ? text(at.from, at.to) : "");
      if (token) colours.fill(token, Math.max(at.from, from) - from, Math.max(at.to - from, 0));
    },
  });
  const runs: Painted[] = [];
  for (let i = 0; i < colours.length;) {
    const token = colours[i] ?? "plain";
    let end = i + 1;
    while (end < colours.length && colours[end] === token) end++;
    if (token !== "plain") runs.push({ from: from + i, to: from + end, token });
    i = end;
  }
  return runs;
}

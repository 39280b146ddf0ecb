import type { MdastNode } from "satteri";
import type { ArticleCell } from "./cells.ts";

/** A piece of an article's text, every expression evaluated: a node of Markdown, a tag, or a cell. */
export interface ProseNode {
  /** Markdown's own name for it, "tag", or "cell". */
  readonly type: string;
  /** A tag's name and what the author gave it. */
  readonly name?: string;
  readonly given?: Readonly<Record<string, unknown>>;
  /** A cell's number. */
  readonly number?: number;
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly children?: readonly ProseNode[];
}

/** Fields of a node that are not its own text: for error messages, for plugins, and its children. */
const PLACES = ["position", "data", "children"];

const isOwn = ([name]: readonly [string, unknown]): boolean =>
  !name.startsWith("_") && !PLACES.includes(name);

type Element = Extract<MdastNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function givenText({ name, attributes }: Element): string {
  const given = attributes.map((attribute) => {
    if (attribute.type !== "mdxJsxAttribute") {
      throw new SyntaxError(
        `Cannot read <${name ?? ""}>: each attribute must have a name, current value is {${attribute.value}}`,
      );
    }
    const { value } = attribute;
    const text = typeof value === "object" && value ? value.value : JSON.stringify(value ?? true);
    return `${JSON.stringify(attribute.name)}: ${text}`;
  });
  return `{ ${given.join(", ")} }`;
}

/**
 * JavaScript that evaluates to the tree's text with the values of its expressions. It is part of the article's module, so
 * that the expressions have the same scope as on its page.
 *
 * @param cells of the tree, each of which becomes a node of type "cell"
 */
export function proseText(tree: MdastNode, cells: ReadonlyMap<MdastNode, ArticleCell>): string {
  const list = (children: readonly MdastNode[]): string =>
    `[${children.flatMap((child) => textOf(child) ?? []).join(", ")}]`;
  const textOf = (node: MdastNode): string | undefined => {
    const cell = cells.get(node);
    if (cell) return JSON.stringify({ type: "cell", number: cell.number });
    switch (node.type) {
      case "mdxjsEsm":
        return undefined;
      case "mdxTextExpression":
      case "mdxFlowExpression":
        return `{ type: "text", value: [${node.value}].flat().join("") }`;
      case "mdxJsxTextElement":
      case "mdxJsxFlowElement":
        return `{ type: "tag", name: ${JSON.stringify(node.name)}, given: ${givenText(node)}, children: ${list(node.children)} }`;
    }
    const own = JSON.stringify(Object.fromEntries(Object.entries(node).filter(isOwn)));
    return "children" in node ? `{ ...${own}, children: ${list(node.children)} }` : own;
  };
  return "children" in tree ? list(tree.children) : "[]";
}

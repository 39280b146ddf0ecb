import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import type { MdastNode } from "satteri";
import { unified } from "unified";

/** A node of Markdown. */
export type Block = Extract<MdastNode, { type: "root" }>["children"][number];
export type Phrase = Extract<MdastNode, { type: "paragraph" }>["children"][number];

export const text = (value: string): Phrase => ({ type: "text", value });
export const strong = (value: string): Phrase => ({ type: "strong", children: [text(value)] });
export const link = (url: string, value: string): Phrase => ({
  type: "link",
  url,
  children: [text(value)],
});
export const paragraph = (...children: Phrase[]): Block => ({ type: "paragraph", children });
export const heading = (depth: 1 | 2 | 3, value: string): Block => ({
  type: "heading",
  depth,
  children: [text(value)],
});

/** A list whose items are some blocks each. */
export const list = (items: readonly Block[][], ordered = false): Block => ({
  type: "list",
  ordered,
  spread: items.some(({ length }) => length > 1),
  children: items.map((children) => ({
    type: "listItem",
    children: children as Extract<MdastNode, { type: "listItem" }>["children"],
  })),
});

const PHRASES = [
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "inlineMath",
  "link",
  "break",
];

export const isPhrase = (node: Block): node is Phrase => PHRASES.includes(node.type);

/** The same with adjacent texts merged: escaping needs the whole text. */
export function joined<Node extends Block>(nodes: readonly Node[]): Node[] {
  const made: Node[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if (last?.type === "text" && node.type === "text") {
      made.splice(-1, 1, { ...last, value: last.value + node.value });
    } else {
      made.push(node);
    }
  }
  return made;
}

/** The same as blocks: adjacent phrases outside a paragraph are put into one. */
export function blocks(nodes: readonly Block[]): Block[] {
  const made: Block[] = [];
  let open: Phrase[] = [];
  const close = (): void => {
    if (open.length > 0) made.push(paragraph(...joined(open)));
    open = [];
  };
  for (const node of nodes) {
    if (isPhrase(node)) {
      open.push(node);
    } else {
      close();
      made.push(node);
    }
  }
  close();
  return made;
}

/** The text of these nodes and all below them. */
export const textIn = (nodes: readonly Block[]): string =>
  nodes
    .map((node) => ("value" in node ? node.value : "children" in node ? textIn(node.children) : ""))
    .join("");

const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-" })
  .freeze();

/** The Markdown of these blocks: formulas between dollar signs, each paragraph on one line. */
export const markdown = (children: readonly Block[]): string =>
  writer.stringify({ type: "root", children: blocks(children) }).trim();

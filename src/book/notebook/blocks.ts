import { classesOf, find, textOf, type Handle, type PageElement } from "./page-tree.ts";

type State = Parameters<Handle>[0];
export type Markdown = Extract<ReturnType<Handle>, object>;
export type Block = ReturnType<State["toFlow"]>[number];
type Phrase = Extract<Block, { type: "paragraph" }>["children"][number];

export const paragraph = (...children: Phrase[]): Block => ({ type: "paragraph", children });
export const text = (value: string): Phrase => ({ type: "text", value });
const strong = (value: string): Phrase => ({ type: "strong", children: [text(value)] });
const html = (value: string): Block => ({ type: "html", value });

export const flow = (state: State, node: PageElement, without?: PageElement): Block[] =>
  state.toFlow(
    state.all({ ...node, children: node.children.filter((child) => child !== without) }),
  );

/** The blocks, the first paragraph begun with a head; a head of its own where none stands first. */
function headed(head: Phrase[], [first, ...rest]: Block[]): Block[] {
  if (first?.type === "paragraph")
    return [paragraph(...head, text(" "), ...first.children), ...rest];
  return [paragraph(...head), ...(first ? [first] : []), ...rest];
}

/** The mark at the end of a proof, which the page draws. */
function ended(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last?.type !== "paragraph") return [...blocks, paragraph(text("∎"))];
  return [...blocks.slice(0, -1), paragraph(...last.children, text(" ∎"))];
}

export function environment(state: State, node: PageElement): Block[] {
  const head = find(node, ".environment-head");
  const name = head ? textOf(head) : "";
  const body = flow(state, node, head);
  if (classesOf(node).includes("proof")) {
    return ended(headed([{ type: "emphasis", children: [text(name)] }], body));
  }
  return [{ type: "blockquote", children: headed([strong(name)], body) }];
}

export function summaryBox(state: State, node: PageElement): Block[] {
  const title = find(node, ".summary-box-title");
  const head = title ? [paragraph(strong(textOf(title)))] : [];
  return [{ type: "blockquote", children: [...head, ...flow(state, node, title)] }];
}

export function fold(state: State, node: PageElement): Block[] {
  const summary = find(node, "summary");
  const name = summary ? textOf(summary) : "";
  return [
    html(`<details>\n<summary>${name}</summary>`),
    ...flow(state, node, summary),
    html("</details>"),
  ];
}

/** Marks that the page sets inside a formula, so that no line begins with them. */
const MARKS = /\\text\{([,.;:!?)’”]+)\}$/;

export function formula(node: PageElement): Markdown {
  const tex = textOf(find(node, "annotation") ?? { children: [] });
  if (classesOf(node).includes("formula-block")) {
    // Reading the page has joined the lines of a formula; its rows get lines of their own again.
    return { type: "math", value: tex.trim().replaceAll("\\\\ ", "\\\\\n") };
  }
  const marks = MARKS.exec(tex)?.[1] ?? "";
  const value = tex.replace(MARKS, "").replaceAll("\n", " ");
  return [{ type: "inlineMath", value }, ...(marks ? [text(marks)] : [])];
}

export function listing(state: State, node: PageElement): Block[] {
  const name = find(node, ".listing-name");
  const head = name ? [paragraph({ type: "inlineCode", value: textOf(name) })] : [];
  return [...head, ...flow(state, node, name)];
}

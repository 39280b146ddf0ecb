import { paragraph, strong, text, type Block, type Phrase } from "./markdown.ts";

/** The blocks with a head: at the start of the first paragraph, or as a new paragraph if none is first. */
function headed(head: Phrase, [first, ...rest]: Block[]): Block[] {
  if (first?.type === "paragraph") return [paragraph(head, text(" "), ...first.children), ...rest];
  return [paragraph(head), ...(first ? [first] : []), ...rest];
}

type Quoted = Extract<Block, { type: "blockquote" }>["children"];

const quotation = (children: Block[]): Block => ({
  type: "blockquote",
  children: children as Quoted,
});

/** A definition, a theorem, a pitfall: a quotation that begins with its head. */
export const statement = (head: string, body: Block[]): Block[] => [
  quotation(headed(strong(head), body)),
];

/** A proof, between its head and its end mark. */
export function proof(head: string, body: Block[]): Block[] {
  const begun = headed({ type: "emphasis", children: [text(head)] }, body);
  const last = begun.at(-1);
  if (last?.type !== "paragraph") return [...begun, paragraph(text("∎"))];
  return [...begun.slice(0, -1), paragraph(...last.children, text(" ∎"))];
}

/** A quotation under its title. */
export const summaryBox = (title: string, body: Block[]): Block[] => [
  quotation([paragraph(strong(title)), ...body]),
];

/** Content that the reader expands by its name. */
export const fold = (name: string, body: Block[]): Block[] => [
  { type: "html", value: `<details>\n<summary>${name}</summary>` },
  ...body,
  { type: "html", value: "</details>" },
];

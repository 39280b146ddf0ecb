import type { ProseNode } from "../../articles/prose-text.ts";

const MARKS: Readonly<Record<string, string>> = { emphasis: "emph", strong: "textbf" };

const SPECIAL: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "…": "\\ldots{}",
  "\u2011": "-",
  "\u00a0": "~",
};

const escaped = (text: string): string =>
  text.replace(/[\\~^…\u2011\u00a0{}$&#%_]/g, (sign) => SPECIAL[sign] ?? `\\${sign}`);

/** Whether a judge's LaTeX lacks the characters: what is named in Chinese. */
const isForeign = ({ given }: ProseNode): boolean => given?.["lang"] !== undefined;

/** The phrases of a paragraph by sentences, so that each can be left out. */
function sentences(phrases: readonly ProseNode[]): readonly (readonly ProseNode[])[] {
  const made: ProseNode[][] = [[]];
  for (const phrase of phrases) {
    if (phrase.type !== "text") {
      made.at(-1)?.push(phrase);
      continue;
    }
    const parts = (phrase.value ?? "").split(/(?<=[.?!]\s)/);
    for (const [at, value] of parts.entries()) {
      if (at > 0) made.push([]);
      made.at(-1)?.push({ type: "text", value });
    }
  }
  return made;
}

function tex(node: ProseNode): string {
  const inside = (): string => (node.children ?? []).map(tex).join("");
  const { type, value = "" } = node;
  switch (type) {
    case "text":
      return escaped(value);
    case "inlineCode":
      return `\\texttt{${escaped(value)}}`;
    case "inlineMath":
      return `$${value}$`;
    case "tag":
    case "link":
      return inside();
    case "emphasis":
    case "strong":
      return `\\${MARKS[type] ?? ""}{${inside()}}`;
    default:
      throw new RangeError(
        `Cannot write a statement: it must be made of paragraphs, current node is ${type}`,
      );
  }
}

/**
 * The statement of a problem in LaTeX, as packages of problems have it: the paragraphs that follow the first heading of its
 * article.
 */
export function statement(title: string, prose: readonly ProseNode[]): string {
  const task = prose.slice(prose.findIndex(({ type }) => type === "heading") + 1);
  const end = task.findIndex(({ type }) => type !== "paragraph");
  const paragraphs = task.slice(0, end < 0 ? task.length : end).map(({ children = [] }) =>
    sentences(children)
      .filter((sentence) => !sentence.some(isForeign))
      .flat()
      .map(tex)
      .join("")
      .trim(),
  );
  return [`\\problemname{${escaped(title)}}`, ...paragraphs].map((part) => `${part}\n`).join("\n");
}

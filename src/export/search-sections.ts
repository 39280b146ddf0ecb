import type { HastNode } from "satteri";
import { classesOf, textOf, type Element } from "./html-tree.ts";

/** A section of an article for the search: the text below a heading. */
export interface Section {
  /** The id of the heading; empty for the text above the first one. */
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

/** Classes of elements without text of the article, and of answers, which a search result must not reveal. */
const NOT_TEXT =
  /^(cell|listing|solution|solver|exercise-head|exercise-field|prose-fold-kind|source-places|hints)$/;

/** Inline elements. A space separates the text of all others. */
const INLINE = /^(a|abbr|b|cite|code|em|i|span|strong|sub|sup|math|semantics|m[a-z]+)$/;

/** Operators such as mod and mex, and relations, which have a space before and after them. */
const SPACED = /^(\p{L}{2,}|[=≠<>≤≥≡⊕∈∉⊆→↦∣]|[⟵-⟼⇐-⇔])$/u;

const isOneSymbol = (text: string): boolean => /^([\p{L}\p{M}]|[\p{N}.,]+|.)$/u.test(text);

/** Converts a formula's MathML to plain text as a reader would type it: `10^9`, `a′`, `n_0`, `1/3`. */
const formulaText = (math: HastNode): string =>
  mathText(math)
    .replace(/\s+/g, " ")
    .replace(/(?<=\() | (?=[),])|^ | $/g, "");

function mathText(node: HastNode | undefined): string {
  if (node?.type === "text") {
    const text = node.value.replaceAll("\u2061", "").trim();
    return SPACED.test(text) ? ` ${text} ` : text === "," ? ", " : text;
  }
  if (node?.type !== "element" || node.tagName === "annotation") return "";
  const children = node.children.filter((one) => one.type === "element" || textOf(one).trim());
  const parts = children.map(mathText);
  /** Returns a part, in parentheses if it is more than one number or symbol. */
  const part = (at: number): string => {
    const text = parts[at] ?? "";
    return isOneSymbol(text) ? text : `(${text})`;
  };
  switch (node.tagName) {
    case "msup":
      return /^′+$/.test(parts[1] ?? "") ? parts.join("") : `${parts[0]}^${part(1)}`;
    case "msub":
      return `${parts[0]}_${part(1)}`;
    case "msubsup":
      return `${parts[0]}_${part(1)}^${part(2)}`;
    case "mfrac":
      return `${part(0)}/${part(1)}`;
    case "msqrt":
      return `√(${parts.join("")})`;
    case "mtext":
      return textOf(node).replaceAll("\u00a0", " ");
    case "mspace":
      return " ";
    default:
      return parts.join(node.tagName === "mtr" ? " " : "");
  }
}

/** Splits the text of an article into sections by its headings. */
export function sectionsOf(prose: Element): Section[] {
  const sections = [{ anchor: "", title: "", text: "" }];
  const add = (text: string): void => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const read = (node: HastNode, inExercise: boolean): void => {
    if (node.type === "text") add(node.value);
    if (!("children" in node)) return;
    if (node.type !== "element") return;
    const classes = classesOf(node);
    if (/^(annotation|svg)$/.test(node.tagName)) return;
    if (classes.some((name) => NOT_TEXT.test(name))) return;
    if (inExercise && classes.includes("fold")) return;
    if (node.tagName === "math") {
      add(formulaText(node));
      return;
    }
    if (node.tagName === "sup") add("^");
    const { id } = node.properties;
    if (/^h[23]$/.test(node.tagName) && typeof id === "string") {
      sections.push({ anchor: id, title: titleOf(node), text: "" });
      return;
    }
    for (const child of node.children) read(child, inExercise || classes.includes("exercise"));
    if (!INLINE.test(node.tagName) || classes.includes("environment-head")) add(" ");
  };
  const titleOf = (heading: HastNode): string => {
    sections.push({ anchor: "", title: "", text: "" });
    if ("children" in heading) for (const child of heading.children) read(child, false);
    return sections.pop()?.text.trim() ?? "";
  };
  read(prose, false);
  return sections
    .map((one) => ({ ...one, text: one.text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => text !== "");
}

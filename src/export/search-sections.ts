import type { HastNode } from "satteri";
import { classesOf, isLeftOut, parseHtml, within } from "./html-tree.ts";

/** A part of an article as the search has it: its text below a heading. */
export interface Section {
  /** The id of the heading; empty for what is above the first one. */
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

/** Parts of an article that are no text of its own, and answers, which a result must not give away. */
const NOT_TEXT =
  /^(cell|listing|solution|solver|exercise-head|exercise-field|prose-fold-kind|prose-fold-minutes|source-places|hints)$/;

/** Elements that stand in a line of text. All others are words apart. */
const INLINE = /^(a|abbr|b|cite|code|em|i|span|strong|sub|sup|math|semantics|m[a-z]+)$/;

/** The text of an article by its headings, from the HTML of its page. */
export function sectionsOf(html: string): Section[] {
  const prose = [...within(parseHtml(html))].find((one) => classesOf(one).includes("prose"));
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
    if (isLeftOut(node) || /^(astro-island|annotation|svg)$/.test(node.tagName)) return;
    if (classes.some((name) => NOT_TEXT.test(name))) return;
    if (inExercise && classes.includes("fold")) return;
    const { id } = node.properties;
    if (/^h[23]$/.test(node.tagName) && typeof id === "string") {
      sections.push({ anchor: id, title: titleOf(node), text: "" });
      return;
    }
    for (const child of node.children) read(child, inExercise || classes.includes("exercise"));
    if (!INLINE.test(node.tagName)) add(" ");
  };
  const titleOf = (heading: HastNode): string => {
    sections.push({ anchor: "", title: "", text: "" });
    if ("children" in heading) for (const child of heading.children) read(child, false);
    return sections.pop()?.text.trim() ?? "";
  };
  if (prose) read(prose, false);
  return sections
    .map((one) => ({ ...one, text: one.text.replace(/\s+/g, " ").trim() }))
    .filter(({ text }) => text !== "");
}

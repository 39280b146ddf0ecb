import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { fill } from "../../i18n/fill.ts";
import type { Words } from "../../i18n/words.ts";
import {
  environment,
  flow,
  fold,
  formula,
  listing,
  paragraph,
  summaryBox,
  text,
  type Block,
  type Markdown,
} from "./blocks.ts";
import { attribute, classesOf, find, textOf, type Handle, type PageElement } from "./page-tree.ts";

/** Where prose stands, for what a notebook can only point to. */
export interface Place {
  /** Address of the page. Links in the prose are read from there. */
  readonly page: string;
  readonly words: Words["takeAway"];
}

/** What makes Markdown of what is more than plain HTML on a page. */
function handlers({ page, words }: Place, section: () => string | undefined) {
  const pointer = (what: string, at = section()): Block => {
    const url = at === undefined ? page : `${page}#${at}`;
    return paragraph({ type: "link", url, children: [text(what)] });
  };
  const nothing: Handle = () => [];
  const passed: Handle = (state, node) => flow(state, node);
  const byClass: Readonly<Record<string, Handle>> = {
    environment,
    "summary-box": summaryBox,
    "formula-block": (_, node) => formula(node),
    "lesson-figure": () => pointer(words.figure),
    "exercise-field": (_, __, parent) =>
      pointer(words.check, parent?.type === "element" ? attribute(parent, "id") : section()),
  };
  return {
    noscript: nothing,
    cite: (state, node) => ({ type: "emphasis", children: state.all(node) }) as Markdown,
    div: (state, node, parent) => {
      const known = classesOf(node).find((name) => Object.hasOwn(byClass, name));
      return (byClass[known ?? ""] ?? passed)(state, node, parent);
    },
    span: (state, node) => (classesOf(node).includes("formula") ? formula(node) : state.all(node)),
    pre: (_, node) => ({
      type: "code",
      lang: attribute(node, "dataLanguage"),
      value: textOf(node).replace(/\n$/, ""),
    }),
    h3: (state, node) => {
      const level = find(node, ".exercise-level");
      const children = state.all({
        ...node,
        children: node.children.filter((child) => child !== level),
      });
      const tail = level ? [text(` (${textOf(level)})`)] : [];
      return { type: "heading", depth: 3, children: [...children, ...tail] } as Markdown;
    },
    a: (state, node, parent) => {
      const { href } = node.properties;
      const inHeading = parent?.type === "element" && /^h\d$/.test(parent.tagName);
      if (typeof href !== "string" || inHeading) return state.all(node);
      return {
        type: "link",
        url: new URL(href, page).href,
        children: state.all(node),
      } as Markdown;
    },
    details: (state, node) => fold(state, node),
    figure: (state, node) => {
      if (classesOf(node).includes("listing")) return listing(state, node);
      const picture = find(node, "svg");
      if (!picture) return flow(state, node);
      const table = find(node, "table");
      const label = attribute(picture, "ariaLabel");
      return [
        pointer(label === "" ? words.figure : fill(words.picture, { label })),
        ...(table ? state.toFlow(state.all({ type: "root", children: [table] })) : []),
      ];
    },
    "astro-island": (_, node) =>
      pointer(attribute(node, "component-export") === "SolverPanel" ? words.solver : words.figure),
  } satisfies Record<string, Handle>;
}

type PageNode = PageElement["children"][number];

/** What a notebook has elsewhere, and what the page's reader has done. */
const LEFT_OUT = ["cell", "progress-mark"];

const isLeftOut = (node: PageNode): boolean =>
  node.type === "element" && classesOf(node).some((name) => LEFT_OUT.includes(name));

/** The prose alone, without its places in the page: what turns it into Markdown copies every node. */
const bare = (nodes: readonly PageNode[]): PageNode[] =>
  nodes
    .filter((node) => !isLeftOut(node))
    .map((node) => ({
      ...node,
      position: undefined,
      ...(node.type === "element" && { children: bare(node.children) }),
    }));

/** Prose of a built page as Markdown: formulas between dollar signs, links with full addresses. */
export type ProseWriter = (nodes: readonly PageNode[], section?: string) => string;

/** Makes Markdown of one page's prose, section by section. */
export function proseWriter(place: Place): ProseWriter {
  let section: string | undefined;
  const road = unified()
    .use(rehypeRemark, { handlers: handlers(place, () => section) })
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-" })
    .freeze();
  return (nodes, name) => {
    section = name;
    return road.stringify(road.runSync({ type: "root", children: bare(nodes) })).trim();
  };
}

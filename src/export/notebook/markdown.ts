import { defaultHandlers, toMdast, type Handle, type State } from "hast-util-to-mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify, { type Options } from "remark-stringify";
import type { MdastNode } from "satteri";
import { unified } from "unified";
import { splitPunctuation } from "../../articles/math-plugin.ts";
import type { Words } from "../../i18n/words.ts";
import { classesOf, textOf, within, type Element } from "../html-tree.ts";

type Root = Extract<MdastNode, { type: "root" }>;
/** A node of Markdown. The types "cell" and "fold" are this project's own. */
export type Block = Root["children"][number] | Cell | Fold;
export type Phrase = Extract<MdastNode, { type: "paragraph" }>["children"][number];

/** The place of a code cell. */
interface Cell {
  readonly type: "cell";
  readonly number: number;
}

/** A section that the reader can expand, with its name. */
interface Fold {
  readonly type: "fold";
  readonly name: string;
  readonly children: Block[];
}

type Convert = (node: Element, state: State) => Block | Block[] | undefined;

export const text = (value: string): Phrase => ({ type: "text", value });
export const strong = (...children: Phrase[]): Phrase => ({ type: "strong", children });
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

/** Creates a list. Each item consists of blocks. */
export const list = (items: readonly Block[][]): Block => ({
  type: "list",
  spread: items.some(({ length }) => length > 1),
  children: items.map((children) => ({ type: "listItem", children: children as never[] })),
});

const quotation = (children: Block[]): Block => ({
  type: "blockquote",
  children: children as never[],
});

/** Adds a head to blocks: at the start of the first block if that is a paragraph, otherwise before it. */
function headed(head: Phrase, [first, ...rest]: Block[]): Block[] {
  if (first?.type === "paragraph") return [paragraph(head, text(" "), ...first.children), ...rest];
  return [paragraph(head), ...(first ? [first] : []), ...rest];
}

const withTag = (node: Element, name: string): Element[] =>
  [...within(node)].filter(({ tagName }) => tagName === name);

/** Joins the texts of an element's children with dots. */
const partsOf = ({ children }: Element): string =>
  children
    .map((child) => textOf(child).trim())
    .filter((part) => part !== "")
    .join(" · ");

const nameOfIsland = ({ properties }: Element): string =>
  (JSON.parse(String(properties["opts"] ?? "{}")) as { name?: string }).name ?? "";

/** Returns the handlers that convert an article's elements to Markdown. `page` is the address of its page. */
function converters(page: string, words: Words["takeAway"]) {
  /** The id of the current element, or of the last one with an id before it. */
  let anchor = "";
  const all = (node: Element, state: State) => state.all(node) as Block[];
  const flow = (node: Element, state: State) => state.toFlow(state.all(node)) as Block[];
  const phrases = (node: Element, state: State) => state.all(node) as Phrase[];
  const pointer = (what: keyof typeof words): Block =>
    paragraph(link(anchor === "" ? page : `${page}#${anchor}`, words[what]));
  const formula = (node: Element) => {
    const [annotation] = withTag(node, "annotation");
    return splitPunctuation(annotation ? textOf(annotation) : "");
  };

  const linked = (node: Element, state: State): Phrase => ({
    type: "link",
    url: new URL(node.properties["href"]?.toString() ?? "", page).href,
    children: state.all(node) as never[],
  });

  const byClass: Readonly<Record<string, Convert>> = {
    cell: ({ properties }) => ({ type: "cell", number: Number(properties["dataCell"]) }),
    "katex-display": (node) => ({ type: "math", value: formula(node).tex }),
    katex: (node) => {
      const { tex, marks } = formula(node);
      return [{ type: "inlineMath", value: tex }, ...(marks === "" ? [] : [text(marks)])];
    },
    environment: (node, state) => {
      const head = [...within(node)].find((one) => classesOf(one).includes("environment-head"));
      const children = node.children.filter((child) => child !== head);
      const name = head ? phrases(head, state) : [];
      const body = flow({ ...node, children }, state);
      if (!classesOf(node).includes("proof")) return [quotation(headed(strong(...name), body))];
      const proof = headed({ type: "emphasis", children: name }, body);
      const last = proof.at(-1);
      return last?.type === "paragraph"
        ? [...proof.slice(0, -1), paragraph(...last.children, text(" ∎"))]
        : [...proof, paragraph(text("∎"))];
    },
    "summary-box": (node, state) => quotation(flow(node, state)),
    "summary-box-title": (node, state) => paragraph(strong(...phrases(node, state))),
    "judge-box-title": (node, state) => paragraph(strong(...phrases(node, state))),
    "exercise-head": (node) => heading(3, partsOf(node)),
    "exercise-field": (node, state) =>
      withTag(node, "astro-island").some((one) => nameOfIsland(one).includes("Check"))
        ? pointer("check")
        : all(node, state),
    solution: (node, state) => [pointer("solution"), ...all(node, state)],
    "other-languages": () => undefined,
    "short-path-next": () => undefined,
    // Links that the page separates by margins.
    "source-places": (node, state) =>
      paragraph(...phrases(node, state).flatMap((one, i) => (i === 0 ? [one] : [text(", "), one]))),
    "reference-place": (node, state) => [text(" "), linked(node, state)],
    "glossary-zh": (node, state) => [text(" "), ...all(node, state)],
    mistakes: (node, state) => {
      const columns = withTag(node, "th").map(textOf);
      const items = withTag(node, "tbody").map((mistake) => [
        ...withTag(mistake, "th").flatMap((one) => flow(one, state)),
        ...withTag(mistake, "tr").flatMap((row) =>
          withTag(row, "td").flatMap((one, i) =>
            textOf(one) === "" ? [] : [paragraph(text(`${columns[i]}:`)), ...flow(one, state)],
          ),
        ),
      ]);
      return list(items);
    },
  };

  const byTag: Readonly<Record<string, Convert>> = {
    "astro-island": (node) => pointer(nameOfIsland(node) === "SolverPanel" ? "solver" : "figure"),
    details: (node, state) => {
      const [summary] = withTag(node, "summary");
      const children = node.children.filter((child) => child !== summary);
      const name = summary ? partsOf(summary) : "";
      return { type: "fold", name, children: flow({ ...node, children }, state) };
    },
    pre: (node) => {
      const { dataLanguage } = node.properties;
      const value = textOf(node).replace(/\n$/, "");
      return {
        type: "code",
        lang: dataLanguage === undefined ? null : String(dataLanguage),
        value,
      };
    },
    a: (node, state) =>
      // A heading links to itself.
      node.properties["href"] === `#${anchor}` ? all(node, state) : linked(node, state),
    cite: (node, state) => ({ type: "emphasis", children: phrases(node, state) }),
    sup: (node) => text(`^${textOf(node)}`),
  };

  const usual: Readonly<Record<string, Handle>> = defaultHandlers;
  const handlerOf =
    (tag: string): Handle =>
    (state, node, parent) => {
      const { id } = node.properties;
      if (typeof id === "string" && !classesOf(node).includes("exercise-head")) anchor = id;
      const name = classesOf(node).find((one) => Object.hasOwn(byClass, one));
      const own = name === undefined ? byTag[tag] : byClass[name];
      if (own) return own(node, state) as ReturnType<Handle>;
      return usual[tag]?.(state, node, parent);
    };
  const tags = [...Object.keys(usual), ...Object.keys(byTag)];
  return Object.fromEntries(tags.map((tag) => [tag, handlerOf(tag)]));
}

/**
 * Converts the text of an article's page to nodes of Markdown.
 *
 * @param page the address of the page, which links point to
 */
export function markdownOf({ children }: Element, page: string, words: Words["takeAway"]): Block[] {
  const handlers = converters(page, words);
  const root = toMdast({ type: "root", children }, { document: true, handlers });
  return "children" in root ? (root.children as Block[]) : [];
}

const fold: NonNullable<Options["handlers"]>["root"] = (node: Fold, _, state, info) =>
  `<details>\n<summary>${node.name}</summary>\n\n${state.containerFlow(node as never, info)}\n\n</details>`;

const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    handlers: { fold } as Options["handlers"],
  })
  .freeze();

/** Serializes blocks to Markdown, with formulas between dollar signs and each paragraph on one line. */
export const markdown = (children: readonly Block[]): string =>
  writer.stringify({ type: "root", children: children as never[] }).trim();

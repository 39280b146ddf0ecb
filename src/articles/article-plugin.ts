import { defineMdastPlugin, type MdastNode } from "satteri";
import {
  cellsOf,
  codeBlocks,
  isProgramCell,
  stdinOf,
  type ArticleCell,
  type CodeBlock,
} from "./cells.ts";
import { activityTimes, nameOf, readingTimes } from "./reading-time.ts";
import { satteri } from "@astrojs/markdown-satteri";
import { cached, hashOfFiles } from "../integrations/cache.ts";

const childrenOf = (node: MdastNode): readonly MdastNode[] =>
  "children" in node ? node.children : [];

const hasCheck = (node: MdastNode): boolean =>
  /^(Check|CheckPosition|CodeExercise)$/.test(nameOf(node)) || childrenOf(node).some(hasCheck);

/** Returns the number of an exercise: `<Exercise n={3}>`. */
function numberOf(node: MdastNode): number {
  const attributes = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  const n = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "n");
  return Number(typeof n?.value === "object" ? n.value?.value : n?.value);
}

/** Returns the numbers of the exercises whose answers are checked on the page. */
const checkedExercises = (node: MdastNode): readonly number[] => {
  if (nameOf(node) !== "Exercise") return childrenOf(node).flatMap(checkedExercises);
  return hasCheck(node) ? [numberOf(node)] : [];
};

const tag = <Value>(name: string, attributes: Readonly<Record<string, Value>>) => ({
  type: "mdxJsxFlowElement" as const,
  name,
  attributes: Object.entries(attributes).map(([name, value]) => ({
    type: "mdxJsxAttribute" as const,
    name,
    value,
  })),
  children: [],
});

function tagOf(node: CodeBlock, cell: ArticleCell | undefined) {
  const { lang, value: code, meta } = node;
  if (cell) {
    const value = `props.cells[${cell.number - 1}]`;
    return tag("Cell", { cell: { type: "mdxJsxAttributeValueExpression" as const, value } });
  }
  const attributes = { lang: lang ?? "", code };
  if (!isProgramCell(node)) return tag("HighlightedCode", attributes);
  return tag("Listing", { ...attributes, input: stdinOf(meta) });
}

/**
 * Extends an article while it is compiled. Its module then has the exports of `ArticleModule`, and each fenced block
 * becomes a tag: `Cell` with the run cell of its number, `Listing` for a cell in C++ or Python, `HighlightedCode` for all
 * others.
 */
export const articlePlugin = defineMdastPlugin({
  name: "grundy-article",
  options: { position: true },
  before(root, context) {
    const found = cellsOf(root);
    const cells = [...found.values()];
    const value = [
      `export const cells = ${JSON.stringify(cells)};`,
      `export const seconds = ${JSON.stringify(readingTimes(root.children))};`,
      `export const times = ${JSON.stringify(activityTimes(root.children))};`,
      `export const checked = ${JSON.stringify(checkedExercises(root))};`,
    ].join("\n");
    context.appendChild(root, { type: "mdxjsEsm", value });
    for (const node of codeBlocks(root)) context.replaceNode(node, tagOf(node, found.get(node)));
  },
});

/**
 * Returns Sätteri with these options and a cache: only articles that have changed are compiled. Formulas and plugins
 * take two seconds for all articles.
 */
export function cachedSatteri(options: Parameters<typeof satteri>[0]): ReturnType<typeof satteri> {
  const processor = satteri(options);
  return {
    ...processor,
    async createMdxRenderer(shared, mdx) {
      const renderer = await processor.createMdxRenderer?.(shared, mdx);
      if (!renderer) throw new Error("Cannot compile articles: Sätteri must have an MDX renderer");
      const sources = hashOfFiles("astro.config.mjs", "src/articles/*.ts");
      return {
        process: (content, file, frontmatter) =>
          cached("articles", [content, file, frontmatter, mdx, sources], () =>
            renderer.process(content, file, frontmatter),
          ),
      };
    },
  };
}

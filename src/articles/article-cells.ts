import { mdxToMdast } from "satteri";
import { cellsOf, type ArticleCell } from "./cells.ts";

/** The tree of an MDX text, with its front matter blank, so that all keeps its line. */
export const articleTree = (mdx: string) =>
  mdxToMdast(
    mdx.replace(/^---\n[^]*?\n---(?=\n)/, (matter) => matter.replace(/[^\n]/g, "")),
    { features: { math: true } },
  );

/** The cells of an MDX text, as the build reads them. */
export const articleCells = (mdx: string): ArticleCell[] => [...cellsOf(articleTree(mdx)).values()];

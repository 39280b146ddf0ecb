import { runInThisContext } from "node:vm";
import { mdxToJs } from "satteri";
import { articlePlugin } from "../../src/articles/article-plugin.ts";
import type { ArticleCell } from "../../src/articles/cells.ts";
import type { ArticleReading } from "../../src/articles/reading-time.ts";

const fileURL = new URL("../../content/en/a.mdx", import.meta.url);

interface CompiledArticle {
  readonly code: string;
  readonly cells: readonly ArticleCell[];
  readonly checked: readonly number[];
  readonly reading: ArticleReading;
  /** What the plugin told while it read. */
  readonly told: readonly [string, readonly ArticleCell[]][];
}

/** The module of an article, `content/en/a.mdx`, that imports nothing: its text, and what it exports. */
export function compileArticle(mdx: string): CompiledArticle {
  const told: [string, readonly ArticleCell[]][] = [];
  const plugin = articlePlugin((...heard) => void told.push(heard));
  const { code } = mdxToJs(mdx, { mdastPlugins: [plugin], features: { math: true }, fileURL });
  const body = code.replace(/^import .*$/gm, "").replace(/^export (default )?/gm, "");
  const run = `(() => {${body}\nreturn { cells, reading, checked }; })()`;
  return {
    code,
    told,
    ...(runInThisContext(run) as Pick<CompiledArticle, "cells" | "reading" | "checked">),
  };
}

import type { APIRoute, GetStaticPaths } from "astro";
import { read, writtenPaths, type ArticlePage } from "../articles/articles.ts";
import { href } from "../articles/href.ts";
import { pageText } from "../export/page-text.ts";
import Page from "./[...path].astro";
import { denoCells, notebookOf, notebookText } from "../export/notebook/notebook.ts";

export const getStaticPaths = writtenPaths satisfies GetStaticPaths;

/** An article as a notebook. */
export const GET: APIRoute<ArticlePage> = async ({ props, site }) => {
  const { language, path, entry } = props.article;
  const home = new URL(href(""), site).href;
  const page = new URL(href(path), site).href;
  const { run } = await read(props.article);
  const notebook = notebookOf({
    run,
    data: entry.data,
    prose: (await pageText(Page, props, page)).blocks,
    sources: denoCells(run, {
      grundy: new URL("lib/grundy.js", home).href,
      notebook: new URL("lib/notebook.js", home).href,
    }),
    language,
    page,
    home,
  });
  return new Response(notebookText(notebook), {
    headers: { "content-type": "application/x-ipynb+json" },
  });
};

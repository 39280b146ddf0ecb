import type { APIRoute, GetStaticPaths } from "astro";
import { articles, read, type Article } from "../articles/articles.ts";
import { href } from "../articles/href.ts";
import { keptDenoCode } from "../export/notebook/kept-deno-code.ts";
import { notebookText } from "../export/notebook/nbformat.ts";
import { notebookOf } from "../export/notebook/notebook.ts";

export const getStaticPaths = (async () => {
  const all = await articles();
  return all.map((article) => ({
    params: { path: article.path },
    props: { article, all: all.filter(({ entry }) => entry.id.startsWith(`${article.language}/`)) },
  }));
}) satisfies GetStaticPaths;

interface Props {
  readonly article: Article;
  readonly all: readonly Article[];
}

/** An article as a notebook. */
export const GET: APIRoute<Props> = async ({ props: { article, all }, site }) => {
  const home = new URL(href(""), site).href;
  const addresses = {
    grundy: new URL("lib/grundy.js", home).href,
    notebook: new URL("lib/notebook.js", home).href,
  };
  const { language, path, entry } = article;
  const page = new URL(href(path), site).href;
  const found = await read(article);
  const sources = await keptDenoCode(found.run, addresses);
  const place = { page, anchor: undefined, language, articles: all };
  const notebook = notebookOf({ ...found, data: entry.data, sources, place, home });
  return new Response(notebookText(notebook), {
    headers: { "content-type": "application/x-ipynb+json" },
  });
};

import type { APIRoute, GetStaticPaths } from "astro";
import { articles, read, writtenArticles, type Article } from "../articles/articles.ts";
import { href } from "../articles/href.ts";
import { denoCells } from "../export/notebook/deno-cells.ts";
import { notebookText } from "../export/notebook/nbformat.ts";
import { notebookOf } from "../export/notebook/notebook.ts";

export const getStaticPaths = (async () =>
  (await writtenArticles()).map((article) => ({
    params: { path: article.path },
    props: { article },
  }))) satisfies GetStaticPaths;

interface Props {
  readonly article: Article;
}

/** An article as a notebook. */
export const GET: APIRoute<Props> = async ({ props: { article }, site }) => {
  const home = new URL(href(""), site).href;
  const addresses = {
    grundy: new URL("lib/grundy.js", home).href,
    notebook: new URL("lib/notebook.js", home).href,
  };
  const { language, path, entry } = article;
  const page = new URL(href(path), site).href;
  const found = await read(article);
  const sources = denoCells(found.run, addresses);
  const all = await articles(language);
  const place = { page, anchor: undefined, language, pageLanguage: language, articles: all };
  const notebook = notebookOf({ ...found, data: entry.data, sources, place, home });
  return new Response(notebookText(notebook), {
    headers: { "content-type": "application/x-ipynb+json" },
  });
};

import mdx from "@astrojs/mdx/server.js";
import preact from "@astrojs/preact/server.js";
import type { SSRManifest } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { cached, hashOfFiles, isDevelopment } from "../integrations/cache.ts";
import type { ArticlePage } from "../articles/articles.ts";
import { words } from "../i18n/words.ts";
import { proseOf } from "./html-tree.ts";
import { markdownOf, type Block } from "./notebook/markdown.ts";
import { sectionsOf, type Section } from "./search-sections.ts";

type Component = Parameters<AstroContainer["renderToString"]>[0];

/** The client directives of islands. Their scripts are never loaded here. */
const clientDirectives = new Map(["visible", "reached"].map((name) => [name, "0"]));

let container: Promise<AstroContainer> | undefined;

/** The text of an article's page: as blocks for its notebook and package, and as sections for the search. */
interface PageText {
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

const read = new Map<string, Promise<PageText>>();

/** Returns the text of a page as Astro renders it, before the build minifies it. A build reads each address once. */
export function pageText(page: unknown, props: ArticlePage, address: string): Promise<PageText> {
  const known = isDevelopment ? undefined : read.get(address);
  const text = known ?? readPage(page, props, address);
  read.set(address, text);
  return text;
}

/** Scripts and styles. Astro writes those of islands before the island that it finishes first: it depends on timing. */
const SCRIPTS = /<(script|style)\b[^]*?<\/\1>/g;

async function readPage(page: unknown, props: ArticlePage, address: string): Promise<PageText> {
  const html = (await render(page, props, address)).replace(SCRIPTS, "");
  const { takeAway } = words(props.article.language);
  const sources = hashOfFiles("src/export/**/*.ts", "src/articles/math-plugin.ts");
  const inputs = [html, address, takeAway, sources];
  return cached("texts", inputs, () => {
    const prose = proseOf(html);
    return { blocks: markdownOf(prose, address, takeAway), sections: sectionsOf(prose) };
  });
}

async function render(page: unknown, props: object, address: string): Promise<string> {
  container ??= AstroContainer.create({
    renderers: [
      { name: "astro:jsx", ssr: mdx },
      { name: "@astrojs/preact", clientEntrypoint: "preact", ssr: preact },
    ],
    manifest: { clientDirectives } as SSRManifest,
  });
  return (await container).renderToString(page as Component, {
    props: { ...props },
    request: new Request(address),
  });
}

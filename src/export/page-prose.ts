import mdx from "@astrojs/mdx/server.js";
import preact from "@astrojs/preact/server.js";
import type { SSRManifest } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { cached, hashOfFiles, isDevelopment } from "../integrations/cache.ts";
import { proseOf, type Element } from "./html-tree.ts";

type Component = Parameters<AstroContainer["renderToString"]>[0];

/** Directives of islands: what they name is never loaded here. */
const clientDirectives = new Map(["visible", "reached"].map((name) => [name, "0"]));

let container: Promise<AstroContainer> | undefined;

const read = new Map<string, Promise<Element>>();

/**
 * The text of a page, as Astro renders it, before the build makes it smaller. A build reads each address once: its
 * notebook, its package and the search have the same text.
 */
export function pageProse(page: unknown, props: object, address: string): Promise<Element> {
  const known = isDevelopment ? undefined : read.get(address);
  const prose =
    known ??
    render(page, props, address).then((html) =>
      cached("prose", [html, hashOfFiles("src/export/html-tree.ts")], () => proseOf(html)),
    );
  read.set(address, prose);
  return prose;
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

import mdx from "@astrojs/mdx/server.js";
import preact from "@astrojs/preact/server.js";
import type { SSRManifest } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";

type Component = Parameters<AstroContainer["renderToString"]>[0];

/** Directives of islands: what they name is never loaded here. */
const clientDirectives = new Map(["visible", "reached"].map((name) => [name, "0"]));

let container: Promise<AstroContainer> | undefined;

/** The HTML of a page, as Astro renders it, before the build makes it smaller. */
export async function pageHtml(page: unknown, props: object, address: string): Promise<string> {
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

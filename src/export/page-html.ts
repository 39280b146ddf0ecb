import mdx from "@astrojs/mdx/server.js";
import preact from "@astrojs/preact/server.js";
import type { SSRManifest } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { isDevelopment } from "../integrations/cache.ts";

type Component = Parameters<AstroContainer["renderToString"]>[0];

/** Directives of islands: what they name is never loaded here. */
const clientDirectives = new Map(["visible", "reached"].map((name) => [name, "0"]));

let container: Promise<AstroContainer> | undefined;

const rendered = new Map<string, Promise<string>>();

/**
 * The HTML of a page, as Astro renders it, before the build makes it smaller. A build renders each address once: its
 * notebook, its package and the search read the same page.
 */
export function pageHtml(page: unknown, props: object, address: string): Promise<string> {
  const known = isDevelopment ? undefined : rendered.get(address);
  const html = known ?? render(page, props, address);
  rendered.set(address, html);
  return html;
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

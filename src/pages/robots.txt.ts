import type { APIRoute } from "astro";
import { href, hasAddress } from "../articles/href.ts";

/** Allows everything. Names the list of all pages only if the site has a known address. */
export const GET: APIRoute = ({ site }) => {
  const list = hasAddress(site)
    ? [`Sitemap: ${new URL("sitemap-index.xml", new URL(href(""), site)).href}`]
    : [];
  return new Response(["User-agent: *", "Allow: /", ...list, ""].join("\n"));
};

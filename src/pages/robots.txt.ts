import type { APIRoute } from "astro";
import { href } from "../articles/href.ts";
import { hasAddress } from "../articles/has-address.ts";

/** Everything may be read. The list of all pages has a place only when the site knows its own. */
export const GET: APIRoute = ({ site }) => {
  const list = hasAddress(site)
    ? [`Sitemap: ${new URL("sitemap-index.xml", new URL(href(""), site)).href}`]
    : [];
  return new Response(["User-agent: *", "Allow: /", ...list, ""].join("\n"));
};

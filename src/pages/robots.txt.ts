import type { APIRoute } from "astro";
import { href, hasAddress } from "../articles/href.ts";

/** Allows all robots on all pages. Includes the sitemap only if the site's address is known. */
export const GET: APIRoute = ({ site }) => {
  const list = hasAddress(site)
    ? [`Sitemap: ${new URL("sitemap-index.xml", new URL(href(""), site)).href}`]
    : [];
  return new Response(["User-agent: *", "Allow: /", ...list, ""].join("\n"));
};

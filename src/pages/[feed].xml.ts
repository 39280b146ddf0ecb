import rss from "@astrojs/rss";
import type { APIRoute, GetStaticPaths } from "astro";
import { articles } from "../articles/articles.ts";
import { hasAddress } from "../articles/has-address.ts";
import { href } from "../articles/href.ts";
import { words } from "../i18n/words.ts";

const site = new URL(import.meta.env.SITE);

export const getStaticPaths = (() =>
  hasAddress(site) ? [{ params: { feed: "feed" } }] : []) satisfies GetStaticPaths;

/** Every article in the order of the book. */
export const GET: APIRoute = async () => {
  const w = words("en").chrome;
  const all = (await articles()).filter(({ entry }) => entry.id.startsWith("en/"));
  return rss({
    title: w.siteName,
    description: w.siteLine,
    site: new URL(href(""), site),
    items: all.map(({ entry, path }) => ({
      title: entry.data.title,
      description: entry.data.summary,
      link: href(path),
    })),
    customData: "<language>en</language>",
  });
};

import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";
import sources from "../content/sources.json" with { type: "json" };

const text = z.string().min(1);

const articles = defineCollection({
  loader: glob({
    base: "./content",
    pattern: "*/{foundations,more-games,problems,reference}/*.mdx",
  }),
  schema: z.strictObject({
    title: text,
    summary: text,
    /** Place in its section. */
    order: z.number().int().positive(),
    /** Slugs of the articles to read first, as in an address. */
    prerequisites: z.array(text).default([]),
    /** Keys of content/sources.json. */
    sources: z
      .array(
        z.string().refine((key) => Object.hasOwn(sources, key), "no key of content/sources.json"),
      )
      .default([]),
    /** Ids of the headings whose sections are on the short path from nothing to a first solved problem. */
    short: z.array(text).default([]),
    /** Of a contest problem: the idea that it needs, and how hard it is. */
    problem: z
      .strictObject({
        idea: text,
        level: z.enum(["easy", "middle", "hard"]),
      })
      .optional(),
    /** Of a page of reference: what it is for. */
    use: z.enum(["print", "lookUp", "practise", "code"]).default("lookUp"),
  }),
});

export const collections = { articles };

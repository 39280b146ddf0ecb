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
    /** Position within its section. */
    order: z.number().int().positive(),
    /** Slugs of the articles to read first, as in addresses. */
    prerequisites: z.array(text).default([]),
    /** Keys of content/sources.json. */
    sources: z
      .array(z.string().refine((key) => Object.hasOwn(sources, key), "not in content/sources.json"))
      .default([]),
    /** Ids of the headings whose sections are on the short path to a first solved problem. */
    short: z.array(text).default([]),
    /** For a contest problem: the idea of its solution, and its level of difficulty. */
    problem: z
      .strictObject({
        idea: text,
        level: z.enum(["easy", "middle", "hard"]),
      })
      .optional(),
    /** For a reference page: its purpose. */
    use: z.enum(["print", "lookUp", "practise", "code"]).default("lookUp"),
  }),
});

export const collections = { articles };

import { z } from "astro/zod";
import { MAIN, type Language } from "../i18n/languages.ts";

const text = z.string().min(1);

const schema = z.array(
  z.strictObject({
    /** The judge's name for it: "HDU 1846". */
    id: text,
    name: text,
    /** The language of the name, where it is not the page's. */
    nameLanguage: text.optional(),
    url: z.url(),
    rules: text,
    /** What it needs, and the page that has it. */
    theory: text,
    article: text,
    level: z.enum(["easy", "middle", "hard"]),
  }),
);

/** A contest problem that has no page of its own. */
export type FurtherProblem = z.infer<typeof schema>[number];

const files = import.meta.glob<unknown>("../../content/*/further-problems.json", {
  import: "default",
  eager: true,
});

/** The problems to go on with, from easy to hard; in the main language where this one has no list. */
export function furtherProblems(language: Language): readonly FurtherProblem[] {
  const fileOf = (tag: Language) => files[`../../content/${tag}/further-problems.json`];
  return schema.parse(fileOf(language) ?? fileOf(MAIN));
}

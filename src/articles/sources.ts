import { z } from "astro/zod";
import file from "../../content/sources.json" with { type: "json" };

const text = z.string().min(1);

const schema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    author: text.optional(),
    title: text,
    /** Journal and pages, or publisher. */
    where: text.optional(),
    year: z.number().int().optional(),
    /** Later editions. */
    later: text.optional(),
    url: z.url().optional(),
    doi: z
      .string()
      .regex(/^10\.\d+\/\S+$/)
      .optional(),
    /** Set for the statement of a contest problem. */
    problem: z.literal(true).optional(),
    /** Its use for readers, as a sentence in each language. */
    about: z.record(z.string(), text).optional(),
  }),
);

/** A work, or the statement of a problem, that articles cite. */
export type Source = z.infer<typeof schema>[string] & { readonly key: string };

/** All sources of the book, by year and then by title. */
export const sources: readonly Source[] = Object.entries(schema.parse(file))
  .map(([key, source]) => ({ key, ...source }))
  .sort(
    (one, other) =>
      (one.year ?? Infinity) - (other.year ?? Infinity) ||
      one.title.localeCompare(other.title, "en", { numeric: true }),
  );

export function sourceOf(key: string): Source {
  const found = sources.find((source) => source.key === key);
  if (!found) {
    const known = sources.map((source) => source.key).join(", ");
    throw new RangeError(
      `Cannot find source: key must be one of ${known}, current value is ${key}`,
    );
  }
  return found;
}

/** Formats the parts of a source in a list of works. */
export function citationOf({ author, title, where, year, later, url, doi }: Source) {
  const address = url ?? (doi === undefined ? undefined : `https://doi.org/${doi}`);
  const first = [where, year].filter((part) => part !== undefined).join(", ");
  const behind = later === undefined ? first : `${first}; ${later}`;
  return {
    // A line does not break between initials, nor after the dash of a range of pages or years.
    author: author?.replace(/(?<=\p{Lu}\.) (?=\p{Lu})/gu, "\u{a0}"),
    title,
    address,
    behind: behind.replace(/(?<=\d–)(?=\d)/g, "\u{2060}"),
  };
}

/** Keys of the sources of the atlas of octal games, the only page with sources that is not an article. */
export const atlasSources = [
  "guy-smith-1956",
  "winning-ways-1982",
  "gangolli-plambeck-1989",
  "flammenkamp-octal",
  "czajka-octal-games",
];

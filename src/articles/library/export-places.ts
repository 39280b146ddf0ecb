import type { SearchRecord } from "../name-places.ts";
import { namedEntries, summaryOf } from "./named-entries.ts";
import type { Reference } from "./reference.ts";

/**
 * The names of the library, as the search names them.
 *
 * @param where the prefix of the language in addresses, and the name of the section
 */
export const exportPlaces = (
  reference: Reference,
  { prefix, section }: { readonly prefix: string; readonly section: string },
): readonly SearchRecord[] =>
  [...namedEntries(reference)].map(([name, entry]) => ({
    kind: "export",
    place: `${prefix}reference/library/#${name}`,
    title: name,
    section,
    text: summaryOf(entry),
    names: [name],
    aliases: [],
  }));

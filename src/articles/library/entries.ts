import { linkTo, type TextLanguage } from "../href.ts";
import type { SearchRecord } from "../name-places.ts";
import type { Entry, Reference } from "./reference.ts";

/** The globals of cells that are defined by this site. The others exist in all workers. */
export const SITE_GLOBALS: readonly string[] = ["show", "input"];

/** Returns the entries of the library's page by name. The name of a member includes its object: `show.table`. */
export function namedEntries({ library, given }: Reference): ReadonlyMap<string, Entry> {
  const own = given.filter(({ name }) => SITE_GLOBALS.includes(name));
  return new Map([
    ...[...library, ...own].map((entry) => [entry.name, entry] as const),
    ...own.flatMap(({ name, members }) =>
      members.map((member) => [`${name}.${member.name}`, member] as const),
    ),
  ]);
}

/** Returns the address of a name on the library's page: an export, or a member such as `show.table`. */
export const entryAddress = (name: string, where: TextLanguage): string =>
  linkTo(`reference/library#${name}`, where);

/** Returns the first sentence of an entry, without markup for links and code. */
const summaryOf = ({ text }: Entry): string =>
  text
    .replace(/\n\n[^]*$/, "")
    .replace(/\{@link ([^}]+?) *\}/g, "$1")
    .replace(/`/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[a-z)\]"]\.) [A-Z].*$/, "");

/**
 * Returns the names of the library for the search.
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

/** A name that an editor can complete. */
export interface Offer extends Pick<Entry, "name" | "kind"> {
  /** The rest of its declaration after the name: parameters and result, or a type. */
  readonly signature: string;
  /** Its doc comment without sources, each tag on its own line; empty if there is none. */
  readonly doc: string;
}

/** A name that every cell can use without importing it. */
export interface Given extends Offer {
  readonly members: readonly Offer[];
}

/** The completions of the library and the globals, without the names of the page's cells. */
export interface Completions {
  readonly library: readonly Offer[];
  readonly given: readonly Given[];
}

function offer({ name, kind, signatures, text, tags }: Entry): Offer {
  const shown = tags.filter((tag) => tag.name !== "source");
  const lines = shown.map((tag) => `@${tag.name} ${tag.text}`.trim());
  const doc = [text, ...lines].filter(Boolean).join("\n\n");
  return {
    name,
    kind,
    signature: signatures[0] ?? "",
    doc: doc.replace(/\{@link ([^}]+?) *\}/g, "`$1`"),
  };
}

export function completionsText({ library, given }: Reference): string {
  const completions: Completions = {
    library: library.map(offer),
    given: given.map((one) => ({ ...offer(one), members: one.members.map(offer) })),
  };
  return JSON.stringify(completions);
}

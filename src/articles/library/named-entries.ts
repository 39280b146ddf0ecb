import type { Entry, Reference } from "./reference.ts";

/** What a cell is given that is the library's own; the rest is what workers have everywhere. */
export const OWN: readonly string[] = ["show", "input"];

/** The entries of the library's page by their names there; a member's is that of its object and its own. */
export function namedEntries({ library, given }: Reference): ReadonlyMap<string, Entry> {
  const own = given.filter(({ name }) => OWN.includes(name));
  return new Map([
    ...[...library, ...own].map((entry) => [entry.name, entry] as const),
    ...own.flatMap(({ name, members }) =>
      members.map((member) => [`${name}.${member.name}`, member] as const),
    ),
  ]);
}

/** The first sentence of an entry, without marks for links and code. */
export const summaryOf = ({ text }: Entry): string =>
  text
    .replace(/\n\n[^]*$/, "")
    .replace(/\{@link ([^}]+?) *\}/g, "$1")
    .replace(/`/g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[a-z)\]"]\.) [A-Z].*$/, "");

import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { SettledNode } from "./settle-graph.ts";

/** A move of a game graph in words; the outcomes only of positions that are settled already. */
export function sayEdge(
  from: SettledNode,
  to: SettledNode,
  isOpen: (name: string) => boolean,
  words: Words["lesson"]["graph"],
): string {
  const name = ({ name, outcome }: SettledNode): string =>
    isOpen(name) ? fill(words.known, { name, outcome }) : name;
  const say = from.says?.[from.options.indexOf(to.name)];
  const known = { from: name(from), to: name(to) };
  return say === undefined ? fill(words.edge, known) : fill(words.move, { ...known, say });
}

import { fill } from "../../../src/i18n/fill.ts";
import { plural } from "../../../src/i18n/plural.ts";
import type { Words } from "../../../src/i18n/words.ts";
import type { SettledNode } from "../../charts/settle-graph.ts";
import { setText } from "../exercises/number-set.ts";

/** What the positions of a graph show: their Grundy values with P and N, or P and N alone. */
export type Shown = "values" | "outcomes";

type GraphPlayWords = Words["lesson"]["graphPlay"];

/** How a position came by its outcome, and by its Grundy value where values are shown. */
export function sayStep(
  node: SettledNode,
  nodes: readonly SettledNode[],
  shows: Shown,
  words: GraphPlayWords,
): string {
  const { name, options, values, grundy } = node;
  const lost = new Set(nodes.filter(({ outcome }) => outcome === "P").map((other) => other.name));
  const winning = options.filter((option) => lost.has(option));
  if (shows === "outcomes") return sayOutcome(node, winning, words);
  const value = fill(words.settles, { name, values: setText(values), grundy });
  const known = { name, options: winning.join(", ") };
  if (options.length === 0) return `${value} ${fill(words.terminal, known)}`;
  return `${value} ${fill(winning.length === 0 ? words.losing : words.winning, known)}`;
}

function sayOutcome(
  { name, options }: SettledNode,
  winning: readonly string[],
  { language, terminal, outcomes }: GraphPlayWords,
): string {
  if (options.length === 0) return fill(terminal, { name });
  const [named, said] =
    winning.length === 0 ? [options, outcomes.losing] : [winning, outcomes.winning];
  return fill(plural(language, said, named.length), { name, options: named.join(", ") });
}

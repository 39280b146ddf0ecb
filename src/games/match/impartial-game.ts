import { grundyTable } from "../theory/grundy-table.ts";
import { grundyValue, memo } from "../theory/grundy-value.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/nim-sum.ts";
import { outcome } from "../theory/outcome.ts";
import type {
  Convention,
  HeapPosition,
  HeapRuleset,
  Outcome,
  Ruleset,
  Term,
} from "../theory/ruleset.ts";
import type { Game, Theory } from "./game.ts";

/** The most options of one search, which take about a millisecond. */
const MOST_OPTIONS = 4000;

const [known, knownMisere] = [memo<number>(), memo<number>()];

/**
 * How many moves are left when the winner plays to end soonest and the loser to end latest: even at the P-positions,
 * odd at the N-positions, and in misère play the other way round. Steinhaus called it remoteness. The search follows the definition, without Grundy values.
 *
 * @returns undefined when the search would visit over 4000 options
 * @example
 * remoteness(nim, [2, 2]); // 4
 * remoteness(nim, [5]); // 1
 */
export function remoteness<Position>(
  ruleset: Ruleset<Position>,
  position: Position,
  { misere = false }: Convention = {},
): number | undefined {
  const found = (misere ? knownMisere : known)(ruleset);
  const lost = misere ? 1 : 0;
  let left = MOST_OPTIONS;

  const search = (at: Position): number | undefined => {
    const key = ruleset.key(at);
    const before = found.get(key);
    if (before !== undefined) return before;
    const options = ruleset.options(at);
    left -= options.length + 1;
    if (left < 0) return undefined;
    let [soonest, latest] = [Infinity, -1];
    for (const option of options) {
      const length = search(option);
      if (length === undefined) return undefined;
      if (length % 2 === lost) soonest = Math.min(soonest, length);
      latest = Math.max(latest, length);
    }
    const length = 1 + (soonest === Infinity ? latest : soonest);
    found.set(key, length);
    return length;
  };
  return search(position);
}

/**
 * An impartial game with its theory. If the ruleset claims a closed form, it judges by that (tests compare every claim with
 * the definition), so that large positions need no search; otherwise by the Grundy values of the summands. Misère play is
 * explained by outcomes alone.
 */
export function impartialGame<Position>(
  ruleset: Ruleset<Position>,
  { misere = false }: Convention = {},
): Game<Position> {
  if (misere) {
    return byOutcomes({
      rules: ruleset,
      misere,
      judge: (position) =>
        ruleset.claimOutcome?.(position, { misere }) ?? outcome(ruleset, position, { misere }),
      length: (position) => remoteness(ruleset, position, { misere }),
    });
  }
  const judge = (position: Position): Outcome => {
    const claimed = ruleset.claim?.(position);
    if (claimed !== undefined) return claimed === 0 ? "P" : "N";
    return ruleset.claimOutcome?.(position) ?? outcome(ruleset, position);
  };
  const length = (position: Position): number | undefined => remoteness(ruleset, position);

  if (isHeapRuleset(ruleset)) {
    const terms = heapTerms(ruleset);
    const explain = (position: Position & HeapPosition): Theory => sumTheory(terms(position));
    const judge = (position: Position & HeapPosition): Outcome => explain(position).outcome;
    // The guard has shown that these positions are heaps.
    return { rules: ruleset, judge, explain, length } as unknown as Game<Position>;
  }
  const claimTerms = ruleset.claimTerms?.bind(ruleset);
  if (claimTerms !== undefined) {
    const explain = (position: Position): Theory => sumTheory(claimTerms(position));
    return { rules: ruleset, judge, explain, length };
  }
  const game = byOutcomes({ rules: ruleset, judge, length });
  const explain = (position: Position): Theory => ({
    ...game.explain(position),
    value: grundyValue(ruleset, position),
  });
  return { ...game, explain };
}

/** The theory of a position that is equivalent to these heaps of Nim. */
export function sumTheory(terms: readonly Term[]): Theory {
  const sum = nimSum(terms.map(({ value }) => value));
  return { kind: "sum", terms, nimSum: sum, outcome: sum === 0 ? "P" : "N" };
}

const isHeapRuleset = (ruleset: object): ruleset is HeapRuleset => "heapOptions" in ruleset;

/** Heaps with their Grundy values, from a table that is recomputed when a larger heap occurs. */
function heapTerms(ruleset: HeapRuleset): (position: HeapPosition) => readonly Term[] {
  let table: readonly number[] = [];
  const valueOf = (size: number): number => {
    if (ruleset.claim !== undefined) return ruleset.claim(size);
    if (size >= table.length) table = grundyTable(ruleset, Math.max(64, 2 * size));
    return itemAt(table, size);
  };
  return (position) =>
    [position].flat().map((size, heap) => ({
      unit: ruleset.unit ?? "heap",
      place: [heap + 1],
      size,
      value: valueOf(size),
    }));
}

type OptionsTheory = Extract<Theory, { readonly kind: "options" }>;

/** A game that is explained by outcomes alone: how many options a position has, and how many of them are P. */
export function byOutcomes<Position>(
  game: Omit<Game<Position>, "explain">,
): Omit<Game<Position>, "explain"> & { readonly explain: (position: Position) => OptionsTheory } {
  const explain = (position: Position): OptionsTheory => {
    const options = game.rules.options(position);
    const lost = options.filter((option) => game.judge(option) === "P").length;
    return { kind: "options", outcome: game.judge(position), options: options.length, lost };
  };
  return { ...game, explain };
}

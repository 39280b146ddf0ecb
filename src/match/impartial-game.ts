import { grundyTable } from "../theory/grundy-table.ts";
import { grundyValue } from "../theory/grundy-value.ts";
import { nimSum } from "../theory/nim-sum.ts";
import { outcome } from "../theory/outcome.ts";
import type { HeapPosition, HeapRuleset, Outcome, Ruleset, Term } from "../theory/ruleset.ts";
import { byOutcomes } from "./by-outcomes.ts";
import type { Game } from "./game.ts";
import { remoteness } from "./remoteness.ts";
import type { Theory } from "./explanation.ts";
import { itemAt } from "../theory/item-at.ts";

/**
 * An impartial game with its theory. If the ruleset claims a closed form, it judges by that (tests compare every claim with
 * the definition), so that large positions need no search; otherwise by the Grundy values of the summands.
 */
export function impartialGame<Position>(ruleset: Ruleset<Position>): Game<Position> {
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

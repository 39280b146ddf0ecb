import { grundyTable } from "../theory/grundy-table.ts";
import { grundyValue } from "../theory/grundy-value.ts";
import { itemAt } from "../theory/item-at.ts";
import { nimSum } from "../theory/numbers.ts";
import { outcome } from "../theory/outcome.ts";
import { searchLength } from "../theory/remoteness.ts";
import type {
  Convention,
  HeapPosition,
  HeapRuleset,
  Outcome,
  Ruleset,
  Term,
} from "../theory/ruleset.ts";
import type { Game, Theory } from "./game.ts";

/** Maximum number of options of one search, which takes about a millisecond. */
const MAX_OPTIONS = 4000;

/**
 * Creates an impartial game with its theory. Outcomes are computed by the closed form if the ruleset claims one, so
 * that large positions need no search (tests compare every claim with the definition), otherwise by the Grundy values
 * of the summands. Misère play is explained by outcomes alone.
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
      length: (position) => searchLength("misere remoteness", ruleset, position, MAX_OPTIONS),
    });
  }
  const judge = (position: Position): Outcome => {
    const claimed = ruleset.claim?.(position);
    if (claimed !== undefined) return claimed === 0 ? "P" : "N";
    return ruleset.claimOutcome?.(position) ?? outcome(ruleset, position);
  };
  const length = (position: Position): number | undefined =>
    searchLength("remoteness", ruleset, position, MAX_OPTIONS);

  if (isHeapRuleset(ruleset)) {
    const terms = heapTerms(ruleset);
    const explain = (position: Position & HeapPosition): Theory => sumTheory(terms(position));
    const judge = (position: Position & HeapPosition): Outcome => explain(position).outcome;
    // By the type guard, these positions are heaps.
    return { rules: ruleset, judge, explain, length } as unknown as Game<Position>;
  }
  const claimTerms = ruleset.claimTerms?.bind(ruleset);
  if (claimTerms !== undefined) {
    const explain = (position: Position): Theory => sumTheory(claimTerms(position));
    return { rules: ruleset, judge, explain, length };
  }
  const { explain: explainOutcome } = byOutcomes({ rules: ruleset, judge, length });
  const explain = (position: Position): Theory => ({
    ...explainOutcome(position),
    value: ruleset.claim?.(position) ?? grundyValue(ruleset, position),
  });
  return { rules: ruleset, judge, explain, length };
}

/** Returns the theory of a position that is equivalent to these heaps of Nim. */
export function sumTheory(terms: readonly Term[]): Theory {
  const sum = nimSum(terms.map(({ value }) => value));
  return { kind: "sum", terms, nimSum: sum, outcome: sum === 0 ? "P" : "N" };
}

const isHeapRuleset = (ruleset: object): ruleset is HeapRuleset => "heapOptions" in ruleset;

/** Returns a function that lists heaps with their Grundy values, from a table that is recomputed for larger heaps. */
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

/** Adds an explanation by outcomes alone: the number of options of a position, and the number of them that are P. */
export function byOutcomes<Position>(
  game: Omit<Game<Position>, "explain">,
): Omit<Game<Position>, "explain"> & { readonly explain: (position: Position) => OptionsTheory } {
  const explain = (position: Position): OptionsTheory => {
    const options = game.rules.options(position);
    const lost = options.filter((option) => game.judge(option) === "P").length;
    return { kind: "options", outcome: game.judge(position), options: options.length, lost };
  };
  return { ...game, explain, onlyOutcomes: true };
}

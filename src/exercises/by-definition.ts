import { mex } from "../games/theory/mex.ts";
import type { Convention, Outcome, Ruleset } from "../games/theory/ruleset.ts";

/** A game graph: entry x lists the options of position x, in any numbering. */
export type Graph = readonly (readonly number[])[];

/**
 * What each position of a graph without cycles gets from what its options have: in rounds, from the end. No position asks for
 * another one's, so this shares no path with a search.
 */
export function settled<Value>(graph: Graph, of: (options: readonly Value[]) => Value): Value[] {
  const found = new Map<number, Value>();
  while (found.size < graph.length) {
    const before = found.size;
    for (const [x, options] of graph.entries()) {
      if (found.has(x) || !options.every((y) => found.has(y))) continue;
      found.set(x, of(options.map((y) => found.get(y) as Value)));
    }
    if (found.size === before) throw new RangeError("Cannot settle a graph: it has a cycle");
  }
  return graph.map((_, x) => found.get(x) as Value);
}

/** The letter of a position from those of its options. */
export const letter = (options: readonly Outcome[]): Outcome => (options.includes("P") ? "N" : "P");

/** The outcomes of a game by the definition of P and N alone. What is found is kept for the next question. */
export function outcomesOf<Position>(
  ruleset: Ruleset<Position>,
  { misere = false }: Convention = {},
): (position: Position) => Outcome {
  return recalling(ruleset, (options: readonly Outcome[]) =>
    options.length === 0 && misere ? "N" : letter(options),
  );
}

/** The Grundy values of a game by the definition alone: no sum is taken apart. */
export const valuesOf = <Position>(ruleset: Ruleset<Position>): ((position: Position) => number) =>
  recalling(ruleset, (options: readonly number[]) => mex(options));

function recalling<Position, Value>(
  ruleset: Ruleset<Position>,
  of: (options: readonly Value[]) => Value,
): (position: Position) => Value {
  const known = new Map<string | number, Value>();
  const value = (position: Position): Value => {
    const key = ruleset.key(position);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = of(ruleset.options(position).map(value));
    known.set(key, found);
    return found;
  };
  return value;
}

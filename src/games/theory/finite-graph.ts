import { checkNatural, mex } from "./numbers.ts";
import { itemAt, ofKey } from "./item-at.ts";
import type { Outcome } from "./ruleset.ts";

/** A finite game: entry x lists the options of position x. It may have cycles. */
export type Graph = readonly (readonly number[])[];

function predecessorsOf(graph: Graph): readonly (readonly number[])[] {
  const before: number[][] = graph.map(() => []);
  for (const [position, options] of graph.entries()) {
    for (const option of options) {
      const list = before[option];
      if (list === undefined)
        throw new RangeError(
          `Cannot find outcomes: option must be an integer from 0 to ${graph.length - 1}, current value is ${option}`,
        );
      list.push(position);
    }
  }
  return before;
}

/**
 * Lists the positions from which every play ends, each after all of its options. Without cycles these are all
 * positions. O(positions + moves) time.
 *
 * @example
 * endingPositions([[1], [], [2]]); // [1, 0]
 */
export function endingPositions(graph: Graph): readonly number[] {
  const before = predecessorsOf(graph);
  const open = graph.map(({ length }) => length);
  const ending = [...open.keys()].filter((position) => open[position] === 0);
  for (const option of ending) {
    for (const position of itemAt(before, option)) {
      const left = itemAt(open, position) - 1;
      open[position] = left;
      if (left === 0) ending.push(position);
    }
  }
  return ending;
}

/** Computes a value for each position of a graph without cycles from the values of its options. */
export function fromOptions<Value>(
  graph: Graph,
  of: (options: readonly Value[], position: number) => Value,
): Value[] {
  const ending = endingPositions(graph);
  if (ending.length < graph.length)
    throw new RangeError("Cannot settle graph: every play must end, current graph has a cycle");
  const found: Value[] = [];
  for (const position of ending) {
    const options = itemAt(graph, position).map((option) => itemAt(found, option));
    found[position] = of(options, position);
  }
  return found;
}

/** The name of a position and the names of its options. */
export interface NamedPosition {
  readonly name: string;
  readonly options: readonly string[];
}

/** Returns the graph of named positions; position x is entry x. */
export function graphOf(positions: readonly NamedPosition[]): Graph {
  const places = new Map(positions.map(({ name }, place) => [name, place]));
  return positions.map(({ options }) => options.map((option) => ofKey(places, option)));
}

/**
 * Returns the positions of one cycle in the order of play, each an option of the one before it and the first an option
 * of the last; undefined if every play ends. O(positions + moves) time.
 */
export function findCycle(positions: readonly NamedPosition[]): readonly string[] | undefined {
  const graph = graphOf(positions);
  const ends = new Set(endingPositions(graph));
  const path = new Set<number>();
  let at = positions.findIndex((_, position) => !ends.has(position));
  if (at < 0) return undefined;
  // A position from which a play may not end has an option with the same property.
  while (!path.has(at)) {
    path.add(at);
    at = itemAt(graph, at).find((option) => !ends.has(option)) ?? at;
  }
  const visited = [...path];
  return visited.slice(visited.indexOf(at)).map((position) => itemAt(positions, position).name);
}

/** The outcome of a position of a game with cycles: `"draw"` if neither player can force a win. */
export type LoopyOutcome = Outcome | "draw";

/** Maximum number of positions of an analysis. */
const MAX_POSITIONS = 1_000_000;

/**
 * Computes the outcomes of all positions 0 … count − 1 of a game with cycles. A player who cannot move loses.
 *
 * Retrograde analysis: terminal positions are P; a position with an option that is P is N; a position whose options are
 * all N is P. Positions that get no outcome in this way are draws.
 *
 * @param count number of positions, 0 … 1 000 000
 * @param options returns the options of a position, each from the point of view of the player who is to move in it
 * @cost O(positions + moves) time and memory.
 * @throws {TypeError | RangeError} if `count` is not such an integer, or an option is not a position.
 * @example
 * loopyOutcomes(4, (n) => [[], [0], [1, 3], [2]][n]); // ["P", "N", "draw", "draw"]
 */
export function loopyOutcomes(
  count: number,
  options: (position: number) => readonly number[],
): readonly LoopyOutcome[] {
  checkNatural("find outcomes", "count of positions", count);
  if (count > MAX_POSITIONS) {
    throw new RangeError(
      `Cannot find outcomes: count of positions must be at most ${MAX_POSITIONS}, current value is ${count}`,
    );
  }
  const graph = Array.from({ length: count }, (_, position) => options(position));
  const before = predecessorsOf(graph);
  const open = graph.map(({ length }) => length);
  const outcomes: LoopyOutcome[] = graph.map(() => "draw");
  const settled: number[] = [];
  const settle = (position: number, outcome: Outcome): void => {
    if (outcomes[position] !== "draw") return;
    outcomes[position] = outcome;
    settled.push(position);
  };

  for (let position = 0; position < count; position++) {
    if (open[position] === 0) settle(position, "P");
  }
  for (const option of settled) {
    for (const position of itemAt(before, option)) {
      const left = itemAt(open, position) - 1;
      open[position] = left;
      if (outcomes[option] === "P") settle(position, "N");
      else if (left === 0) settle(position, "P");
    }
  }
  return outcomes;
}

/**
 * Computes the values of the positions of a game with cycles: a number is a Grundy value; an array K, in increasing
 * order, is the loopy value ∞(K).
 *
 * A position gets the mex m of the values of its options when each option without a value has an option with the value
 * m, which reverses the move. A position that never gets a number is ∞(K), where K are the values of its options. A sum
 * without ∞ is P if and only if the nim-sum is 0. A sum with one ∞(K) is N if the nim-sum of the other values is in K,
 * and otherwise a draw. A sum with several ∞ is a draw.
 *
 * @param graph entry x lists the options of position x
 * @cost Every move and the moves after it, at most once for each position that gets a number.
 * @throws {TypeError | RangeError} if the graph is not an array of arrays, or an option is not a position.
 * @source C. A. B. Smith, Graphs and composite games, Journal of Combinatorial Theory 1 (1966).
 * @example
 * loopyValues([[], [0], [1, 3], [2]]); // [0, 1, [1], []]
 * loopyValues([[], [0, 2], [1, 0]]); // [0, [0], [0]]
 */
export function loopyValues(graph: Graph): readonly (number | readonly number[])[] {
  const given: unknown = graph;
  if (!Array.isArray(given) || !given.every(Array.isArray))
    throw new TypeError(
      "Cannot find loopy values: graph must be an array of arrays, current value is not",
    );
  const values = graph.map((): number | undefined => undefined);
  const valuesOf = (position: number): number[] =>
    itemAt(graph, position).flatMap((option) => values[option] ?? []);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [position, options] of graph.entries()) {
      if (values[position] !== undefined) continue;
      const value = mex(valuesOf(position));
      const open = options.filter((option) => values[option] === undefined);
      if (!open.every((option) => valuesOf(option).includes(value))) continue;
      values[position] = value;
      isChanged = true;
    }
  }
  return values.map(
    (value, position) => value ?? [...new Set(valuesOf(position))].sort((a, b) => a - b),
  );
}

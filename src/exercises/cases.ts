import type { Graph } from "../games/theory/finite-graph.ts";
import { mex } from "../games/theory/numbers.ts";
import type { Convention, Outcome, Ruleset } from "../games/theory/ruleset.ts";
import { equal } from "../judge/program.ts";
import type { Plain, Task } from "../judge/task.ts";
import { randomInteger, shuffled } from "../problems/generate.ts";
import { graphs, listsOf, sum, upTo } from "../problems/small-cases.ts";

export type Numbers = readonly number[];

const product = (numbers: Numbers): number => numbers.reduce((all, one) => all * one, 1);

/** Reports whether all positions that heaps can become are searched within moments. */
export const isSmall = (heaps: Numbers): boolean => product(heaps.map((size) => size + 1)) <= 3000;

/** Returns a function that decides small heaps by a search, and larger ones by a rule of the library. */
export const bySearchOrRule =
  (search: (heaps: Numbers) => Outcome, rule: (heaps: Numbers) => Outcome) =>
  (heaps: Numbers): Outcome =>
    isSmall(heaps) ? search(heaps) : rule(heaps);

export const ascending = (a: number, b: number): number => a - b;

/** Returns all lists of these lengths with numbers from 0 to `most`, ordered by sum and then by length. */
export const lists = (lengths: Numbers, most: number): Numbers[] =>
  lengths
    .flatMap((length) => listsOf([0, ...upTo(most)], length))
    .sort((a, b) => sum(a) - sum(b) || a.length - b.length);

/** Returns the nondecreasing ones of {@link lists}, for heaps whose order does not matter. */
export const sortedLists = (lengths: Numbers, most: number): Numbers[] =>
  lists(lengths, most).filter((list) =>
    list.every((one, i) => i === 0 || one >= (list[i - 1] ?? 0)),
  );

/** Returns all nonempty sets of numbers from 1 to `most`, those with a smaller maximum first. */
export const sets = (most: number): number[][] =>
  Array.from({ length: 2 ** most - 1 }, (_, i) =>
    upTo(most).filter((s) => ((i + 1) >> (s - 1)) & 1),
  );

/** Returns {@link sets}, each set of several numbers also in decreasing order, since a judge may use any order. */
export const setsInAnyOrder = (most: number): number[][] =>
  sets(most).flatMap((set) => (set.length === 1 ? [set] : [set, set.toReversed()]));

/** Reports whether numbers are a set of moves: at least one, none twice, none 0. */
export const isSet = (moves: Numbers): boolean =>
  moves.length > 0 && new Set(moves).size === moves.length && !moves.includes(0);

/** Returns a generator of calls, each with one of these values as its only argument. */
export const asCalls = <Value>(values: () => Iterable<Value>) =>
  function* (): Iterable<readonly [Value]> {
    for (const value of values()) yield [value];
  };

/** Returns random numbers from `least` to `most`. */
export const drawList = (random: () => number, length: number, most: number, least = 0): number[] =>
  Array.from({ length }, () => randomInteger(random, least, most));

/** Returns a random set of at most `size` numbers from 1 to `most`, not sorted. */
export const drawSet = (random: () => number, size: number, most: number): number[] => [
  ...new Set(drawList(random, size, most, 1)),
];

/** Returns a random graph without cycles, its positions numbered at random. */
export function drawGraph(random: () => number, size: number): Graph {
  const names = shuffled(random, size);
  const graph: number[][] = names.map(() => []);
  for (const [x, name] of names.entries())
    graph[name] = drawSet(random, randomInteger(random, 0, 4), x)
      .filter((back) => back <= x)
      .map((back) => names[x - back] ?? 0);
  return graph;
}

/** Returns a graph in which x leads to x + 1 and x + 2: it has few positions, but too many paths for a plain search. */
export const ladder = (size: number): Graph =>
  Array.from({ length: size }, (_, x) => [x + 1, x + 2].filter((y) => y < size));

/** Yields copies of a graph, each without one of its arrows. */
export function* simplerGraphs(graph: Graph): Iterable<Graph> {
  for (const [x, options] of graph.entries())
    for (const i of options.keys()) yield graph.with(x, options.toSpliced(i, 1));
}

/** Returns the cases of exercises whose only argument is a graph. */
export const graphCases = (most: number) => ({
  small: asCalls(() => graphs(most)),
  draw: (random: () => number) => [drawGraph(random, 12)] as const,
  largest: (random: () => number) => [[ladder(150)], [drawGraph(random, 300)]] as const,
  simpler: ([graph]: readonly [Graph]) => asCalls(() => simplerGraphs(graph))(),
});

/** Returns the options of the heaps from 0 to `limit`, from which a move takes one of these numbers. */
export const heapGraph = (moves: Numbers, limit: number): Graph =>
  [0, ...upTo(limit)].map((heap) =>
    moves.filter((taken) => taken <= heap).map((taken) => heap - taken),
  );

/** Returns a table that is filled from 0 upwards. */
export function tableFrom(limit: number, value: (n: number, values: Numbers) => number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= limit; n++) values.push(value(n, values));
  return values;
}

/** Returns the parts of a task that accepts any of several answers, or `none` if there are none. */
export const anyOf = <Case>(
  answers: (one: Case) => readonly Plain[],
  none: Plain = [],
): Pick<Task<Case>, "answer" | "isEquivalent"> => ({
  answer: (one) => answers(one)[0] ?? none,
  isEquivalent: (_, given, one) => answers(one).some((right) => equal(right, given)),
});

/** Returns the answer as a list of numbers; undefined if it is not such a list or contains -0. */
export const asNumbers = (given: unknown): Numbers | undefined =>
  Array.isArray(given) && given.every((item) => typeof item === "number" && !Object.is(item, -0))
    ? (given as Numbers)
    : undefined;

/** Returns the letter of a position with this value. */
export const outcomeOfValue = (value: number): Outcome => (value === 0 ? "P" : "N");

/** Returns the letter of a position from those of its options. */
export const letter = (options: readonly Outcome[]): Outcome => (options.includes("P") ? "N" : "P");

/** Returns a memoised function that computes the outcomes of a game only by the definition of P and N. */
export function outcomesOf<Position>(
  ruleset: Ruleset<Position>,
  { misere = false }: Convention = {},
): (position: Position) => Outcome {
  return memoised(ruleset, (options: readonly Outcome[]) =>
    options.length === 0 && misere ? "N" : letter(options),
  );
}

/** Returns a memoised function that computes Grundy values only by the definition, without splitting sums. */
export const valuesOf = <Position>(ruleset: Ruleset<Position>): ((position: Position) => number) =>
  memoised(ruleset, (options: readonly number[]) => mex(options));

function memoised<Position, Value>(
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

import type { Graph } from "../games/theory/finite-graph.ts";
import { mex } from "../games/theory/numbers.ts";
import type { Convention, Outcome, Ruleset } from "../games/theory/ruleset.ts";
import { equal } from "../judge/program.ts";
import type { Plain, Task } from "../judge/task.ts";
import { randomInteger, shuffled } from "../problems/generate.ts";
import { graphs, listsOf, sum, upTo } from "../problems/small-cases.ts";

export type Numbers = readonly number[];

const product = (numbers: Numbers): number => numbers.reduce((all, one) => all * one, 1);

/** Whether a search of all that heaps can become is a matter of moments. */
export const isSmall = (heaps: Numbers): boolean => product(heaps.map((size) => size + 1)) <= 3000;

/** What a search finds of small heaps, and a rule of the library of larger ones. */
export const searched =
  (search: (heaps: Numbers) => Outcome, rule: (heaps: Numbers) => Outcome) =>
  (heaps: Numbers): Outcome =>
    isSmall(heaps) ? search(heaps) : rule(heaps);

export const ascending = (a: number, b: number): number => a - b;

/** Every list of these lengths with numbers from 0 to the most, by their sum; the shorter first. */
export const lists = (lengths: Numbers, most: number): Numbers[] =>
  lengths
    .flatMap((length) => listsOf([0, ...upTo(most)], length))
    .sort((a, b) => sum(a) - sum(b) || a.length - b.length);

/** Those of {@link lists} that do not decrease: heaps whose order does not matter. */
export const sortedLists = (lengths: Numbers, most: number): Numbers[] =>
  lists(lengths, most).filter((list) =>
    list.every((one, i) => i === 0 || one >= (list[i - 1] ?? 0)),
  );

/** Every set of numbers from 1 to the most, not an empty one; the one with the smaller largest number first. */
export const sets = (most: number): number[][] =>
  Array.from({ length: 2 ** most - 1 }, (_, i) =>
    upTo(most).filter((s) => ((i + 1) >> (s - 1)) & 1),
  );

/** The same, and each once more with the largest number first: a judge is free to give them in any order. */
export const setsInAnyOrder = (most: number): number[][] =>
  sets(most).flatMap((set) => (set.length === 1 ? [set] : [set, set.toReversed()]));

/** Whether numbers are a set of moves: at least one, none twice, none 0. */
export const isSet = (moves: Numbers): boolean =>
  moves.length > 0 && new Set(moves).size === moves.length && !moves.includes(0);

/** Each value as the only argument of a call. */
export const each = <Value>(values: () => Iterable<Value>) =>
  function* (): Iterable<readonly [Value]> {
    for (const value of values()) yield [value];
  };

/** Random numbers, from some least one to some most. */
export const drawList = (random: () => number, length: number, most: number, least = 0): number[] =>
  Array.from({ length }, () => randomInteger(random, least, most));

/** A random set of at most so many numbers, in no order. */
export const drawSet = (random: () => number, size: number, most: number): number[] => [
  ...new Set(drawList(random, size, most, 1)),
];

/** A random graph without cycles, its positions numbered at random. */
export function drawGraph(random: () => number, size: number): Graph {
  const names = shuffled(random, size);
  const graph: number[][] = names.map(() => []);
  for (const [x, name] of names.entries())
    graph[name] = drawSet(random, randomInteger(random, 0, 4), x)
      .filter((back) => back <= x)
      .map((back) => names[x - back] ?? 0);
  return graph;
}

/** Position x leads to the next two: few positions, and more ways through them than a search could walk. */
export const ladder = (size: number): Graph =>
  Array.from({ length: size }, (_, x) => [x + 1, x + 2].filter((y) => y < size));

/** Graphs without one of their arrows. */
export function* simplerGraphs(graph: Graph): Iterable<Graph> {
  for (const [x, options] of graph.entries())
    for (const i of options.keys()) yield graph.with(x, options.toSpliced(i, 1));
}

/** What exercises are asked whose case is a graph alone. */
export const graphCases = (most: number) => ({
  small: each(() => graphs(most)),
  draw: (random: () => number) => [drawGraph(random, 12)] as const,
  largest: (random: () => number) => [[ladder(150)], [drawGraph(random, 300)]] as const,
  simpler: ([graph]: readonly [Graph]) => each(() => simplerGraphs(graph))(),
});

/** The options of the heaps from 0 to a limit, from which some numbers may be taken. */
export const heapGraph = (moves: Numbers, limit: number): Graph =>
  [0, ...upTo(limit)].map((heap) =>
    moves.filter((taken) => taken <= heap).map((taken) => heap - taken),
  );

/** A table from the bottom up. */
export function filled(limit: number, value: (n: number, values: Numbers) => number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= limit; n++) values.push(value(n, values));
  return values;
}

/** Where any of several answers is right, and another value where there is none. */
export const anyOf = <Case>(
  answers: (one: Case) => readonly Plain[],
  none: Plain = [],
): Pick<Task<Case>, "answer" | "same"> => ({
  answer: (one) => answers(one)[0] ?? none,
  same: (_, given, one) => answers(one).some((right) => equal(right, given)),
});

/** The answer as a list of numbers; undefined for another, and for one with -0 in it. */
export const asNumbers = (given: unknown): Numbers | undefined =>
  Array.isArray(given) && given.every((item) => typeof item === "number" && !Object.is(item, -0))
    ? (given as Numbers)
    : undefined;

/** The letter of a position of this value. */
export const zeroIsP = (value: number): Outcome => (value === 0 ? "P" : "N");

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

import { hackenbush } from "../games/rulesets/hackenbush.ts";
import { incidenceOf, type Edge } from "../games/rulesets/edges.ts";
import { nimSum } from "../games/theory/numbers.ts";
import { mistake } from "../judge/task.ts";
import { randomInteger } from "../problems/generate.ts";
import { asCalls, lists, type Numbers } from "./cases.ts";
import { upTo } from "../problems/small-cases.ts";
import { exercise } from "./exercise.ts";

type Edges = readonly Edge[];
type Tree = readonly [parents: Numbers];

const edgesOf = (parents: Numbers): Edge[] => parents.map((parent, at): Edge => [parent, at + 1]);

/** Reports whether every edge can be reached from the ground. */
function isConnected(edges: Edges): boolean {
  try {
    hackenbush.check(edges);
    return true;
  } catch {
    return false;
  }
}

const isTree = (parents: Numbers): boolean =>
  parents.every((parent) => parent <= parents.length) && isConnected(edgesOf(parents));

/** Computes a value of a shallow tree by recursion, from the values of the children of each point. */
function fromChildren(parents: Numbers, of: (values: Numbers) => number): number {
  const value = (point: number): number =>
    of(parents.flatMap((parent, at) => (parent === point ? [value(at + 1)] : [])));
  return value(0);
}

const small = (parents: Numbers): boolean => parents.length <= 100;

export const treeValue = exercise<Tree>({
  entry: "treeValue",
  answer: ([parents]) => hackenbush.claim(edgesOf(parents)),
  samples: [[[0, 1, 1, 3]], [[0, 1, 1]], [[2, 0]]],
  small: asCalls(() => lists([0, 1, 2, 3, 4, 5], 5).filter(isTree)),
  draw: (random) => [upTo(30).map((point) => randomInteger(random, 0, point - 1))],
  largest: (random) => [
    [upTo(100_000).map((point) => point - 1)],
    [upTo(100_000).map((point) => (point + 1) % 100_001)],
    [upTo(100_000).map((point) => randomInteger(random, 0, point - 1))],
  ],
  allows: ([parents]) => isTree(parents),
  mistakes: [
    mistake("counts-edges", ([parents]) => parents.length),
    mistake("without-one", ([parents]) =>
      small(parents)
        ? fromChildren(parents, (values) => (values.length === 0 ? 1 : nimSum(values)))
        : 0,
    ),
    mistake("one-in-all", ([parents]) =>
      small(parents)
        ? fromChildren(parents, (values) => (values.length === 0 ? 0 : nimSum(values) + 1))
        : 0,
    ),
    mistake("in-order", ([parents]) => {
      const carried = Array<number>(parents.length + 1).fill(0);
      for (const [at, parent] of [...parents.entries()].reverse())
        carried[parent] = nimSum([carried[parent] ?? 0, (carried[at + 1] ?? 0) + 1]);
      return carried[0] ?? 0;
    }),
  ],
});

/** Yields all connected lists of at most `most` edges between the ground and three points, the shorter first. */
function* smallGraphs(most: number): Iterable<Edges> {
  const all = upTo(4).flatMap((a) => upTo(a).map((b): Edge => [b - 1, a - 1]));
  let found: Edges[] = [[]];
  for (let count = 0; count <= most; count++) {
    yield* found.filter(isConnected);
    found = found.flatMap((edges) =>
      all
        .filter((_, at) => at >= all.indexOf(edges.at(-1) ?? [0, 0]))
        .map((edge) => [...edges, edge]),
    );
  }
}

const drawEdges = (random: () => number, points: number, more: number): Edges => [
  ...upTo(points).map((point): Edge => [point, randomInteger(random, 0, point - 1)]),
  ...upTo(more).map((): Edge => [
    randomInteger(random, 0, points),
    randomInteger(random, 0, points),
  ]),
];

/** The mistakes that a depth-first search may make. */
interface Slip {
  /** Update a value for an edge back down, and for an edge of a cycle with the value above it. */
  readonly back?: (value: number) => number;
  readonly other?: (value: number) => number;
  /** Whether the search ignores every edge to the point below, not only the one on which it came. */
  readonly byPoint?: boolean;
}

function walk(edges: Edges, slip: Slip): number {
  const { back = (v) => v ^ 1, other = (v) => v ^ 1, byPoint = false } = slip;
  const incident = incidenceOf(edges);
  const places = new Map<number, number>();
  const used = new Set<number>();
  const visit = (point: number, below: number): { value: number; low: number } => {
    const place = places.size;
    places.set(point, place);
    let [value, low] = [0, place];
    for (const at of incident.get(point) ?? []) {
      if (used.has(at)) continue;
      used.add(at);
      const [a = 0, b = 0] = edges[at] ?? [];
      const next = a === point ? b : a;
      const before = places.get(next);
      if (before === undefined) {
        const above = visit(next, point);
        value ^= above.low > place ? above.value + 1 : other(above.value);
        low = Math.min(low, above.low);
      } else if (!byPoint || next !== below) {
        value = back(value);
        low = Math.min(low, before);
      }
    }
    return { value, low };
  };
  return visit(0, -1).value;
}

export const graphValue = exercise<readonly [edges: Edges]>({
  entry: "graphValue",
  answer: ([edges]) => hackenbush.claim(edges),
  samples: [
    [
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
    ],
    [
      [
        [0, 1],
        [1, 2],
        [1, 2],
      ],
    ],
    [
      [
        [0, 1],
        [1, 1],
        [1, 2],
      ],
    ],
  ],
  small: asCalls(() => smallGraphs(5)),
  draw: (random) => [drawEdges(random, randomInteger(random, 1, 12), randomInteger(random, 0, 6))],
  largest: (random) => [
    [upTo(1000).map((point): Edge => [point - 1, point])],
    [upTo(1000).map((point): Edge => [point - 1, point % 1000])],
    [drawEdges(random, 700, 300)],
  ],
  allows: ([edges]) => isConnected(edges),
  mistakes: [
    mistake("tree-only", ([edges]) =>
      walk(edges, { back: (value) => value, other: (value) => value + 1 }),
    ),
    mistake("parent-point", ([edges]) => walk(edges, { byPoint: true })),
    mistake("all-bridges", ([edges]) => walk(edges, { other: (value) => value + 1 })),
    mistake("odd-cycles", ([edges]) =>
      walk(edges, { back: (value) => value, other: (value) => value }),
    ),
  ],
});

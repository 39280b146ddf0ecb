import type { Slip } from "../../judging/task.ts";
import { nimSum } from "../../theory/nim-sum.ts";
import type { Case } from "./input.ts";
import { isCounted } from "./solve.ts";

/** What a program does, where it does not do what is right. */
interface Way {
  /** Whether the stones of a level are heaps of Nim; level 0 is the root. */
  readonly counts?: (level: number, height: number) => boolean;
  /** Whether a node gives stones. */
  readonly gives?: (stones: number, sum: number) => boolean;
  /** The moves of a node that gives. */
  readonly give?: (isLeaf: boolean) => number;
  /** The moves by which a node gets so many stones from a parent who holds some; a root has no parent. */
  readonly receive?: (missing: number, held: number | undefined) => number;
}

function count(levels: Case, way: Way): number {
  const {
    counts = isCounted,
    gives = (stones, sum) => (stones ^ sum) < stones,
    give = (isLeaf) => (isLeaf ? 1 : 2),
    receive = (missing, held = 0) => (missing <= held ? 1 : 0),
  } = way;
  const counted = levels.map((row, level) => (counts(level, levels.length) ? row : []));
  const sum = nimSum(counted.flatMap((row) => Array.from(row)));
  if (sum === 0) return 0;
  let moves = 0;
  for (const [level, row] of counted.entries()) {
    for (const [node, stones] of row.entries()) {
      const wanted = stones ^ sum;
      const held = levels[level - 1]?.[node >> 1];
      moves += gives(stones, sum)
        ? give(level === levels.length - 1)
        : receive(wanted - stones, held);
    }
  }
  return moves;
}

const slip = (id: string, way: Way): Slip<Case> => ({
  id,
  start: () => (levels) => count(levels, way),
});

/** Programs that are wrong, each by one mistake. */
export const slips: readonly Slip<Case>[] = [
  slip("from-the-root", { counts: (level) => level % 2 === 0 }),
  slip("all-levels", { counts: () => true }),
  slip("only-givers", { receive: () => 0 }),
  slip("one-child", { give: () => 1 }),
  slip("leaf-twice", { give: () => 2 }),
  slip("empty-parent", { receive: (_, held) => (held === undefined ? 0 : 1) }),
  slip("less-than-parent", { receive: (missing, held = 0) => (missing < held ? 1 : 0) }),
  // In C: a ^ s < a is a ^ (s < a).
  slip("precedence", { gives: (stones, sum) => (stones ^ Number(sum < stones)) !== 0 }),
  {
    id: "only-who-wins",
    start: () => (levels) => Math.min(count(levels, {}), 1),
  },
];

import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import type { Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, Valued, Winner } from "../problem.ts";

/** Two heaps. */
export type Game = readonly [number, number];

export type Case = readonly Game[];

/** The statement has the upper bounds; the lower ones are ours. */
export const limits = {
  games: { min: 1, max: 1000 },
  heap: { min: 1, max: 1000 },
} as const;

/** The most cases of an input, by the statement. */
export const MOST_CASES = 100;

const { games: counts, heap } = limits;

/**
 * How many moves a game lasts: its player to move wins exactly when that is odd. A
 * winner has one move that wins, and a loser one move at all, so nobody can change it.
 * O(log larger).
 */
export function lengthOf([p, q]: Game): number {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  if (smaller === 0) return 0;
  const rest = lengthOf([smaller, larger % smaller]);
  const hasChoice = larger >= 2 * smaller;
  return rest % 2 === 1 && hasChoice ? rest + 2 : rest + 1;
}

/** The game that lasts longest decides. */
export const solve = (games: Case): Winner => {
  let longest = 0;
  for (const game of games) longest = Math.max(longest, lengthOf(game));
  return longest % 2 === 1 ? "first" : "second";
};

const valued = (game: Game): Valued => ({
  value: { id: "heapsLasting", values: { heaps: game.join(" "), n: lengthOf(game) } },
});

/** The move that wins a game; of a lost one, the only move. */
function moveOf([p, q]: Game): { readonly taken: number; readonly from: number; left: Game } {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  const lengthAfter = lengthOf([p, q]) - 1;
  for (let left = larger % smaller; ; left += smaller) {
    const after: Game = p >= q ? [left, q] : [p, left];
    if (lengthOf(after) === lengthAfter) return { taken: larger - left, from: larger, left: after };
  }
}

/**
 * Game by game: its heaps, and how many moves it lasts. Of the winning moves, each of which moves in all games, it tells one,
 * by what happens in the game that lasts longest.
 */
function explain(games: Case): Reasons {
  const lengths = games.map(lengthOf);
  const row = lengths.indexOf(Math.max(...lengths));
  const game = games[row];
  const moves: ExplainedMove[] = [];
  if (game && solve(games) === "first") {
    const { left, ...values } = moveOf(game);
    const say = { id: "subtractInGame", values: { ...values, game: row + 1 } } as const;
    moves.push({ say, row, before: valued(game), after: valued(left) });
  }
  const rows = games.map((each, index) => ({
    label: { id: "game", values: { n: index + 1 } } as const,
    ...valued(each),
  }));
  return { rows, moves };
}

/** Games of any ratio, and every other one with a ratio close to the golden one, which last longest. */
const cases = (random: () => number, count: number, howMany: number, most: number) =>
  repeat(count, () =>
    repeat(randomInteger(random, 1, howMany), (): Game => {
      const first = randomInteger(random, heap.min, most);
      const near = Math.round((first * (1 + Math.sqrt(5))) / 2);
      const isNear = near <= most && random() < 0.5;
      return [first, isNear ? near : randomInteger(random, heap.min, most)];
    }),
  );

/** Games of Euclid at the same time: a move in each that is not finished, and the last one to end decides. */
export const hdu3595 = defineProblem<Case>({
  id: "hdu3595",
  title: "GG and MM",
  judge: { ...hdu(3595), seconds: 1, kilobytes: 32_768 },
  limits,
  columns: { row: "game", value: "heapsAndLength" },
  samples: [
    {
      input: "1\n5 2\n2\n1 1\n3 2\n2\n5 2\n3 2\n3\n8 5\n4 4\n7 2\n",
      output: "MM\nGG\nMM\nGG\n",
      by: "us",
    },
  ],
  form: ["n", "games[n]*2"],
  input: toEnd(
    (reader) =>
      repeat(reader.integer("gamesN", counts.min, counts.max), (): Game => [
        reader.integer("heapP", heap.min, heap.max),
        reader.integer("heapQ", heap.min, heap.max),
      ]),
    (games) => [[games.length], ...games],
  ),
  answers: ["MM", "GG"],
  solve,
  explain,
  generate: {
    tiny: (random) => cases(random, 5, 3, 6),
    random: (random) => cases(random, 50, 4, heap.max),
    largest: (random) =>
      repeat(MOST_CASES, () =>
        repeat(counts.max, (): Game => [
          randomInteger(random, heap.min, heap.max),
          randomInteger(random, heap.min, heap.max),
        ]),
      ),
  },
});

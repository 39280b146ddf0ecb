import { defineProblem, hdu, toEnd } from "../define-problem.ts";
import type { Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, Valued, Winner } from "../problem.ts";

/** Two heaps. */
export type Game = readonly [number, number];

export type Case = readonly Game[];

/** The upper bounds are the statement's, the lower ones are ours. */
export const limits = {
  games: { min: 1, max: 1000 },
  heap: { min: 1, max: 1000 },
} as const;

/** Maximum number of cases of an input, by the statement. */
export const MAX_CASES = 100;

const { games: counts, heap } = limits;

/**
 * Returns the number of moves that a game lasts; its player to move wins exactly if it
 * is odd. The winner has only one winning move, and the loser only one move, so neither
 * can change it. O(log larger).
 */
export function lengthOf([p, q]: Game): number {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  if (smaller === 0) return 0;
  const rest = lengthOf([smaller, larger % smaller]);
  const hasChoice = larger >= 2 * smaller;
  return rest % 2 === 1 && hasChoice ? rest + 2 : rest + 1;
}

/** Returns the winner of the game that lasts longest. */
export const solve = (games: Case): Winner => {
  let longest = 0;
  for (const game of games) longest = Math.max(longest, lengthOf(game));
  return longest % 2 === 1 ? "first" : "second";
};

const valued = (game: Game): Valued => ({
  value: { id: "heapsLasting", values: { heaps: game.join(" "), n: lengthOf(game) } },
});

/** Returns the winning move of a game, or the only move if the game is lost. */
function moveOf([p, q]: Game): { readonly taken: number; readonly from: number; left: Game } {
  const [larger, smaller] = [Math.max(p, q), Math.min(p, q)];
  const lengthAfter = lengthOf([p, q]) - 1;
  for (let left = larger % smaller; ; left += smaller) {
    const after: Game = p >= q ? [left, q] : [p, left];
    if (lengthOf(after) === lengthAfter) return { taken: larger - left, from: larger, left: after };
  }
}

/**
 * Explains each game by its heaps and the number of moves that it lasts. A winning move is made in all games; only one
 * is listed, with its part in the game that lasts longest.
 */
function explain(games: Case): Reasons {
  const lengths = games.map(lengthOf);
  const row = lengths.indexOf(Math.max(...lengths));
  const game = games[row];
  const moves: ExplainedMove[] = [];
  if (game && solve(games) === "first") {
    const { left, ...values } = moveOf(game);
    const sentence = { id: "subtractInGame", values: { ...values, game: row + 1 } } as const;
    moves.push({ sentence, row, before: valued(game), after: valued(left) });
  }
  const rows = games.map((each, index) => ({
    label: { id: "game", values: { n: index + 1 } } as const,
    ...valued(each),
  }));
  return { rows, moves };
}

/** Returns random games. In about every other one the ratio is close to the golden ratio: those last longest. */
const cases = (random: () => number, count: number, howMany: number, most: number) =>
  repeat(count, () =>
    repeat(randomInteger(random, 1, howMany), (): Game => {
      const first = randomInteger(random, heap.min, most);
      const near = Math.round((first * (1 + Math.sqrt(5))) / 2);
      const isNear = near <= most && random() < 0.5;
      return [first, isNear ? near : randomInteger(random, heap.min, most)];
    }),
  );

/** Simultaneous games of Euclid: a move is made in each unfinished game, and the last game to end decides. */
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
      repeat(MAX_CASES, () =>
        repeat(counts.max, (): Game => [
          randomInteger(random, heap.min, heap.max),
          randomInteger(random, heap.min, heap.max),
        ]),
      ),
  },
});

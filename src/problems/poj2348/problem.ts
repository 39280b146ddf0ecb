import { euclid } from "../../games/rulesets/euclid.ts";
import { defineProblem, hdu, poj, toZeros } from "../define-problem.ts";
import { explainPosition, playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { TokenReader } from "../token-reader.ts";
import type { Winner } from "../problem.ts";

export type Case = readonly [number, number];

/** The statement gives only the lower bound; the upper one, that of signed 32-bit integers, is ours. */
export const limits = { number: { min: 1, max: 2 ** 31 - 1 } } as const;

const { min, max } = limits.number;

/**
 * Reports whether the player to move loses. The first position with a choice decides:
 * with at least two multiples, its mover chooses who moves at the next such position.
 * O(log larger).
 */
export function isLost(a: number, b: number): boolean {
  let [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  if (smaller === 0) return true;
  let isMover = true;
  while (larger < 2 * smaller && larger !== smaller) {
    [larger, smaller] = [smaller, larger - smaller];
    isMover = !isMover;
  }
  return !isMover;
}

export const solve = ([a, b]: Case): Winner => (isLost(a, b) ? "second" : "first");

function readPair(reader: TokenReader): Case | undefined {
  const first = reader.integer("firstNumber", min, max, 0);
  if (first !== 0) return [first, reader.integer("secondNumber", min, max)];
  reader.integer("lastSecondNumber", 0, 0);
  return undefined;
}

/** Explains a pair by the moves to lost pairs: with the largest possible multiple, or with one less. */
function explain([a, b]: Case): Reasons {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  const most = Math.floor(larger / smaller);
  return explainPosition(
    "twoNumbers",
    `${a} ${b}`,
    [most - 1, most]
      .filter((times) => times > 0 && isLost(smaller, larger - times * smaller))
      .map((times) => {
        const left = larger - times * smaller;
        const values = { taken: times * smaller, from: larger };
        return [{ id: "subtract", values }, a >= b ? `${left} ${b}` : `${a} ${left}`];
      }),
  );
}

/** Returns random pairs. In about every other one the ratio is close to the golden ratio. */
const pairs = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => {
    const first = randomInteger(random, min, most);
    const near = Math.floor((first * (1 + Math.sqrt(5))) / 2) + randomInteger(random, 0, 1);
    return [first, near <= most && random() < 0.5 ? near : randomInteger(random, min, most)];
  });

/** Two numbers; a move subtracts a multiple of the smaller from the larger; whoever makes one of them 0 wins. */
export const poj2348 = defineProblem<Case>({
  id: "poj2348",
  title: "Euclid's Game",
  judge: { ...poj(2348), seconds: 1, kilobytes: 65_536, newest: "C++98", mirrors: [hdu(1525)] },
  limits,
  columns: { row: "position", value: "numbers" },
  samples: [
    { input: "34 12\n15 24\n0 0\n", output: "Stan wins\nOllie wins\n", by: "judge" },
    {
      input: "5 8\n3 3\n8 13\n7 3\n0 0\n",
      output: "Ollie wins\nStan wins\nStan wins\nStan wins\n",
      by: "us",
    },
  ],
  form: ["a b"],
  input: toZeros(2, readPair, (numbers) => [numbers]),
  answers: ["Stan wins", "Ollie wins"],
  solve,
  explain,
  positions: (numbers) => [playAs(euclid, numbers)],
  // The statement does not bound the count of cases; the largest input here is about 2 MB.
  generate: {
    tiny: (random) => pairs(random, 10, 12),
    random: (random) => pairs(random, 50, max),
    largest: (random) => pairs(random, 100_000, max),
  },
});

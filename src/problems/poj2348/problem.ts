import { euclid } from "../../games/rulesets/euclid.ts";
import { playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, Explanation, Generate, Problem, Winner } from "../problem.ts";
import { casesOf } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { format, isLost, solve } from "./solve.ts";

export type Case = readonly [number, number];

/** The statement bounds the numbers only from below; that they fit into 32 bits with a sign is ours. */
export const limits = { number: { min: 1, max: 2 ** 31 - 1 } } as const;

const { min, max } = limits.number;

/** Cases `a b`, up to the line `0 0`, which must be there and must be the last. */
const read = (reader: TokenReader) =>
  casesOf(reader, (): Case | undefined => {
    if (reader.atEnd()) reader.fail({ id: "endedBefore00" });
    const first = reader.integer("firstNumber", min, max, 0);
    if (first !== 0) return [first, reader.integer("secondNumber", min, max)];
    reader.integer("lastSecondNumber", 0, 0);
    reader.end("line00");
    return undefined;
  });

/** One line a case, and the line `0 0`. */
const print = (cases: readonly Case[]): string =>
  [...cases, [0, 0]].map((numbers) => `${numbers.join(" ")}\n`).join("");

/** The two numbers, and the moves to lost ones: with the largest possible multiple, or with one less. */
function explain([a, b]: Case): Explanation {
  const winner = solve([a, b]);
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  const before = { value: `${a} ${b}` };
  const most = Math.floor(larger / smaller);
  const moves = [most - 1, most]
    .filter((times) => times > 0 && isLost(smaller, larger - times * smaller))
    .map((times): ExplainedMove => {
      const left = larger - times * smaller;
      const after = { value: a >= b ? `${left} ${b}` : `${a} ${left}` };
      const values = { taken: times * smaller, from: larger };
      return { say: { id: "subtract", values }, row: 0, before, after };
    });
  return {
    rows: [{ label: { id: "twoNumbers" }, ...before }],
    winner,
    verdict: format(winner),
    winningMoves: moves,
  };
}

/** Pairs of any ratio, and in every other case one that is close to the golden ratio. */
const pairs = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => {
    const first = randomInteger(random, min, most);
    const near = Math.floor((first * (1 + Math.sqrt(5))) / 2) + randomInteger(random, 0, 1);
    return [first, near <= most && random() < 0.5 ? near : randomInteger(random, min, most)];
  });

/** The statement does not bound the count of cases; the largest input here is about 2 MB. */
const generate: Generate = {
  tiny: (random) => print(pairs(random, 10, 12)),
  random: (random) => print(pairs(random, 50, max)),
  largest: (random) => print(pairs(random, 100_000, max)),
};

/** Two numbers; a move subtracts a multiple of the smaller from the larger; who makes one 0 wins. */
export const poj2348 = Object.freeze<Problem<Case, Winner>>({
  id: "poj2348",
  title: "Euclid's Game",
  judge: {
    name: "POJ 2348",
    url: "http://poj.org/problem?id=2348",
    seconds: 1,
    kilobytes: 65_536,
    ends: "zeros",
    newest: "C++98",
    mirrors: [{ name: "HDU 1525", url: "https://acm.hdu.edu.cn/showproblem.php?pid=1525" }],
  },
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
  positions: (numbers: Case) => [playAs(euclid, numbers)],
  ...{ read, solve, format, explain, print, generate },
});

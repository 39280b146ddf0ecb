import { cutting } from "../../games/rulesets/cutting.ts";
import { listMoves, playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, Explanation, Generate, Problem, Valued, Winner } from "../problem.ts";
import { casesToEnd } from "../reading.ts";
import type { TokenReader } from "../token-reader.ts";
import { cuts, format, sheetValue, solve } from "./solve.ts";

/** The width and the height of a sheet. */
export type Case = readonly [number, number];

export const limits = { side: { min: 2, max: 200 } } as const;

const { min, max } = limits.side;

/** Cases `W H`, to the end of the input. */
const read = (reader: TokenReader) =>
  casesToEnd(reader, (): Case => {
    const width = reader.integer("widthW", min, max);
    return [width, reader.integer("heightH", min, max)];
  });

const print = (cases: readonly Case[]): string =>
  cases.map((sides) => `${sides.join(" ")}\n`).join("");

/** The sheet and its value, and the cuts into two of equal values. */
function explain(sheet: Case): Explanation {
  const grundy = sheetValue(sheet);
  const before = { value: sheet.join(" "), grundy };
  function* winningMoves(): Generator<ExplainedMove, void, undefined> {
    for (const [first, second] of cuts(sheet)) {
      if (sheetValue(first) !== sheetValue(second)) continue;
      const names = { first: first.join(" × "), second: second.join(" × ") };
      const after: Valued = { value: `${first.join(" ")}, ${second.join(" ")}`, grundy: 0 };
      yield { say: { id: "cutInto", values: names }, row: 0, before, after };
    }
  }
  const winner = solve(sheet);
  return {
    rows: [{ label: { id: "sheet" }, ...before }],
    nimSum: grundy,
    winner,
    verdict: format(winner),
    ...listMoves(winningMoves()),
  };
}

const sheets = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => [randomInteger(random, min, most), randomInteger(random, min, most)]);

/** Every sheet, each as often as the others, in an order of its own. */
function allSheets(random: () => number): readonly Case[] {
  const sides = Array.from({ length: max - min + 1 }, (_, at) => at + min);
  return sides
    .flatMap((width) => sides.map((height): Case => [width, height]))
    .map((sheet) => ({ sheet, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ sheet }) => sheet);
}

/** The statement does not bound the count of cases; the largest input here has every sheet once. */
const generate: Generate = {
  tiny: (random) => print(sheets(random, 10, 9)),
  random: (random) => print(sheets(random, 100, max)),
  largest: (random) => print(allSheets(random)),
};

/** A sheet of squared paper; a move cuts one piece in two; the first to cut out a single square wins. */
export const poj2311 = Object.freeze<Problem<Case, Winner>>({
  id: "poj2311",
  title: "Cutting Game",
  judge: {
    name: "POJ 2311",
    url: "http://poj.org/problem?id=2311",
    seconds: 1,
    kilobytes: 65_536,
    ends: "file",
    newest: "C++98",
    mirrors: [{ name: "Luogu P10501", url: "https://www.luogu.com.cn/problem/P10501" }],
  },
  limits,
  columns: { row: "piece", value: "widthAndHeight" },
  samples: [
    { input: "2 2\n3 2\n4 2\n", output: "LOSE\nLOSE\nWIN\n", by: "judge" },
    {
      input: "3 3\n4 4\n5 5\n7 7\n6 7\n11 9\n200 197\n",
      output: "LOSE\nWIN\nWIN\nLOSE\nWIN\nWIN\nWIN\n",
      by: "us",
    },
  ],
  positions: (sheet: Case) => [playAs(cutting, [sheet])],
  ...{ read, solve, format, explain, print, generate },
});

import { cutting } from "../../games/rulesets/cutting.ts";
import { defineProblem, luogu, poj, toEnd } from "../define-problem.ts";
import { explainSum, playAs } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import { cuts, sheetValue, solve } from "./solve.ts";

/** The width and the height of a sheet. */
export type Case = readonly [number, number];

export const limits = { side: { min: 2, max: 200 } } as const;

const { min, max } = limits.side;

const sheets = (random: () => number, count: number, most: number): readonly Case[] =>
  repeat(count, () => [randomInteger(random, min, most), randomInteger(random, min, most)]);

/** Returns every sheet once, in random order. */
function allSheets(random: () => number): readonly Case[] {
  const sides = Array.from({ length: max - min + 1 }, (_, at) => at + min);
  return sides
    .flatMap((width) => sides.map((height): Case => [width, height]))
    .map((sheet) => ({ sheet, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ sheet }) => sheet);
}

/** A sheet of squared paper; a move cuts one piece in two; the first to cut out a single square wins. */
export const poj2311 = defineProblem<Case>({
  id: "poj2311",
  title: "Cutting Game",
  judge: {
    ...poj(2311),
    seconds: 1,
    kilobytes: 65_536,
    newest: "C++98",
    mirrors: [luogu("P10501")],
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
  form: ["w h"],
  input: toEnd(
    (reader): Case => [reader.integer("widthW", min, max), reader.integer("heightH", min, max)],
    (sides) => [sides],
  ),
  answers: ["WIN", "LOSE"],
  solve,
  // The explanation has the sheet with its value, and the cuts into two sheets of equal value.
  explain: (sheet) =>
    explainSum(
      [sheet],
      () => ({ id: "sheet" }),
      (sides) => ({ value: sides.join(" "), grundy: sheetValue(sides) }),
      () =>
        [...cuts(sheet)]
          .filter(([first, second]) => sheetValue(first) === sheetValue(second))
          .map(([first, second]) => [
            { id: "cutInto", values: { first: first.join(" × "), second: second.join(" × ") } },
            { value: `${first.join(" ")}, ${second.join(" ")}`, grundy: 0 },
          ]),
    ),
  positions: (sheet) => [playAs(cutting, [sheet])],
  // The statement does not bound the count of cases; the largest input here has every sheet once.
  generate: {
    tiny: (random) => sheets(random, 10, 9),
    random: (random) => sheets(random, 100, max),
    largest: allSheets,
  },
});

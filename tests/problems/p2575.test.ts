import { describe, expect, test } from "vitest";
import { rowOptions } from "../../src/problems/hdu5724/row-options.ts";
import { rowTable } from "../../src/problems/hdu5724/row-table.ts";
import { rowValue } from "../../src/problems/p2575/solve.ts";
import { stairs } from "../../src/problems/p2575/stairs.ts";

const ROWS = 2 ** 20;

describe("a row of pieces is staircase Nim", () => {
  test("blocks on the odd steps give the value in the table, for all 2^20 rows", () => {
    const table = rowTable();
    for (let row = 0; row < ROWS; row++) {
      if (rowValue(row) !== table[row]) expect.fail(`row ${row.toString(2)}: ${table[row]}`);
    }
  });

  test("a move carries coins one step down, and every such carriage is a move", () => {
    for (let row = 1; row < ROWS; row += 997) {
      const steps = stairs(row);
      const carried = steps.flatMap((coins, step) =>
        step === 0
          ? []
          : Array.from({ length: coins }, (_, index) =>
              steps
                .with(step, coins - index - 1)
                .with(step - 1, (steps[step - 1] ?? 0) + index + 1),
            ),
      );
      const moved = rowOptions(row).map((option) => String(stairs(option)));
      expect(new Set(moved)).toEqual(new Set(carried.map(String)));
      expect(moved).toHaveLength(carried.length);
    }
  });

  test("counting empty squares to the left misjudges 202 988 rows", () => {
    const squares = Array.from({ length: 20 }, (_, index) => 19 - index);
    expect(misjudged((row) => blocksOnOddSteps(row, squares))).toBe(202_988);
  });

  test("taking the even steps above the ground misjudges 343 042 rows", () => {
    expect(misjudged((row) => sumOfSteps(stairs(row), (step) => step > 0 && step % 2 === 0))).toBe(
      343_042,
    );
  });
});

/** How many rows a wrong value gives to the wrong player. */
function misjudged(value: (row: number) => number): number {
  const table = rowTable();
  let count = 0;
  for (let row = 0; row < ROWS; row++) if ((value(row) === 0) !== (table[row] === 0)) count++;
  return count;
}

/** The step of a piece as the number of empty squares met before it, in the given order of squares. */
function blocksOnOddSteps(row: number, squares: readonly number[]): number {
  const coins = [0];
  for (const square of squares) {
    if (((row >> square) & 1) === 0) coins.push(0);
    else coins[coins.length - 1] = (coins.at(-1) ?? 0) + 1;
  }
  return sumOfSteps(coins, (step) => step % 2 === 1);
}

function sumOfSteps(coins: readonly number[], counted: (step: number) => boolean): number {
  let sum = 0;
  for (const [step, count] of coins.entries()) if (counted(step)) sum ^= count;
  return sum;
}

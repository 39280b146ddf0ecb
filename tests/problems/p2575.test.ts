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
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pairsInColumn } from "../../components/charts/XorColumns.tsx";

const column = fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 12 });

describe("the pairs of a column", () => {
  test("leave one 1 alone exactly when the column is odd", () => {
    fc.assert(
      fc.property(column, (bits) => {
        const ones = bits.reduce<number>((sum, bit) => sum + bit, 0);
        const links = pairsInColumn(bits);
        expect(links.filter((link) => link === "alone")).toHaveLength(ones % 2);
        expect(links.filter((link) => link === "begin")).toHaveLength(Math.floor(ones / 2));
      }),
    );
  });

  test("are brackets that open, hold 0s only, and close before the next opens", () => {
    fc.assert(
      fc.property(column, (bits) => {
        let open = false;
        pairsInColumn(bits).forEach((link, row) => {
          expect(link === "between", `row ${row}`).toBe(open && bits[row] === 0);
          if (bits[row] === 1) expect(link === "end").toBe(open);
          if (link === "begin" || link === "end") open = link === "begin";
        });
        expect(open).toBe(false);
      }),
    );
  });
});

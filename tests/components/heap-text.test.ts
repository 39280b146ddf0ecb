import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HEAP_LIMITS, readHeapText } from "../../components/lesson/widgets/heap-text.ts";
import { leadingPlace, zeroMoves } from "../../components/lesson/widgets/xor-moves.ts";
import { bruteForce, nim } from "../../src/grundy.ts";

const heaps = fc.array(fc.nat(HEAP_LIMITS.largest), { minLength: 1, maxLength: HEAP_LIMITS.most });
const few = fc.array(fc.nat(4), { minLength: 1, maxLength: 3 });

describe("a text of heaps", () => {
  test("is read back from what was written, with spaces, commas or lines between", () => {
    fc.assert(
      fc.property(heaps, fc.constantFrom(" ", ", ", "\n", "，"), (sizes, between) => {
        expect(readHeapText(sizes.join(between))).toEqual({ kind: "heaps", heaps: sizes });
      }),
    );
  });

  test.each([
    ["1\n2 x", { fault: "badSize", word: "x", line: 2, column: 3 }],
    ["1.5", { fault: "badSize", word: "1.5", line: 1, column: 1 }],
    ["256", { fault: "badSize", word: "256", line: 1, column: 1 }],
    ["1 ".repeat(9), { fault: "tooMany", word: "1", line: 1, column: 17 }],
    ["", { fault: "empty", line: 1, column: 1 }],
  ])("%j is refused with the place", (text, fault) => {
    expect(readHeapText(text)).toMatchObject({ kind: "fault", ...fault });
  });
});

describe("moves to nim-sum 0", () => {
  test("are exactly the moves to a P-position", () => {
    fc.assert(
      fc.property(few, (sizes) => {
        const found = zeroMoves(sizes).map(({ heap, to }) => sizes.with(heap, to));
        const winning = nim.options(sizes).filter((option) => bruteForce(nim, option) === "P");
        expect(new Set(found.map(String))).toEqual(new Set(winning.map(String)));
        expect(found).toHaveLength(winning.length);
      }),
      { numRuns: 60 },
    );
  });

  test("there is a leading column exactly when the next player wins", () => {
    fc.assert(
      fc.property(few, (sizes) => {
        expect(leadingPlace(sizes) !== undefined).toBe(bruteForce(nim, sizes) === "N");
      }),
      { numRuns: 60 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { octal } from "../../../src/games/rulesets/octal.ts";
import { growingTable, type GrowingTable } from "../../../src/games/theory/growing-table.ts";
import { whole } from "../../support/extent.ts";
import { takesWithin, type TakeAndBreak } from "../../../src/games/theory/take-and-break.ts";

/** Computes values by the definition alone: each value is the mex over all options. */
function byDefinition(law: TakeAndBreak, limit: number): number[] {
  const values = new Int32Array(limit + 1);
  const seenAt = new Int32Array(2 * limit + 2).fill(-1);
  for (let size = 0; size <= limit; size++) {
    for (const { stones, leaves, parts } of takesWithin(law, size)) {
      const apart = parts === "unequal" ? 1 : 0;
      const left = size - stones;
      if (leaves & 1 && left === 0) seenAt[0] = size;
      if (leaves & 2 && left > 0) seenAt[values[left] ?? 0] = size;
      if (!(leaves & 4)) continue;
      for (let low = 1; 2 * low + apart <= left; low++) {
        seenAt[(values[low] ?? 0) ^ (values[left - low] ?? 0)] = size;
      }
    }
    while (seenAt[values[size] ?? 0] === size) values[size] = (values[size] ?? 0) + 1;
  }
  return [...values];
}

const valuesOf = ({ values }: GrowingTable, limit: number): number[] => [
  ...values.subarray(0, limit + 1),
];

function grown(law: TakeAndBreak, limit: number): number[] {
  const table = growingTable(law);
  table.grow(limit + 1);
  return valuesOf(table, limit);
}

const digits = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { maxLength: 5 });
const lawOf = (leaves: readonly number[], unequal = false): TakeAndBreak["takes"] =>
  leaves.flatMap((bits, stones) => {
    if (bits === 0) return [];
    return unequal && bits > 3 ? { stones, leaves: bits, parts: "unequal" } : { stones, leaves: bits }; // prettier-ignore
  });

/** Codes, with or without unequal parts and a tail, and subtraction sets with numbers larger than a block. */
const anyLaw: fc.Arbitrary<TakeAndBreak> = fc.oneof(
  fc.tuple(fc.constantFrom(0, 4), digits(7), fc.boolean()).map(
    ([first, rest, unequal]) => ({ takes: lawOf([first, ...rest], unequal) }), // prettier-ignore
  ),
  fc.tuple(digits(7), fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 })).map(
    ([first, leaves]) => ({ takes: lawOf([0, ...first]), onward: { from: first.length + 1, leaves: leaves.map((bits) => ({ leaves: bits })) } }), // prettier-ignore
  ),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 1500 }), { maxLength: 8 })
    .map((set) => ({ takes: set.sort((a, b) => a - b).map((stones) => ({ stones, leaves: 3 })) })),
);

describe("growing tables", () => {
  test("every code 0.d1d2d3 has the values of the definition", () => {
    const most = whole ? 500 : 300;
    for (let code = 0; code < 512; code++) {
      const { law, name } = octal(`0.${code.toString(8).padStart(3, "0")}`);
      expect(grown(law, most).join(), name).toBe(byDefinition(law, most).join());
    }
  });

  test("any law has the values of the definition, for any steps and interruptions", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(anyLaw, steps, (law, sizes) => {
        const limit = 700;
        const values = byDefinition(law, limit);
        const table = growingTable(law);
        for (const size of sizes) {
          const before = table.known;
          // A call that is interrupted at once may only search for a period; the next calls continue.
          for (let call = 0; call < 9 && table.known === before; call++) {
            table.grow(before + size, () => size % 2 === 1);
          }
          expect(table.known).toBeGreaterThan(before);
        }
        table.grow(limit + 1);
        expect(valuesOf(table, limit)).toEqual(values);
      }),
      { numRuns: 60 },
    );
  });

  test("the array has one byte per heap, or two or four if a value requires them", () => {
    const nim = growingTable(octal("0.[3]").law);
    nim.grow(256);
    const treblecross = growingTable(octal("0.007").law);
    treblecross.grow(2000);
    expect(treblecross.values).toBeInstanceOf(Uint8Array);
    treblecross.grow(20_000);
    expect(treblecross.values).toBeInstanceOf(Uint16Array);
    nim.grow(70_000);
    expect(nim.values).toBeInstanceOf(Int32Array);
    expect(valuesOf(nim, 69_999)).toEqual(Array.from({ length: 70_000 }, (_, heap) => heap));
  });

  test("grow rejects a table that is too long", () => {
    expect(() => growingTable(octal("0.77").law).grow(1e12)).toThrow(RangeError);
  });
});

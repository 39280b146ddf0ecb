import fc from "fast-check";
import { makeEdit, type Edit } from "../../src/notebook/drafts.ts";

/** A cell's text: code, any characters at all, lone halves of pairs too. */
export const cellText = fc.oneof(
  fc.constantFrom("", "let a = 1;", "let a = 2;", "show(a)", "<img src=x onerror=alert(1)>"),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);

/** Edits of different cells, in any order. */
export const edits: fc.Arbitrary<Edit[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 })
  .chain((cells) =>
    fc.tuple(
      ...cells.map((cell) => fc.tuple(cellText, cellText).map((pair) => makeEdit(cell, ...pair))),
    ),
  );

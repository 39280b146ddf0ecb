import fc from "fast-check";
import type { GameGraph } from "../../components/charts/game-graph.ts";
import { makeEdit, type Edit } from "../../src/notebook/drafts.ts";

/** A non-negative safe integer; small integers and limits are frequent. */
export const natural = fc.oneof(
  fc.nat(40),
  fc.maxSafeNat(),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER),
);

/** A small subtraction set, in any order. */
export const subtractionSet = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 });

/** Anything that is not a non-negative safe integer. */
export const notNatural = fc.oneof(
  fc.integer({ max: -1 }),
  fc.double().filter((value) => !(Number.isSafeInteger(value) && value >= 0)),
  fc.constantFrom(NaN, Infinity, -Infinity, 2 ** 53, "1", null, undefined, true, {}, 1n),
);

const name = (index: number): string => `p${index}`;

/** A game graph without cycles: each position's options come later in the list. */
export const acyclicGraph = (most = 12): fc.Arbitrary<GameGraph> =>
  fc.integer({ min: 1, max: most }).chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, index) => {
        const later = Array.from({ length: size - index - 1 }, (_, step) => name(index + step + 1));
        const options = fc.subarray(later, { maxLength: Math.min(later.length, 5) });
        return options.map((found) => ({ name: name(index), options: found }));
      }),
    ),
  );

/** Any game graph, with or without cycles. */
export const anyGraph = (most = 8): fc.Arbitrary<GameGraph> =>
  fc.integer({ min: 1, max: most }).chain((size) => {
    const names = Array.from({ length: size }, (_, index) => name(index));
    const options = fc.subarray(names, { maxLength: Math.min(size, 2) });
    return fc.tuple(...names.map((one) => options.map((found) => ({ name: one, options: found }))));
  });

/** A cell's text: code, or any characters, including lone surrogates. */
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

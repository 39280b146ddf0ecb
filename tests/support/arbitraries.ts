import fc from "fast-check";

/** A non-negative safe integer, small ones and the limits often. */
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

import type { MoveFact } from "../theory/ruleset.ts";

/** A phrase that lists several parts of a move: "2 from heap 1 and 3 from heap 4". */
export const allOf = (items: readonly (number | MoveFact)[]): number | MoveFact =>
  items.reduceRight((rest, first): MoveFact => ({ id: "and", values: { first, rest } }));

import { placeOf } from "../../../src/games/rulesets/read-position.ts";

/** The most heaps, and the most stones of one. */
export const HEAP_LIMITS = { most: 8, largest: 255 } as const;

/** What a text of heaps says, or the first thing in it that is wrong; line and column count from 1. */
export type HeapText =
  | { readonly kind: "heaps"; readonly heaps: readonly number[] }
  | {
      readonly kind: "fault";
      readonly fault: "badSize" | "tooMany" | "empty";
      readonly word: string;
      readonly line: number;
      readonly column: number;
    };

/** Reads heap sizes within {@link HEAP_LIMITS}, with white space or commas between them; at least one. */
export function readHeapText(text: string): HeapText {
  const heaps: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,，]+/g)) {
    const size = /^\d+$/.test(word) ? Number(word) : Infinity;
    const place = placeOf(text, index);
    if (size > HEAP_LIMITS.largest) return { kind: "fault", fault: "badSize", word, ...place };
    if (heaps.length === HEAP_LIMITS.most) {
      return { kind: "fault", fault: "tooMany", word, ...place };
    }
    heaps.push(size);
  }
  if (heaps.length === 0) return { kind: "fault", fault: "empty", word: "", line: 1, column: 1 };
  return { kind: "heaps", heaps };
}

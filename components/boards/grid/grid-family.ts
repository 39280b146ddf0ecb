import { fill } from "../../../src/i18n/fill.ts";
import type { Family } from "../family.ts";
import { GridPicture } from "./GridPicture.tsx";
import { numbersOf } from "../spot.ts";

type Two = readonly [number, number];

const LARGEST = 24;

/** Two heaps as a square grid: heap 1 is the distance from the left edge, heap 2 from the lower one. */
export const gridFamily: Family<Two> = {
  Picture: GridPicture,
  fits: (heaps) => (heaps as readonly number[]).length === 2 && Math.max(...heaps) <= LARGEST,
  way: (_, _before, option, say) => {
    const target = `${option[0]}:${option[1]}`;
    return { option, say, how: "", fields: [], spots: [target], target };
  },
  fieldNames: () => [],
  spotName: (_, spot) => spot,
  at: (spot) => {
    const [a, b] = numbersOf(spot);
    return [a, -b];
  },
  touches: ([a, b]) => ["queen", `${a}:${b}`],
  origins: () => new Map(),
  deal: (like, random) => {
    const most = Math.max(8, ...like);
    return [Math.ceil(random() * most), Math.ceil(random() * most)];
  },
  fields: ({ words }, [a, b]) => [
    { label: fill(words.heapName, { heap: 1 }), value: a, set: (value) => [value, b] },
    { label: fill(words.heapName, { heap: 2 }), value: b, set: (value) => [a, value] },
  ],
};

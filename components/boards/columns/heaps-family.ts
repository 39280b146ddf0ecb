import { fill } from "../../../src/i18n/fill.ts";
import type { Family, Way } from "../family.ts";
import { areHeapsSmall, heapsOf, stonesAcross, type Heaps } from "./heaps.ts";
import { HeapsPicture } from "./HeapsPicture.tsx";
import { itemAt } from "../../../src/games/theory/item-at.ts";

const MOST_HEAPS = 16;
const LARGEST = 1000;

const columnOf = (spot: string): number => Number(spot.split(":")[0]);

/** The heap that a move changes, what it becomes, and how many stones go. */
function readMove(before: Heaps, option: Heaps) {
  const [from, to] = [heapsOf(before), heapsOf(option)];
  const heap = from.findIndex((size, index) => size !== to[index]);
  const parts = to.slice(heap, heap + 1 + to.length - from.length);
  const size = itemAt(from, heap);
  return { heap, parts, size, taken: size - parts.reduce((total, part) => total + part, 0) };
}

/** Heaps in which a move changes one heap: it takes stones, splits the heap, or both. */
export const heapsFamily: Family<Heaps> = {
  Picture: HeapsPicture,
  fits: (heaps) => heapsOf(heaps).length <= MOST_HEAPS && Math.max(0, ...heapsOf(heaps)) <= LARGEST,
  way: (frame, before, option, say) => {
    const { heap, parts, size, taken } = readMove(before, option);
    const own = taken === 0 ? `${heap}:split` : `${heap}:${size - taken}`;
    const how = parts.length > 1 ? parts.join(" + ") : "";
    return { option, say, how, fields: [taken], spots: [areHeapsSmall(frame) ? `${heap}` : own] };
  },
  fieldNames: ({ words }) => [words.howMany],
  spotName: ({ words }, spot, ways) => {
    const heap = columnOf(spot) + 1;
    if (spot.endsWith(":split")) return fill(words.splitSpot, { heap });
    if (!spot.includes(":")) return fill(words.pileSpot, { heap });
    return fill(words.takeSpot, { n: itemAt(itemAt(ways, 0).fields, 0), heap });
  },
  at: (spot, frame) => {
    const [heap = 0, index = 0] = spot.split(":").map(Number);
    if (spot.endsWith(":split")) return [1000 * heap, 1];
    const across = stonesAcross(frame);
    return [1000 * heap + (index % across), -Math.floor(index / across)];
  },
  touches: (before, option) => {
    const { heap, size, taken } = readMove(before, option);
    return Array.from({ length: taken }, (_, above) => `${heap}:${size - taken + above}`);
  },
  origins: (before, option) => {
    const { heap, parts } = readMove(before, option);
    const found = new Map<string, string>();
    let base = 0;
    parts.forEach((part, at) => {
      for (let index = 0; index < part; index++)
        found.set(`${heap + at}:${index}`, `${heap}:${base + index}`);
      base += part;
    });
    heapsOf(before)
      .slice(heap + 1)
      .forEach((size, at) => {
        const [was, is] = [heap + 1 + at, heap + Math.max(1, parts.length) + at];
        for (let index = 0; index < size; index++) found.set(`${is}:${index}`, `${was}:${index}`);
      });
    return found;
  },
  deal: (like, random) => dealHeaps(heapsOf(like), random),
  fields: ({ words }, heaps) =>
    heapsOf(heaps).map((value, heap) => ({
      label: fill(words.heapName, { heap: heap + 1 }),
      value,
      set: (size) => heapsOf(heaps).with(heap, size),
    })),
  part: "heap",
  more: (heaps) => [...heapsOf(heaps), 1],
  less: (heaps) => (heapsOf(heaps).length > 1 ? heapsOf(heaps).slice(0, -1) : undefined),
};

/** Each heap from 1 to the largest there is, or to 6. */
export function dealHeaps(like: Heaps, random: () => number): Heaps {
  const most = Math.max(6, ...like);
  return like.map(() => 1 + Math.floor(random() * most));
}

/** Heaps in which a move may take from several at once. */
export const mooreFamily: Family<Heaps> = {
  ...heapsFamily,
  shared: true,
  way: (frame, before, option, say): Way<Heaps> => {
    const fields = before.map((size, heap) => size - itemAt(option, heap));
    const spots = fields.flatMap((taken, heap) => {
      if (taken === 0) return [];
      return [areHeapsSmall(frame) ? `${heap}` : `${heap}:${itemAt(before, heap) - taken}`];
    });
    return { option, say, how: "", fields, spots };
  },
  fieldNames: ({ words, start }) =>
    start.map((_, heap) => fill(words.heapName, { heap: heap + 1 })),
  spotName: ({ words }, spot, ways) => {
    const heap = columnOf(spot);
    if (!spot.includes(":")) return fill(words.pileSpot, { heap: heap + 1 });
    return fill(words.takeSpot, { n: itemAt(itemAt(ways, 0).fields, heap), heap: heap + 1 });
  },
  touches: (before, option) =>
    before.flatMap((size, heap) => {
      const left = itemAt(option, heap);
      return Array.from({ length: size - left }, (_, above) => `${heap}:${left + above}`);
    }),
  origins: () => new Map(),
};

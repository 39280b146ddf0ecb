import { breaksOf } from "./breaks.ts";
import type { GrowingTable } from "./growing.ts";
import type { HeapGame } from "./lab-game.ts";

/** The Grundy values of the heaps of a game. */
export const tableOf = ({ law }: HeapGame): GrowingTable => {
  let values = new Int32Array(1024);
  let known = 0;
  return {
    get values() {
      return values;
    },
    get known() {
      return known;
    },
    grow: (to, isOver = () => false) => {
      while (known < to) {
        if (known % 16 === 0 && isOver()) return;
        if (known === values.length) {
          const longer = new Int32Array(2 * known);
          longer.set(values);
          values = longer;
        }
        const seen = new Set<number>();
        for (const heaps of breaksOf(law, known)) {
          seen.add(heaps.reduce((sum, heap) => sum ^ (values[heap] ?? 0), 0));
        }
        let least = 0;
        while (seen.has(least)) least++;
        values[known++] = least;
      }
    },
  };
};

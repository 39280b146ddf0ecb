/** POJ 2975 by the highest bit of the nim-sum: every heap that has it has one winning move. */
import { answer, list } from "./numbers.ts";

answer((count) => {
  const heaps = list(count);
  const sum = heaps.reduce((total, heap) => total ^ heap);
  const high = sum === 0 ? 0 : 2 ** Math.floor(Math.log2(sum));
  return heaps.filter((heap) => (heap & high) !== 0).length;
});

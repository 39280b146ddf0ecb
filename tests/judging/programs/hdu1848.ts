/** HDU 1848 by outcomes alone: the value of a heap is that of the heap of Nim beside which it is lost. */
import { answer, next } from "./numbers.ts";

const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
const isLost: boolean[][] = [];
for (let heap = 0; heap <= 1000; heap++) {
  const row: boolean[] = [];
  for (let nim = 0; nim < 16; nim++) {
    const toLost = fibonacci.some((taken) => isLost[heap - taken]?.[nim] === true);
    row.push(!toLost && !row.includes(true));
  }
  isLost.push(row);
}
const value = (heap: number): number => isLost[heap]?.indexOf(true) ?? NaN;

answer((m) => ((value(m) ^ value(next())) === value(next()) ? "Nacci" : "Fibo"));

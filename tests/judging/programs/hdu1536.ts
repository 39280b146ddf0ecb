/** HDU 1536 forwards: a heap whose value is known forbids it to every heap that can become it. */
import { answer, list, next } from "./numbers.ts";

const WORDS = 4; // for values up to 100

answer((count) => {
  const amounts = list(count);
  const positions = Array.from({ length: next() }, () => list(next()));
  const largest = Math.max(0, ...positions.flat());
  const forbidden = new Uint32Array(WORDS * (largest + 1));
  const values: number[] = [];
  for (let heap = 0; heap <= largest; heap++) {
    let value = 0;
    const word = (): number => WORDS * heap + (value >> 5);
    while (((forbidden[word()] ?? 0) >>> (value & 31)) & 1) value++;
    values.push(value);
    for (const amount of amounts) {
      const from = WORDS * (heap + amount) + (value >> 5);
      if (from < forbidden.length) forbidden[from] = (forbidden[from] ?? 0) | (1 << (value & 31));
    }
  }
  const isWon = (heaps: number[]): boolean =>
    heaps.reduce((sum, heap) => sum ^ (values[heap] ?? 0), 0) !== 0;
  return positions.map((heaps) => (isWon(heaps) ? "W" : "L")).join("");
});

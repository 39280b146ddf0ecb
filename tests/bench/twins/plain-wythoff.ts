import { mex } from "./plain-tables.ts";

/** Wythoff's game: what a row, a column and a diagonal hold, as bits, with a bit for each word that is full. */
export function wythoff(side: number): Int32Array {
  const words = ((3 * side) >> 5) + 1;
  const heads = (words >> 5) + 1;
  const size = heads + words;
  const inRow = new Int32Array(2 * side * size);
  const inColumn = new Int32Array(2 * side * size);
  const onDiagonal = new Int32Array(2 * side * size);
  const table = new Int32Array(side * side);
  const add = (set: Int32Array, at: number, value: number): void => {
    const word = at + heads + (value >> 5);
    set[word] = (set[word] ?? 0) | (1 << (value & 31));
    if (set[word] !== -1) return;
    const head = at + (value >> 10);
    set[head] = (set[head] ?? 0) | (1 << ((value >> 5) & 31));
  };
  for (let a = 0; a < side; a++) {
    for (let b = 0; b < side; b++) {
      const [r, c, d] = [a * size, b * size, (side + a - b) * size];
      let value = -1;
      for (let head = 0; value < 0; head++) {
        let full = (inRow[r + head] ?? 0) | (inColumn[c + head] ?? 0) | (onDiagonal[d + head] ?? 0);
        while (full !== -1 && value < 0) {
          const word = mex(full);
          const at = heads + 32 * head + word;
          const held = (inRow[r + at] ?? 0) | (inColumn[c + at] ?? 0) | (onDiagonal[d + at] ?? 0);
          if (held === -1) full |= 1 << word;
          else value = 32 * (32 * head + word) + mex(held);
        }
      }
      table[a * side + b] = value;
      add(inRow, r, value);
      add(inColumn, c, value);
      add(onDiagonal, d, value);
    }
  }
  return table;
}

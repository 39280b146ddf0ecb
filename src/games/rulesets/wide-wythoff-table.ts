/**
 * The Grundy values of Wythoff's game for few rows and many columns: the same result as `wythoffTable`, with a few bytes per cell.
 *
 * The value v of (a, b) lies from b − 2a to b + 2a. Its options number at most b + 2a, so v is not above that. And where
 * an earlier cell of the row has a value above v, which the row does not hold yet, v is above that cell in its column
 * or its diagonal; each of the a rows above holds v once, so this happens at most 2a times. The other cells of the row,
 * at least b − 2a, have different values below v. So a column or a diagonal needs bits for a few values only. Time is
 * O(cells · rows / 32).
 *
 * @param rows at most `columns`
 */
export function wideWythoffTable(rows: number, columns: number): number[][] {
  const words = ((5 * rows) >> 5) + 3;
  const inColumn = new Int32Array(columns * words);
  const onDiagonal = new Int32Array(columns * words);
  /** The place in a set's bits that a word with value 0 would have. */
  const origin = (line: number): number => line * words - wordOf(line - 2 * rows);
  const table: number[][] = [];
  for (let a = 0; a < rows; a++) {
    const row = new Array<number>(columns);
    const inRow = new Int32Array(((2 * rows + columns) >> 5) + 1);
    for (let b = 0; b < a; b++) {
      // The table is symmetric.
      const value = table[b]?.[a] ?? 0;
      row[b] = value;
      add(inRow, wordOf(value), 1 << (value & 31));
    }
    for (let b = a; b < columns; b++) {
      const [column, diagonal] = [origin(b), origin(b - a)];
      let word = wordOf(b - 2 * a);
      let open = 0;
      for (; ; word++) {
        const held = (inColumn[column + word] ?? 0) | (onDiagonal[diagonal + word] ?? 0);
        open = ~(held | (inRow[word] ?? 0));
        if (open !== 0) break;
      }
      const bit = open & -open;
      row[b] = 32 * word + 31 - Math.clz32(bit);
      add(inRow, word, bit);
      add(inColumn, column + word, bit);
      add(onDiagonal, diagonal + word, bit);
    }
    table.push(row);
  }
  return table;
}

/** The index of the word that holds a value; a negative bound counts as 0. */
function wordOf(value: number): number {
  return Math.max(0, value) >> 5;
}

function add(sets: Int32Array, word: number, bit: number): void {
  sets[word] = (sets[word] ?? 0) | bit;
}

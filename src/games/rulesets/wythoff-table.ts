import { checkNatural } from "../theory/check-natural.ts";

/** The most cells of one table. */
const MOST_CELLS = 16_000_000;

/** From this ratio of columns to rows on, sets for all values would take more memory than the cells. */
const WIDE = 32;

/** The side of a square that fits into the processor's cache. */
const SQUARE = 32;

/**
 * The Grundy values of Wythoff's game: entry [a][b] is the value of the heaps a and b, for a < rows and b < columns.
 *
 * The options of (a, b) lie in its row, its column and its diagonal, before it. Each of those holds a value at most
 * once, so three sets of bits say what the mex excludes. Most words before the mex are full in one of the three, and a
 * set has a bit for each of its full words as well, so 32 of them are skipped at once.
 *
 * @param rows how many sizes of the first heap, from 0
 * @param columns how many sizes of the second heap, from 0
 * @cost O(cells) time in practice: about four words a cell.
 * @throws {TypeError | RangeError} when a side is not a non-negative integer, or there are over 16 000 000 cells.
 * @example
 * wythoffTable(3, 4); // [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5]]
 */
export function wythoffTable(rows: number, columns: number): readonly (readonly number[])[] {
  checkNatural("fill Wythoff table", "rows", rows);
  checkNatural("fill Wythoff table", "columns", columns);
  if (rows * columns > MOST_CELLS || rows + columns > MOST_CELLS) {
    throw new RangeError(
      `Cannot fill Wythoff table: it must have at most ${MOST_CELLS} cells, current value is ${rows} × ${columns}`,
    );
  }
  if (rows > columns) {
    const turned = wythoffTable(columns, rows);
    return Array.from({ length: rows }, (_, a) => turned.map((row) => row[a] ?? 0));
  }
  if (columns > WIDE * rows) return wideWythoffTable(rows, columns);
  // No value exceeds the number of moves, a + b + min(a, b).
  const words = ((2 * rows + columns) >> 5) + 1;
  const heads = (words >> 5) + 1;
  const size = heads + words; // of a set: the bits of its full words first
  const inColumn = new Int32Array(columns * size);
  const onDiagonal = new Int32Array(columns * size);
  const table: number[][] = [];
  for (let a = 0; a < rows; a++) {
    const row = new Array<number>(columns);
    // The table is symmetric: row a before the diagonal is equal to column a above it.
    const inRow = inColumn.slice(a * size, (a + 1) * size);
    for (let b = a; b < columns; b++) {
      const column = b * size;
      const diagonal = (b - a) * size;
      let head = 0;
      let open = ~((inRow[0] ?? 0) | (inColumn[column] ?? 0) | (onDiagonal[diagonal] ?? 0));
      let word = 0;
      let seen = -1;
      for (;;) {
        while (open === 0) {
          head++;
          open = ~(
            (inRow[head] ?? 0) |
            (inColumn[column + head] ?? 0) |
            (onDiagonal[diagonal + head] ?? 0)
          );
        }
        word = 32 * head + lowestBit(open);
        const at = heads + word;
        seen = (inRow[at] ?? 0) | (inColumn[column + at] ?? 0) | (onDiagonal[diagonal + at] ?? 0);
        if (seen !== -1) break;
        open &= open - 1;
      }
      const least = lowestBit(~seen);
      row[b] = 32 * word + least;
      add(inRow, 0, heads, word, 1 << least);
      add(inColumn, column, heads, word, 1 << least);
      add(onDiagonal, diagonal, heads, word, 1 << least);
    }
    table.push(row);
  }
  mirror(table);
  return table;
}

/** The index of the lowest bit set in a word that is not 0. */
function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Adds to the set that begins at `set` a value: a bit of one of its words. */
function add(sets: Int32Array, set: number, heads: number, word: number, bit: number): void {
  const at = set + heads + word;
  const held = (sets[at] ?? 0) | bit;
  sets[at] = held;
  if (held !== -1) return;
  const head = set + (word >> 5);
  sets[head] = (sets[head] ?? 0) | (1 << (word & 31));
}

/** Copies the part after the diagonal to the part before it, block by block, since columns are not contiguous in memory. */
function mirror(table: readonly number[][]): void {
  for (let top = 0; top < table.length; top += SQUARE) {
    for (let left = 0; left <= top; left += SQUARE) {
      for (let a = top; a < Math.min(top + SQUARE, table.length); a++) {
        const row = table[a] ?? [];
        for (let b = left; b < Math.min(left + SQUARE, a); b++) row[b] = table[b]?.[a] ?? 0;
      }
    }
  }
}

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
function wideWythoffTable(rows: number, columns: number): number[][] {
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
      mark(inRow, wordOf(value), 1 << (value & 31));
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
      mark(inRow, word, bit);
      mark(inColumn, column + word, bit);
      mark(onDiagonal, diagonal + word, bit);
    }
    table.push(row);
  }
  return table;
}

/** The index of the word that holds a value; a negative bound counts as 0. */
function wordOf(value: number): number {
  return Math.max(0, value) >> 5;
}

function mark(sets: Int32Array, word: number, bit: number): void {
  sets[word] = (sets[word] ?? 0) | bit;
}

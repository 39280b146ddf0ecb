import { checkNatural } from "../theory/numbers.ts";

/** The most rows, and the most columns: sixteen million cells. */
const MOST = 4000;

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
 * @throws {TypeError | RangeError} when a side is not a non-negative integer, or is over 4000.
 * @example
 * wythoffTable(3, 4); // [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5]]
 */
export function wythoffTable(rows: number, columns: number): readonly (readonly number[])[] {
  checkNatural("fill Wythoff table", "rows", rows);
  checkNatural("fill Wythoff table", "columns", columns);
  if (Math.max(rows, columns) > MOST) {
    throw new RangeError(
      `Cannot fill Wythoff table: a side must be at most ${MOST}, current value is ${rows} × ${columns}`,
    );
  }
  if (rows > columns) {
    const turned = wythoffTable(columns, rows);
    return Array.from({ length: rows }, (_, a) => turned.map((row) => row[a] ?? 0));
  }
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

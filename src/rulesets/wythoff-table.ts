import { checkNatural } from "../theory/check-natural.ts";

/** The most cells of one table. */
const MOST_CELLS = 16_000_000;

/**
 * The Grundy values of Wythoff's game: entry [a][b] is the value of the heaps a and b, for a < rows and b < columns.
 *
 * The options of (a, b) lie in its row, its column and its diagonal, before it. A value comes up once in each of those at
 * most, so three sets of bits say what the mex excludes; each remembers its first word that is not full. O(cells) time in
 * practice: a few words a cell.
 *
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
  // No value exceeds the number of moves, a + b + min(a, b).
  const words = ((rows + columns + Math.min(rows, columns)) >> 5) + 1;
  const inColumn = new Int32Array(columns * words);
  const onDiagonal = new Int32Array((rows + columns) * words);
  const columnStart = new Int32Array(columns);
  const diagonalStart = new Int32Array(rows + columns);

  const fillRow = (a: number): number[] => {
    const inRow = new Int32Array(words);
    const row = new Array<number>(columns).fill(0);
    let rowStart = 0;
    for (let b = 0; b < columns; b++) {
      const diagonal = b - a + rows;
      let word = Math.max(rowStart, columnStart[b] ?? 0, diagonalStart[diagonal] ?? 0);
      const column = b * words;
      const slant = diagonal * words;
      const seenAt = (at: number): number =>
        (inRow[at] ?? 0) | (inColumn[column + at] ?? 0) | (onDiagonal[slant + at] ?? 0);
      while (seenAt(word) === -1) word++;
      const seen = seenAt(word);
      const bit = ~seen & (seen + 1);
      row[b] = 32 * word + 31 - Math.clz32(bit);
      const rowWord = (inRow[word] ?? 0) | bit;
      const columnWord = (inColumn[column + word] ?? 0) | bit;
      const diagonalWord = (onDiagonal[slant + word] ?? 0) | bit;
      inRow[word] = rowWord;
      inColumn[column + word] = columnWord;
      onDiagonal[slant + word] = diagonalWord;
      if (rowWord === -1 && word === rowStart) rowStart++;
      if (columnWord === -1 && word === columnStart[b]) columnStart[b] = word + 1;
      if (diagonalWord === -1 && word === diagonalStart[diagonal])
        diagonalStart[diagonal] = word + 1;
    }
    return row;
  };
  return Array.from({ length: rows }, (_, a) => fillRow(a));
}

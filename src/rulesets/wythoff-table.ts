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
  if (rows > columns) {
    const turned = wythoffTable(columns, rows);
    return Array.from({ length: rows }, (_, a) => turned.map((row) => row[a] ?? 0));
  }
  // No value exceeds the number of moves, a + b + min(a, b).
  const words = ((2 * rows + columns) >> 5) + 1;
  const inColumn = new Int32Array(columns * words);
  const onDiagonal = new Int32Array(columns * words);
  const columnStart = new Int32Array(columns);
  const diagonalStart = new Int32Array(columns);
  const table: number[][] = [];
  for (let a = 0; a < rows; a++) {
    const row = new Array<number>(columns).fill(0);
    for (let b = 0; b < a; b++) row[b] = table[b]?.[a] ?? 0;
    // The table is symmetric: what stands in row a before the diagonal is what stands in column a above it.
    const inRow = inColumn.slice(a * words, (a + 1) * words);
    let rowStart = columnStart[a] ?? 0;
    for (let b = a; b < columns; b++) {
      const column = b * words;
      const diagonal = (b - a) * words;
      let word = Math.max(rowStart, columnStart[b] ?? 0, diagonalStart[b - a] ?? 0);
      let seen = -1;
      for (; ; word++) {
        seen =
          (inRow[word] ?? 0) | (inColumn[column + word] ?? 0) | (onDiagonal[diagonal + word] ?? 0);
        if (seen !== -1) break;
      }
      const bit = ~seen & (seen + 1);
      row[b] = 32 * word + 31 - Math.clz32(bit);
      inRow[word] = (inRow[word] ?? 0) | bit;
      inColumn[column + word] = (inColumn[column + word] ?? 0) | bit;
      onDiagonal[diagonal + word] = (onDiagonal[diagonal + word] ?? 0) | bit;
      while (inRow[rowStart] === -1) rowStart++;
      if (inColumn[column + (columnStart[b] ?? 0)] === -1)
        columnStart[b] = (columnStart[b] ?? 0) + 1;
      if (onDiagonal[diagonal + (diagonalStart[b - a] ?? 0)] === -1) {
        diagonalStart[b - a] = (diagonalStart[b - a] ?? 0) + 1;
      }
    }
    table.push(row);
  }
  return table;
}

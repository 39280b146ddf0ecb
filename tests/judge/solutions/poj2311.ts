import { mex } from "grundy";

/** The table of all sheets, smallest first. */
const MOST = 200;
const table: number[][] = Array.from({ length: MOST + 1 }, () => []);
const at = (width: number, height: number): number => table[width]?.[height] ?? 0;
for (let width = 2; width <= MOST; width++) {
  for (let height = 2; height <= width; height++) {
    const values: number[] = [];
    for (let i = 2; 2 * i <= width; i++) values.push(at(i, height) ^ at(width - i, height));
    for (let i = 2; 2 * i <= height; i++) values.push(at(width, i) ^ at(width, height - i));
    const value = mex(values);
    (table[width] ??= [])[height] = value;
    (table[height] ??= [])[width] = value;
  }
}

export const sheets = (width: number, height: number): "WIN" | "LOSE" =>
  at(width, height) > 0 ? "WIN" : "LOSE";

/** Dawson's Kayles: a side without a value makes the sheet that of the other. */
const rows = [0, 0];
for (let pins = 2; pins <= MOST; pins++) {
  rows.push(
    mex(Array.from({ length: pins - 1 }, (_, i) => (rows[i] ?? 0) ^ (rows[pins - 2 - i] ?? 0))),
  );
}

export const oneSide = (width: number, height: number): "WIN" | "LOSE" =>
  rows[width - 2] === 0 && rows[height - 2] === 0 ? "LOSE" : "WIN";

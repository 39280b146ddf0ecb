import { mex } from "grundy";

const MOST = 200;

/** Dawson's Kayles: a side without a value makes the sheet that of the other. */
const rows = [0, 0];
for (let pins = 2; pins <= MOST; pins++) {
  rows.push(
    mex(Array.from({ length: pins - 1 }, (_, i) => (rows[i] ?? 0) ^ (rows[pins - 2 - i] ?? 0))),
  );
}

export const oneSide = (width: number, height: number): "WIN" | "LOSE" =>
  rows[width - 2] === 0 && rows[height - 2] === 0 ? "LOSE" : "WIN";

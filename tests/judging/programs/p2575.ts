/** P2575 on text: a row is written with its pieces, and cut at its empty squares. */
import { answer, list, next } from "./numbers.ts";

answer((rows) => {
  let sum = 0;
  for (let left = rows; left > 0; left--) {
    const row = Array<string>(20).fill(" ");
    for (const square of list(next())) row[square - 1] = "x";
    const blocks = row.join("").split(" ").reverse();
    for (const [step, block] of blocks.entries()) if (step % 2 === 1) sum ^= block.length;
  }
  return sum === 0 ? "NO" : "YES";
}, true);

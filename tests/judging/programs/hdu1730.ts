/** HDU 1730 column by column: a position is lost where every power of two stands in an even number of gaps. */
import { answer, next } from "./numbers.ts";

answer((rows) => {
  next();
  const columns = Array<number>(7).fill(0);
  for (let left = rows; left > 0; left--) {
    const gap = Math.abs(next() - next()) - 1;
    for (const [power, count] of columns.entries()) {
      columns[power] = count + (Math.floor(gap / 2 ** power) % 2);
    }
  }
  return columns.every((count) => count % 2 === 0) ? "BAD LUCK!" : "I WIN!";
});

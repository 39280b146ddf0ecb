/** POJ 1704 on text: the strip is written, and cut at its pieces. */
import { answer, list } from "./numbers.ts";

answer((pieces) => {
  const squares = list(pieces);
  const strip = Array<string>(Math.max(...squares)).fill(" ");
  for (const square of squares) strip[square - 1] = "x";
  const gaps = strip.join("").split("x").slice(0, -1).reverse();
  const counted = gaps.filter((_, at) => at % 2 === 0);
  return counted.reduce((sum, gap) => sum ^ gap.length, 0) === 0
    ? "Bob will win"
    : "Georgia will win";
}, true);

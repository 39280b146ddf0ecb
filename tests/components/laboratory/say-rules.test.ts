import { expect, test } from "vitest";
import { sayRules } from "../../../components/laboratory/say-rules.ts";
import { sayIn } from "../../../components/laboratory/say.ts";
import { cell } from "../../../src/i18n/en/cell.ts";
import { laboratory } from "../../../src/i18n/en/laboratory.ts";
import { readGame } from "../../../src/laboratory/read-game.ts";

const say = sayIn("en", { laboratory, cell });

test.each([
  ["0.77", "Take 1 or 2 stones from a heap, and leave nothing, one heap, or two heaps."],
  ["0.07", "Take 2 stones from a heap, and leave nothing, one heap, or two heaps."],
  ["0.6", "Take 1 stone from a heap, and leave one heap or two heaps."],
  ["{1,3,4}", "Take 1, 3, or 4 stones from a heap."],
  ["0.[3]", "Take 1 or more stones from a heap."],
  ["4.[3]", "Without taking any, split a heap into two heaps. Take 1 or more stones from a heap."],
  [
    "4!.0",
    "Without taking any, split a heap into two heaps. No two of these heaps may be equal.",
  ],
  ["0.[30]", "Take 1, 3, 5, 7, 9, 11, … stones from a heap."],
  ["{squares}", "Take from a heap a number of stones that is a square."],
  ["!{2}", "Take 1, or 3 or more stones from a heap."],
  ["{divisors}", "Take from a heap a divisor of its size that is smaller than the heap."],
])("%s in words", (text, words) => {
  const game = readGame(text);
  expect(game.kind === "heaps" && sayRules(game.law, say).join(" ")).toBe(words);
});

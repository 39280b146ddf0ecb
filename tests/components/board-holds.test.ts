import { expect, test } from "vitest";
import { boardHolds } from "../../components/boards/board-holds.ts";

test.each([
  ["Nim", "3 4 5", true],
  ["Nim", "3 4000", false],
  ["Subtraction {1, 2}", "1000", true],
  ["Moore's Nim, up to 1 heap", "3 900", true],
  ["Moore's Nim, up to 3 heaps", "200 200 200", false],
  ["Pieces on a strip", "2 100", true],
  ["Pieces on a strip", "2 101", false],
  ["Stones on a binary tree", "1 / 2 2", true],
  ["Stones on a binary tree", "1000000000", false],
  ["Rows of 20 squares", Array(13).fill(".".repeat(20)).join(" / "), false],
  ["Nim", Array(2001).fill("1").join(" "), false],
  ["Chess", "e4", false],
])("a board of %s holds %j: %j", (game, position, holds) => {
  expect(boardHolds({ game, position })).toBe(holds);
});

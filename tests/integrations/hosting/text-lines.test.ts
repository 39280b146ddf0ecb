import { expect, test } from "vitest";
import { textLines } from "../../../src/integrations/hosting/text-lines.ts";

test("a text is cut between its words, and ends in dots where it is too long", () => {
  expect(textLines("one two three four", 9, 4)).toEqual(["one two", "three", "four"]);
  expect(textLines("one two three four", 9, 2)).toEqual(["one two", "three ..."]);
  expect(textLines("immeasurable", 4, 2)).toEqual(["immeasurable"]);
});

test("a text without spaces is cut between signs, of which each takes the room of two letters", () => {
  expect(textLines("斯普拉格定理与博弈", 8, 4)).toEqual(["斯普拉格", "定理与博", "弈"]);
  expect(textLines("Nim 博弈，mex 与异或", 8, 4)).toEqual(["Nim 博", "弈，mex", "与异或"]);
});

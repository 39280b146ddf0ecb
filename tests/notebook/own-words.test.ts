import { expect, test } from "vitest";
import { clip, describe as describeValue } from "../../src/notebook/describe.ts";
import { grouped } from "../../src/notebook/own-words.ts";

test("numbers are grouped as the page's language groups them", () => {
  expect(grouped(2400)).toBe("2,400");
});

test("a text that is cut says by how much", () => {
  expect(clip("x".repeat(3000), 2)).toBe("xx… (2,998 more characters)");
  expect(describeValue(Array.from({ length: 2500 }, () => 0))).toContain("… 2,400 more");
});

test("gaps in what a cell shows are not filled", () => {
  expect(clip("{n} {text}…", 5)).toBe("{n} {… (6 more characters)");
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  addressOf,
  queryIn,
  MAX_HEAP,
  readHeapLimit,
} from "../../../components/laboratory/address.ts";
import { laboratoryQuery } from "../../../components/laboratory/atlas/cells-of.ts";
import { fileName } from "../../../components/laboratory/files.ts";
import { boardOf } from "../../../components/laboratory/small-rules.ts";
import { readGame } from "../../../src/octal/read-game.ts";
import { fromCsv, type Row } from "../../../src/octal/atlas/row.ts";

describe("readHeapLimit", () => {
  test.each([
    ["100000", 100_000],
    ["1,000,000", 1_000_000],
    ["1e6", 1_000_000],
    ["2^20", 2 ** 20],
    ["10\u202f000\u202f000", 10_000_000],
    ["1.05e1", undefined],
    ["100.000", undefined],
    [String(MAX_HEAP), MAX_HEAP],
    ["0", undefined],
    ["9".repeat(400), undefined],
    ["", undefined],
    ["many", undefined],
    ["0x10", undefined],
  ])("reads %j as %j", (text, limit) => {
    expect(readHeapLimit(text)).toBe(limit);
  });
});

describe("the laboratory's address", () => {
  test.each([
    { game: "0.77 + {1,2,3}", to: "1000000" },
    { game: "!{2}", to: "", with: "4.[3]" },
    { game: "graph a>b b>c", to: "50" },
    { game: "a&b=c%#?", to: "7" },
  ])("of the query %j is read as the same query", (query) => {
    expect(queryIn(addressOf(query))).toEqual(query);
  });

  test("omits an empty limit, and normalizes a number", () => {
    expect(addressOf({ game: "0.77", to: " " })).toBe("?game=0.77");
    expect(addressOf({ game: "0.77", to: "10^6" })).toBe("?game=0.77&to=1000000");
  });

  test("without a game has no query", () => {
    expect(queryIn("?to=5")).toBeUndefined();
  });
});

test("a link of the atlas requests all heaps that prove the period", () => {
  const rows = fromCsv(readFileSync("src/octal/atlas/octal-3.csv", "utf8"));
  const requestedHeap = (row: Row): number => {
    const to = queryIn(`?game=${laboratoryQuery(row)}`)?.to;
    return (to === "" ? MAX_HEAP : readHeapLimit(to ?? "")) ?? 0;
  };
  expect(
    rows.filter((row) => requestedHeap(row) < Math.min(row.proof?.provedAt ?? 0, MAX_HEAP)),
  ).toEqual([]);
  expect(new Set(rows.map(requestedHeap)).size).toBe(5);
});

test("games with different rules have different file names", () => {
  const texts = ["{2}", "!{2}", "0.8!", "0.8?", "0.8", "0.77 + {1,2}"];
  expect(new Set(texts.map(fileName)).size).toBe(texts.length);
  for (const text of texts) expect(fileName(text)).not.toMatch(/[\\/:*?"<>|\s]/);
});

test.each(["0.w", "0.8?", "{squares}", "0.0007 + !{1}"])(
  "the board of %s starts at a position with a move",
  (text) => {
    // prettier-ignore
    const game = readGame(text);
    if (game.kind === "graph") throw new TypeError(text);
    const board = boardOf(game, (rules, from, to) => rules.say(from, to));
    if (board?.kind !== "reachable") return expect.fail(board?.kind ?? "none");
    expect(board.positions[0]?.moves.length).toBeGreaterThan(0);
  },
);

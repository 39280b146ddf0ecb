import { describe, expect, test } from "vitest";
import {
  boardData,
  boardText,
  readBoard,
  type ReachableBoard,
} from "../../src/notebook/board-data.ts";
import { gameOfGraph } from "../../src/games/match/game-of-graph.ts";
import { gameOf } from "../../components/boards/games.ts";
import { sampleGames } from "../support/sample-games.ts";
import { heapRuleset } from "../../src/games/rulesets/heap-ruleset.ts";
import { kayles } from "../../src/games/rulesets/octal.ts";
import { nim } from "../../src/games/rulesets/nim.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import type { Ruleset } from "../../src/games/theory/ruleset.ts";

const mark = heapRuleset({
  name: "Mark",
  heapOptions: (size) => (size === 0 ? [] : [[size - 1], [Math.floor(size / 2)]]),
});

test("a game of the library is sent as its id and the position's notation", () => {
  expect(boardData(nim, [3, 4, 5])).toEqual({ kind: "named", ruleset: "nim", position: "3 4 5" });
  expect(boardText(boardData(kayles, 7))).toBe("Kayles: 7");
});

test("a cell's own game is sent as all reachable positions", () => {
  const data = boardData(mark, 3);
  expect(data).toEqual({
    kind: "reachable",
    ruleset: "Mark",
    positions: [
      { text: "3", moves: [{ to: 1, say: "Take 1 from heap 1" }, { to: 2, say: "Take 2 from heap 1" }] },
      { text: "2", moves: [{ to: 2, say: "Take 1 from heap 1" }] },
      { text: "1", moves: [{ to: 3, say: "Take 1 from heap 1" }] },
      { text: "0", moves: [] },
    ],
  }); // prettier-ignore
});

test("a copy of a ruleset with other rules is not sent as the library's game", () => {
  expect(boardData({ ...nim, options: () => [] }, [1]).kind).toBe("reachable");
});

test("a cell's own game with too many positions is sent as its position only", () => {
  const data = boardData({ ...nim }, [20, 20, 20]);
  expect(data).toEqual({ kind: "crowded", ruleset: "Nim", position: "20 20 20" });
  expect(boardText(data)).toBe(boardText(boardData(nim, [20, 20, 20])));
  expect(readBoard(data)).toEqual(data);
});

test("positions that differ only in the order of heaps are merged if there are too many", () => {
  const halves = heapRuleset({
    name: "Halves",
    heapOptions: (size) => (size % 2 === 1 ? [[size - 1], [(size - 1) / 2, (size - 1) / 2]] : size === 0 ? [] : [[size - 1]]), // prettier-ignore
  });
  const data = boardData(halves, [7, 5]);
  if (data.kind !== "reachable") return expect.fail(data.kind);
  expect(data.positions.length).toBeLessThan(120);
  const outcomes = data.positions.map(({ text }) => bruteForce(halves, halves.parse(text)));
  data.positions.forEach(({ moves }, at) => {
    const wins = moves.some(({ to }) => outcomes[to] === "P");
    expect(outcomes[at]).toBe(wins ? "N" : "P");
  });
});

test("boardData rejects a position of another game", () => {
  expect(() => boardData(nim as Ruleset<unknown>, "3")).toThrow(TypeError);
});

describe.each(sampleGames)("$ruleset.name", ({ ruleset, smallPositions }) => {
  const positions = smallPositions.filter((_, index) => index % 23 === 0);

  test("sent as data is read back as the same game", () => {
    for (const position of positions) {
      const data = boardData({ ...ruleset }, position) as ReachableBoard;
      const read = readBoard(JSON.parse(JSON.stringify(data)));
      expect(read).toEqual(data);
      const game = gameOfGraph(data);
      expect(game.judge(0)).toBe(bruteForce(ruleset, position));
      const messages = game.rules.options(0).map((option) => game.rules.say(0, option));
      const names = ruleset.options(position).map((option) => ruleset.say(position, option));
      expect(new Set(messages)).toEqual(new Set(names));
    }
  });

  test("sent by its id is found by that id", () => {
    for (const position of positions) {
      const data = boardData(ruleset, position);
      if (data.kind !== "named") continue;
      const game = gameOf(data.ruleset);
      expect(game && game.rules.print(game.rules.parse(data.position))).toBe(
        ruleset.print(position),
      );
    }
  });
});

const one = { text: "a", moves: [] };
test.each([
  ["null", null],
  ["text", "Nim"],
  ["another kind", { kind: "html", ruleset: "Nim", position: "3" }],
  ["a position that is not a string", { kind: "named", ruleset: "Nim", position: [3] }],
  ["a long position", { kind: "named", ruleset: "Nim", position: "3 ".repeat(1000) }],
  ["no positions", { kind: "reachable", ruleset: "Mine", positions: [] }],
  ["too many positions", { kind: "reachable", ruleset: "Mine", positions: Array(501).fill(one) }],
  [
    "a move to a missing position",
    {
      kind: "reachable",
      ruleset: "Mine",
      positions: [{ text: "a", moves: [{ to: 1, say: "b" }] }],
    },
  ],
  [
    "infinite play",
    {
      kind: "reachable",
      ruleset: "Mine",
      positions: [{ text: "a", moves: [{ to: 0, say: "b" }] }],
    },
  ],
])("readBoard rejects %s", (_, value) => {
  expect(readBoard(value)).toBeUndefined();
});

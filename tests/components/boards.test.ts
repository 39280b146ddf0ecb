import { describe, expect, test } from "vitest";
import { boardFromQuery, drawingOf, fitsBoard, gameOf } from "../../components/boards/games.ts";
import { nextSpot } from "../../components/boards/cursor.ts";
import { movesBySpot, movesFrom, type BoardState } from "../../components/boards/use-board.ts";
import type { AnyGame } from "../../src/games/match/game.ts";
import { sampleGames } from "../support/sample-games.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { board as words, board } from "../../src/i18n/en/board.ts";
import { areHeapsSmall, stonesAcross } from "../../components/boards/drawings/heaps.tsx";
import { readQuery } from "../../components/ui/bound-text.ts";
import { wordsFor } from "../../components/boards/names.ts";
import { statusText } from "../../components/boards/status-text.ts";
import { nextToMove } from "../../src/games/match/duel.ts";
import { valueAbove } from "../../components/boards/drawings/graph.tsx";
import { layOutStanding, RADIUS } from "../../components/boards/drawings/graph-layout.ts";
import { readEdges } from "../../src/games/rulesets/edges.ts";
import { carryFurther, oddSteps } from "../../components/boards/drawings/stairs.tsx";
import { bruteForce, kayles, nimSum, options, staircase } from "../../src/grundy.ts";

const northcott = ["B: B..W.. / .W..B.", "W: .BW... / B....W"];
const games = [
  ...sampleGames.map(({ id, ruleset, smallPositions }) => ({
    name: id,
    texts: smallPositions.filter((_, at) => at % 11 === 0).map((each) => ruleset.print(each)),
  })),
  { name: "northcott", texts: northcott },
];

const known = (name: string): AnyGame => {
  const game = gameOf(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
};

/** Yields every position with its drawing, its context and its moves. */
function* boards(name: string, texts: readonly string[]) {
  const game = known(name);
  const { rules } = game;
  for (const text of texts) {
    const start = rules.parse(text);
    const drawing = drawingOf(game, start);
    if (!drawing.fits(start)) continue;
    const context = { game, words, start };
    const moves = movesFrom(drawing, context, start);
    yield { game, rules, drawing, context, start, moves };
  }
}

describe.each(games)("a board of $name", ({ name, texts }) => {
  test("has spots that can all be reached by arrow keys, Home and End", () => {
    for (const { drawing, context, moves } of boards(name, texts)) {
      const at = (spot: string) => drawing.at(spot, context);
      const spots = [...movesBySpot(moves).keys()];
      const [first] = spots;
      if (first === undefined) continue;
      const reached = new Set([first]);
      for (const spot of reached) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
          const next = nextSpot(spots, at, spot, key);
          if (next !== undefined) reached.add(next);
        }
      }
      expect([...reached].sort()).toEqual([...spots].sort());
    }
  });

  test("offers every move, with different choices per spot, and distinct touched pieces", () => {
    for (const { drawing, context, moves, start, rules } of boards(name, texts)) {
      const allowed = rules.options(start).map((option) => rules.print(option));
      for (const [spot, found] of movesBySpot(moves)) {
        const choices = found.map(({ fields, how, target }) => JSON.stringify([fields, how, drawing.picksUp && target])); // prettier-ignore
        expect(new Set(choices).size).toBe(found.length);
        if (found.length > 1) expect(drawing.spotName?.(context, spot, found)).toBeTruthy();
      }
      const offered = new Set([...movesBySpot(moves).values()].flat().map(({ option }) => rules.print(option))); // prettier-ignore
      expect(allowed.filter((option) => !offered.has(option))).toEqual([]);
      for (const { option } of moves) {
        const touched = drawing.touches(start, option);
        expect(new Set(touched).size).toBe(touched.length);
        expect([...(drawing.origins?.(start, option).values() ?? [])]).not.toContain("");
      }
    }
  });

  test("deals positions that are legal and fit", () => {
    for (const { drawing, rules, start } of boards(name, texts)) {
      const dealt = drawing.deal(start, seededRandom(3));
      expect(() => rules.check(dealt)).not.toThrow();
      expect(drawing.fits(dealt)).toBe(true);
    }
  });

  test("sets up only legal positions manually", () => {
    for (const { drawing, context, rules, start } of boards(name, texts)) {
      const fields = drawing.fields?.(context, start) ?? [];
      const next = fields.map(({ value, set }) => set(value + 1));
      const edits = drawing.edits?.(context, start).map(({ option }) => option) ?? [];
      const sized = [drawing.more?.(start), drawing.less?.(start)].filter(
        (each) => each !== undefined,
      );
      for (const position of [...next, ...edits, ...sized]) {
        expect(() => rules.check(position), rules.print(position)).not.toThrow();
      }
      fields.forEach(({ value, set }) => expect(rules.print(set(value))).toBe(rules.print(start)));
    }
  });
});

test("heaps of at most 15 stones are drawn stone by stone, and a heap of 31 as a pile", () => {
  expect(areHeapsSmall({ start: [31] })).toBe(true);
  for (let heaps = 1; heaps <= 16; heaps++) {
    for (let size = 0; size <= 15; size++) {
      const start = Array.from({ length: heaps }, (_, at) => Math.max(0, size - at));
      expect(areHeapsSmall({ start })).toBe(false);
      // The narrowest screen has room for six stones side by side.
      if (heaps <= 6) expect(stonesAcross({ start }) * heaps).toBeLessThanOrEqual(6);
    }
  }
});

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
  ["Green Hackenbush", "0-1 1-2 2-0 2-2", true],
  ["Green Hackenbush", Array.from({ length: 20 }, (_, at) => `${at}-${at + 1}`).join(" "), false],
  ["Green Hackenbush", "0-1 ".repeat(41), false],
  ["Rows of 20 squares", Array(13).fill(".".repeat(20)).join(" / "), false],
])("whether a board of %s has room for %j: %j", (game, position, holds) => {
  const found = gameOf(game) ?? expect.fail(game);
  expect(fitsBoard(found, found.rules.parse(position))).toBe(holds);
});

const arrive = (position: string) =>
  boardFromQuery(
    board,
    { game: "Nim", positions: ["1 2"], name: "1" },
    `?${new URLSearchParams({ position }).toString()}`,
  )?.found;

test("an address can specify a position, unless it is too large for the board", () => {
  expect(arrive("3 4")).toEqual({ kind: "position", position: [3, 4] });
  expect(arrive("1000000")).toEqual({ kind: "fault", message: board.tooLarge });
});

test.each([
  ["octal:8.[f]", "1000"],
  ["octal:0.[8]", "400"],
  ["octal:0.ffffffffffff", "1000"],
  [`octal:0.${"0".repeat(962)}[f]`, "1000 1000"],
  ["octal:8.f", "1000000000"],
])("a board rejects %.20s at %s, with too many moves or too large a table", (game, text) => {
  const refused = { kind: "fault", message: board.tooLarge };
  const setup = { game, positions: ["1"], name: "1" };
  const query = `?${new URLSearchParams({ position: text }).toString()}`;
  expect(boardFromQuery(board, setup, query)?.found).toEqual(refused);
});

test.each(["kayles", "dawsons-chess", "treblecross", "octal:0.127", "grundys-game", "octal:4.3"])(
  "a board of %s has room for a heap of 100",
  (game) => {
    const setup = { game, positions: ["1"], name: "1" };
    expect(boardFromQuery(board, setup, "?position=100+90+80")?.found.kind).toBe("position");
  },
);

test("readQuery shortens long parameters and long runs of combining marks", () => {
  const query = new URLSearchParams({ q: `a${"\u0310".repeat(66_000)}`, game: "1".repeat(66_000) });
  const parameters = readQuery(query.toString());
  expect(parameters.get("q")).toBe(`a${"\u0310".repeat(100)}…`);
  expect(parameters.get("game")?.length).toBe(20_001);
});

describe("a misère board", () => {
  const misere = true;

  test("explains positions by their misère outcomes", () => {
    const game = gameOf("kayles", { misere }) ?? expect.fail();
    for (const position of [[1], [2, 2], [1, 5], [3, 3], [8]]) {
      const outcome = bruteForce(kayles, position, { misere });
      expect(game.explain(position)).toMatchObject({ kind: "options", outcome });
    }
  });

  test("rejects partizan games, and positions that neither a search nor a closed form decides", () => {
    expect(gameOf("northcott", { misere })).toBeUndefined();
    const found = (game: string, position: string) =>
      boardFromQuery(board, { game, misere, positions: ["1"], name: "1" }, `?position=${position}`)
        ?.found.kind;
    expect(found("kayles", "8+5")).toBe("position");
    expect(found("kayles", "40+50+60")).toBe("fault");
    expect(found("nim", "30+40+50")).toBe("position");
  });

  test("keeps misère play for another game from the address", () => {
    const setup = { game: "nim", misere, positions: ["1"], name: "pins" };
    const arrival = boardFromQuery(board, setup, "?board=pins&game=kayles&position=8");
    expect(arrival?.game).toMatchObject({ misere });
  });

  const ends = "No move is left, and the last move loses:";

  test.each([
    [["2", "1", "0"], "first", `I take 1 from the heap. ${ends} you win.`],
    [["1", "0"], "first", `You take 1 from the heap. ${ends} I win.`],
    [
      ["1"],
      "first",
      "Your move. Take any number of stones from one heap. Whoever makes the last move loses.",
    ],
    [
      ["2", "0"],
      "first",
      `You take 2 from the heap. ${ends} I win. Your mistake was move 1 (take 2 from the heap). Before it, you could have won.`,
    ],
    [
      ["1", "0"],
      "both",
      `The first player chose to take 1 from the heap. ${ends} the second player wins.`,
    ],
  ] as const)("shows the expected status after %j", (texts, reader, status) => {
    const game = gameOf("nim", { misere }) ?? expect.fail();
    const positions = texts.map((text) => game.rules.parse(text)) as [unknown, ...unknown[]];
    const duel = { reader, match: { positions, present: positions.length - 1 } };
    const [position, before] = positions.toReversed();
    const toMove = nextToMove(game.rules, duel);
    const state = { words: wordsFor(board, position, game), game, duel, toMove, before, position };
    expect(statusText({ ...state, hinted: 0 } as unknown as BoardState)).toBe(status);
  });
});

/** Every staircase of four steps with at most three coins each, and nim-sum 0 on the odd steps. */
const pStairs = Array.from({ length: 4 ** 4 }, (_, code) => [
  0,
  ...[0, 1, 2, 3].map((place) => Math.floor(code / 4 ** place) % 4),
]).filter((steps) => nimSum(oddSteps(steps)) === 0);

test("carryFurther replies to a move from an even step by a move of the same coins to a P-position", () => {
  let carried = 0;
  for (const before of pStairs) {
    for (const after of options(staircase, before)) {
      const reply = carryFurther(before, after);
      const odd = oddSteps(before).join() !== oddSteps(after).join();
      const moved = before.findLastIndex((coins, step) => coins !== after[step]);
      expect(reply === undefined).toBe(moved % 2 === 1);
      if (reply === undefined) continue;
      expect(odd).toBe(true);
      expect(options(staircase, after)).toContainEqual(reply);
      expect(oddSteps(reply)).toEqual(oddSteps(before));
      expect(bruteForce(staircase, reply)).toBe("P");
      carried++;
    }
  }
  expect(carried).toBe(192);
  expect(carryFurther([0, 0, 1, 0, 1], [0, 0, 1, 1, 0])).toEqual([0, 0, 2, 0, 0]);
  expect(carryFurther([0, 1, 1], [0, 2, 0])).toBeUndefined();
});

test.each([
  "0-1 1-2 1-3 3-4 0-5 5-6 6-7",
  "0-1 1-2 2-3 3-4 4-0 1-5 4-6 3-7",
  "0-1 0-2 1-3 2-3 1-2 3-4 4-4 4-4",
  "0-1 1-1 1-2 0-0 0-3 0-3",
])(
  "the layout of the edges %s has a path for each edge, and buttons that do not overlap",
  (text) => {
    const edges = readEdges(text);
    const { top, width, points, paths, buttons } = layOutStanding(edges);
    expect(paths.size).toBe(edges.length);
    for (const { x, y } of points.values())
      expect(x >= RADIUS && x <= width - RADIUS && y >= RADIUS - top).toBe(true);
    const places = [...buttons.values()];
    for (const [at, a] of places.entries()) {
      expect(a.x >= 22 && a.x <= width - 22 && a.y >= 22 - top && a.y < 0).toBe(true);
      for (const b of places.slice(0, at))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(44);
    }
  },
);

test.each([
  ["0-1 1-2 2-3 1-4", "0-1 1-4", "Cut the edge from 1 to 2 and drop 2-3", ["1-2:0", "2-3:0"]],
  ["0-1 1-2 1-2 2-2", "0-1 1-2 2-2", "Cut the edge from 1 to 2", ["1-2:1"]],
  ["0-1 1-1", "0-1", "Cut the loop at 1", ["1-1:0"]],
  ["0-1 1-2 2-3 3-3 2-4 4-5", "", "Cut the edge from 0 to 1 and drop 5 more", undefined],
])(
  "the name of the move from %s to %s lists the edges that are cut and dropped",
  (from, to, name, touched) => {
    const game = known("hackenbush");
    const [start, option] = [game.rules.parse(from), game.rules.parse(to)];
    const drawing = drawingOf(game, start);
    const move = movesFrom(drawing, { game, words, start }, start).find(
      (each) => game.rules.print(each.option) === to,
    );
    expect(move?.name).toBe(name);
    if (touched) expect(drawing.touches(start, option)).toEqual(touched);
  },
);

test.each([
  ["0-1 1-2 1-3 3-4", [4, 3, 0, 1, 0]],
  ["0-1 1-2 2-0 2-3 3-4 4-3 1-1", [1, 1, 1, 0, 0]],
])("the points of %s have the values %j", (text, values) => {
  expect(values.map((_, point) => valueAbove(point, readEdges(text)))).toEqual(values);
});

/** Returns the spots that can be pressed after some were chosen, each with its number of moves. */
const spotCounts = (id: string, text: string, chosen: readonly string[] = []) => {
  const game = known(id);
  const start = game.rules.parse(text);
  const context = { game, words, start };
  const drawing = drawingOf(game, start);
  const spots = movesBySpot(movesFrom(drawing, context, start), chosen);
  return Object.fromEntries([...spots].map(([spot, found]) => [spot, found.length]));
};

test.each([
  ["subtraction:1,2,3", "10", [], { "0:9": 1, "0:8": 1, "0:7": 1 }],
  ["subtraction:1,3,4", "5", [], { "0:4": 1, "0:2": 1, "0:1": 1 }],
  ["mock-turtles", "2 3", [], { 2: 4, 3: 7 }],
  ["mock-turtles", "2 3", ["3"], { 3: 7, 2: 3, 1: 3, 0: 3 }],
  ["mock-turtles", "2 3", ["3", "0"], { 3: 3, 0: 3, 2: 1, 1: 1 }],
  ["ruler", "3", ["3", "1"], { 3: 2, 2: 2, 1: 2, 0: 1 }],
  [
    "coin-product:twins,twins",
    "2,2",
    ["2,2"],
    { "2,2": 4, "2,1": 2, "2,0": 2, "1,2": 2, "0,2": 2, "1,1": 1, "1,0": 1, "0,1": 1, "0,0": 1 },
  ],
] as const)(
  "on a board of %s at %s, after choosing %j, exactly the spots with moves can be pressed",
  (id, text, chosen, counts) => {
    expect(spotCounts(id, text, chosen)).toEqual(counts);
  },
);

test.each([
  ["10", 1, "Winning moves: 1 of 3. Press Hint again to see one."],
  ["10", 2, "Take 2 from the heap: that wins."],
  ["8", 1, "Every move loses here if your opponent replies correctly."],
  ["0", 1, "The game is over. Undo a move or start a new game."],
])("the hint at %s, after %d presses, is: %s", (text, hinted, status) => {
  const game = known("subtraction:1,2,3");
  const position = game.rules.parse(text);
  const moves = movesFrom(drawingOf(game, position), { game, words, start: position }, position);
  const winning = moves.filter(({ option }) => game.judge(option) === "P");
  const duel = { reader: "first", match: { positions: [position], present: 0 } } as const;
  const toMove = nextToMove(game.rules, duel);
  const state = { words, game, duel, toMove, position, moves, winning, hinted };
  expect(statusText(state as unknown as BoardState)).toBe(status);
});

test("an arrow key prefers its line, and Home and End move to the first and the last spot", () => {
  const places: Readonly<Record<string, readonly [number, number]>> = { a: [0, 0], b: [1, 1], c: [3, 0] }; // prettier-ignore
  const at = (spot: string) => places[spot] ?? ([0, 0] as const);
  const reached = ["ArrowRight", "End", "Home"].map((key) =>
    nextSpot(["a", "b", "c"], at, "a", key),
  );
  expect(reached).toEqual(["c", "c", "a"]);
});

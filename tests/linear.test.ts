import { describe, expect, test } from "vitest";
import { boardFromQuery } from "../components/boards/games.ts";
import { readEdgeList } from "../components/lesson/widgets/edge-list.ts";
import { readHeapText } from "../components/lesson/widgets/XorPlay.tsx";
import { judgeAnswer, readAnswer, readNumberText } from "../components/lesson/exercises/numbers.ts";
import { readWrittenPosition } from "../components/lesson/exercises/judge-position.ts";
import { decodeEdits } from "../components/cell/drafts/share-link.ts";
import { readProgress } from "../components/progress/progress.ts";
import { readDrafts } from "../src/notebook/drafts.ts";
import { showHidden } from "../src/notebook/show-hidden.ts";
import { readGame } from "../src/octal/read-game.ts";
import { answers } from "../src/problems/answers.ts";
import { problemOf } from "../src/problems/registry.ts";
import { TokenReader } from "../src/problems/token-reader.ts";
import { sampleGames } from "./support/sample-games.ts";
import { nim } from "../src/games/rulesets/nim.ts";
import { rulesetOf } from "../src/games/rulesets/find-game.ts";
import { board } from "../src/i18n/en/board.ts";
import { firstUnlessWhole } from "./support/extent.ts";

const LENGTH = 2 ** 16;

/** Parsers of all texts that a user can provide: in fields, files, addresses, links and the browser's storage. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  "the input of a problem": (text) => [...answers(problemOf("hdu1848"), readerOf(text))].length,
  ...Object.fromEntries(
    sampleGames.map(({ ruleset }) => [
      `a position of ${ruleset.name}`,
      (text: string) => ruleset.check(ruleset.parse(text)),
    ]),
  ),
  "the name of a game": rulesetOf,
  "a set of a subtraction game": (text) => rulesetOf(`subtraction:${text}`),
  "a code of an octal game": (text) => rulesetOf(`octal:0.${text}`),
  "a game of the laboratory": readGame,
  "an edge list": readEdgeList,
  heaps: readHeapText,
  numbers: (text) => readNumberText(text, 9),
  "an answer": (text) => {
    const read = readNumberText(text, LENGTH);
    if ("numbers" in read) judgeAnswer("set", read.numbers, [1, 2, 3], "en");
  },
  "a number as an answer": (text) => readAnswer("number", text, 9, "none"),
  "a position as an answer": (text) => readWrittenPosition(nim, text),
  "an address's position": (text) => arrive({ position: text }),
  "an address's game": (text) => arrive({ position: "1", game: text }),
  "a link": (text) => decodeEdits(`#nb=1.${text}`),
  "stored drafts": readDrafts,
  progress: readProgress,
  "hidden characters": showHidden,
};

function readerOf(text: string): TokenReader {
  const chunks = [Buffer.from(text)];
  return new TokenReader(() => chunks.pop());
}

function arrive(query: Readonly<Record<string, string>>): unknown {
  const setup = { game: "nim", positions: ["1 2"], name: "1" };
  return boardFromQuery(board, setup, new URLSearchParams(query).toString());
}

/** Pieces that are repeated to a long text, and its end. */
const pieces: readonly (readonly [piece: string, end?: string])[] = [
  [" ", "x"],
  ["\n", "x"],
  ["9"],
  ["1 "],
  ["1\n"],
  ["x:y\n"],
  ["三"],
  ["["],
  ["\n"],
  ["\r", "x"],
  [" \n", "x"],
  ["0"],
  ["9", "x"],
  ["1,"],
  ["0\n", "x"],
  ["1 ", "x"],
  ["-"],
  ["x"],
  ["x\n"],
  ["\u0000"],
  ["\u202e"],
  ["\u0310"],
  [`${"\u0310".repeat(99)}a`],
  ["\ud800"],
  ["{"],
  ["[["],
  ['"'],
  ["B: "],
  ["."],
  ["X."],
  ["1 1\n1\n"],
];

const textOf = ([piece, end = ""]: (typeof pieces)[number]): string =>
  piece.repeat(Math.ceil(LENGTH / piece.length)) + end;

/** Measures a call in milliseconds of processor time. */
async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const began = process.threadCpuUsage();
  try {
    await read(text);
  } catch {
    // Only the time matters here. Other tests check the errors.
  }
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** Maximum milliseconds for a text: ten times the time of the slowest linear parser; a quadratic one takes seconds. */
const LIMIT = 200 + LENGTH / 160;

/** Reports whether a text takes too long in three measurements: a garbage collection may affect one, but not all. */
async function isSlow(read: (text: string) => unknown, text: string): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) if ((await timeOf(read, text)) <= LIMIT) return false;
  return true;
}

describe("the time to parse a long text is not quadratic in its length for", () => {
  test.each(Object.entries(parsers))("%s", async (_, read) => {
    for (const piece of firstUnlessWhole(pieces, 8)) {
      expect(await isSlow(read, textOf(piece)), JSON.stringify(piece)).toBe(false);
    }
  });
});

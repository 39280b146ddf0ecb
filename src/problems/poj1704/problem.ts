import { slidingStrip } from "../../games/rulesets/sliding-strip.ts";
import { itemAt } from "../../games/theory/item-at.ts";
import { counted, defineProblem, luogu, poj } from "../define-problem.ts";
import { playAs, type Reasons } from "../explanation.ts";
import { randomInteger, repeat } from "../generate.ts";
import type { ExplainedMove, ExplainedRow, Valued } from "../problem.ts";
import type { TokenReader } from "../token-reader.ts";
import { countedNimSum, gapsOf, inOrder, isCounted, solve } from "./solve.ts";

/** The squares of the pieces, in the order of the input, which is arbitrary. */
export type Case = readonly number[];

export const limits = {
  tests: { min: 1, max: 20 },
  pieces: { min: 1, max: 1000 },
  square: { min: 1, max: 10_000 },
} as const;

const { tests, pieces, square } = limits;

function readStrip(reader: TokenReader): Case {
  const squares = new Set<number>();
  const count = reader.integer("piecesN", pieces.min, pieces.max);
  for (let piece = 0; piece < count; piece++) {
    const at = reader.integer("squareP", square.min, square.max);
    if (squares.has(at)) reader.reject({ id: "stripSquareTwice", values: { square: at } });
    squares.add(at);
  }
  return [...squares];
}

/** Explains each piece by the gap to its left, every second of which is a heap of Nim, and lists the winning slides. */
function explain(one: Case): Reasons {
  const squares = inOrder(one);
  const nimSum = countedNimSum(squares);
  const rows = gapsOf(squares).map((gap, piece): ExplainedRow => ({
    label: { id: "gap", values: { square: itemAt(squares, piece) } },
    ...valued(gap, isCounted(piece, squares.length)),
  }));
  return { rows, nimSum, moves: nimSum === 0 ? [] : winningMoves(squares, nimSum) };
}

function* winningMoves(squares: Case, sum: number): Generator<ExplainedMove, void, undefined> {
  const gaps = gapsOf(squares);
  for (const [piece, gap] of gaps.entries()) {
    const counted = isCounted(piece, squares.length);
    const next = gaps[piece + 1] ?? 0; // the slide enlarges this gap
    const distance = counted ? gap - (gap ^ sum) : (next ^ sum) - next;
    if (distance <= 0 || distance > gap) continue;
    const from = itemAt(squares, piece);
    yield {
      sentence: { id: "slide", values: { from, to: from - distance } },
      row: piece,
      before: valued(gap, counted),
      after: valued(gap - distance, counted),
    };
  }
}

function valued(gap: number, counted: boolean): Valued {
  return { value: `${gap}`, ...(counted && { grundy: gap }) };
}

/** Returns a strip. In about every other case its last piece is moved so that the first player loses. */
function evened(random: () => number, squares: Case): Case {
  const last = Math.max(...squares);
  const others = squares.filter((at) => at !== last);
  const before = Math.max(0, ...others);
  const to = before + 1 + (countedNimSum(inOrder(squares)) ^ (last - before - 1));
  return to <= square.max && random() < 0.5 ? squares.with(squares.indexOf(last), to) : squares;
}

function strip(random: () => number, count: number, length: number): Case {
  const squares = new Set<number>();
  while (squares.size < count) squares.add(randomInteger(random, 1, length));
  return [...squares];
}

/** Pieces on a strip slide to the left, any distance, without jumping. */
export const poj1704 = defineProblem<Case>({
  id: "poj1704",
  title: "Georgia and Bob",
  judge: {
    ...poj(1704),
    seconds: 1,
    kilobytes: 10_000,
    newest: "C++98",
    mirrors: [luogu("P10507")],
  },
  limits,
  columns: { row: "gap", value: "emptySquares" },
  samples: [
    {
      input: "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n",
      output: "Bob will win\nGeorgia will win\n",
      by: "judge",
    },
    {
      input: "3\n2\n1 2\n3\n7 1 3\n4\n9 1 6 4\n",
      output: "Bob will win\nGeorgia will win\nBob will win\n",
      by: "us",
    },
  ],
  form: ["n", "squares[n]"],
  input: counted(readStrip, (squares) => [[squares.length], squares], tests),
  answers: ["Georgia will win", "Bob will win"],
  solve,
  explain,
  positions: (squares) => (squares.length === 0 ? [] : [playAs(slidingStrip, inOrder(squares))]),
  // The largest input is about 100 kB.
  generate: {
    tiny: (random) => repeat(3, () => strip(random, randomInteger(random, 1, 4), 8)),
    random: (random) =>
      repeat(10, () => evened(random, strip(random, randomInteger(random, 1, 100), square.max))),
    largest: (random) =>
      repeat(tests.max, () => evened(random, strip(random, pieces.max, square.max))),
  },
});

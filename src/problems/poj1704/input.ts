import type { TokenReader } from "../token-reader.ts";

/** The squares of the pieces, in the order of the input: any. */
export type Case = readonly number[];

/** The bounds of the statement. */
export const limits = {
  tests: { min: 1, max: 20 },
  pieces: { min: 1, max: 1000 },
  square: { min: 1, max: 10_000 },
} as const;

const { tests, pieces, square } = limits;

/** T, then T cases: n, and n squares in any order. */
export function* read(reader: TokenReader): Generator<Case, void, undefined> {
  const count = reader.integer("testsT", tests.min, tests.max);
  for (let test = 0; test < count; test++) yield readStrip(reader);
  reader.end("lastTest");
}

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

/** T, then two lines a case: n, and the squares. */
export function print(cases: readonly Case[]): string {
  const lines = cases.flatMap((squares) => [`${squares.length}`, squares.join(" ")]);
  return [`${cases.length}`, ...lines].map((line) => `${line}\n`).join("");
}

import { expect, test } from "vitest";
import { arrivalIn } from "../../components/boards/arrival.ts";
import { board } from "../../src/words/en/board.ts";

const arrive = (position: string) =>
  arrivalIn(
    board,
    { game: "Nim", positions: ["1 2"], name: "1" },
    `?${new URLSearchParams({ position }).toString()}`,
  )?.found;

test("an address may bring a position, or a match", () => {
  expect(arrive("3 4")).toMatchObject({ kind: "match", match: { positions: [[3, 4]] } });
  expect(arrive("Nim\n3 4\n1. 3 3")).toMatchObject({ match: { present: 1 } });
});

test("a match from a position too large for the board is refused before its moves are read", () => {
  const refused = { kind: "fault", message: board.tooLarge };
  expect(arrive("1000000")).toEqual(refused);
  expect(arrive("Nim\n1000000\n1. 999999\nno move")).toEqual(refused);
});

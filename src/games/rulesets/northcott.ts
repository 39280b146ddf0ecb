import type { Fault, InputError } from "../theory/input-error.ts";
import type { Rules } from "../theory/ruleset.ts";
import { faultAt, readParts } from "./read-position.ts";
import { defineGame } from "./game-kind.ts";
import { descriptionsFrom } from "./describe-move.ts";
import { itemAt } from "../theory/item-at.ts";

/** The colour of a piece and of its player. */
export type Colour = "black" | "white";

/** A position of Northcott's game. Squares count from 1, from left to right. */
export interface NorthcottPosition {
  readonly mover: Colour;
  readonly squares: number;
  readonly rows: readonly { readonly black: number; readonly white: number }[];
}

const WIDEST = 100;
const OTHER = { black: "white", white: "black" } as const;

/**
 * Northcott's game with its real rules: each row has a black and a white piece; a player moves a piece of their own
 * colour any distance along its row, in either direction, not onto or past the other piece. The last to move wins.
 *
 * The game is partizan, and positions can recur after retreats, so it is not a {@link Ruleset}: a position includes the
 * player to move. The notation is the player's letter, then the rows: `B: B..W. / .W..B`.
 *
 * @example
 * const position = northcott.parse("B: .BW. / BW..");
 * northcott.options(position).map(northcott.print); // ["W: B.W. / BW.."]
 */
export const northcott: Rules<NorthcottPosition> = defineGame(
  Object.freeze({
    name: "Northcott's game",
    // Cells cannot import this game, so every position comes from the notation.
    check: (position: NorthcottPosition) => void parse(print(position)),
    options: ({ mover, squares, rows }: NorthcottPosition) =>
      rows.flatMap((row, at) =>
        reach(row[mover], row[OTHER[mover]], squares).map((to) => ({
          mover: OTHER[mover],
          squares,
          rows: rows.with(at, { ...row, [mover]: to }),
        })),
      ),
    print,
    parse,
    ...descriptionsFrom((before: NorthcottPosition, after: NorthcottPosition) => {
      const { mover } = before;
      const at = before.rows.findIndex((row, i) => row[mover] !== after.rows[i]?.[mover]);
      const [from, to] = [itemAt(before.rows, at)[mover], itemAt(after.rows, at)[mover]];
      return {
        id: mover === "black" ? "moveBlack" : "moveWhite",
        values: { row: at + 1, from, to },
      };
    }),
  }),
  {
    id: "northcott",
    rule: "Whoever begins has the {mover} pieces, and moves one either way, not past the other.",
    drawing: "retreats",
    isPartizan: true,
  },
);

/** Lists the squares that a piece can move to: up to the edge on one side and the other piece on the other side. */
function reach(own: number, other: number, squares: number): number[] {
  const [low, high] = own < other ? [1, other - 1] : [other + 1, squares];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((to) => to !== own);
}

function print({ mover, squares, rows }: NorthcottPosition): string {
  const lines = rows.map(({ black, white }) =>
    Array.from({ length: squares }, (_, at) => {
      if (at + 1 === black) return "B";
      return at + 1 === white ? "W" : ".";
    }).join(""),
  );
  return `${mover === "black" ? "B" : "W"}: ${lines.join(" / ")}`;
}

function parse(text: string): NorthcottPosition {
  const [head = "", mark] = /^\s*([BW])\s*:/.exec(text) ?? [];
  if (mark === undefined) {
    const found = JSON.stringify(text.trim().charAt(0));
    throw faultAt(text, text.search(/\S|$/), { id: "northcottMover", values: { found } });
  }
  // Spaces keep the offsets of the rows.
  const drawn = text.replace(head, " ".repeat(head.length));
  const squares = drawn.split("/", 1).join().trim().length;
  const rows =
    drawn.trim() === "" ? [readRow(drawn, 0)] : readParts(drawn, (part) => readRow(part, squares));
  return { mover: mark === "B" ? "black" : "white", squares, rows };
}

function readRow(part: string, squares: number) {
  const line = part.trim();
  const start = part.search(/\S|$/);
  const fail = (id: Fault["id"], values: NonNullable<Fault["values"]>, at = 0): InputError =>
    faultAt(part, start + at, { id, values });
  if (line.length > WIDEST) throw fail("northcottWidest", { widest: WIDEST, found: line.length });
  const invalid = line.search(/[^BW.]/);
  if (invalid >= 0)
    throw fail("northcottSquare", { found: JSON.stringify(line.charAt(invalid)) }, invalid);
  if (line.length !== squares) throw fail("northcottWidth", { width: squares, found: line.length });
  const [blacks, whites] = [line.split("B").length - 1, line.split("W").length - 1];
  if (blacks !== 1 || whites !== 1) throw fail("northcottPieces", { blacks, whites });
  return { black: line.indexOf("B") + 1, white: line.indexOf("W") + 1 };
}

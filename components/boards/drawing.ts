import { itemAt } from "../../src/games/theory/item-at.ts";
import type { FunctionComponent } from "preact";
import type { Game } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Standing } from "./drawings/rows.tsx";
import type { Row } from "./drawings/strip.tsx";
import type { BoardState } from "./use-board.ts";

/** A legal move as a board offers it. */
export interface BoardMove<Position> {
  readonly option: Position;
  /** Its name in words. */
  readonly name: string;
  /** The spots of the board that begin it: pressing one plays the move, or opens a choice that includes it. */
  readonly spots: readonly string[];
  /** Where its piece goes: the name of a spot, or of a group of spots; undefined for off the board. */
  readonly target?: string;
  /** The spots that are chosen after the first one, in any order, where a move is chosen piece by piece. */
  readonly also?: readonly string[];
  /** The numbers that the reader chooses, such as how many stones. */
  readonly fields: readonly number[];
  /** The difference from moves with the same fields, in words; empty when there are none. */
  readonly how: string;
}

/**
 * The two numbers in the name of a spot or piece: `3:5` and `3.5` have 3 and 5.
 *
 * @throws RangeError when there are fewer
 */
export function numbersOf(name: string): readonly [number, number] {
  const numbers = name.split(/[:.]/).map(Number);
  return [itemAt(numbers, 0), itemAt(numbers, 1)];
}

/** The numbers from 0 up to, not including, a count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** What determines the layout of a picture: fixed at the start of a match, so that it does not shift during play. */
export interface DrawingContext<Position> {
  readonly game: Game<Position>;
  readonly words: Words["board"];
  readonly start: Position;
}

/** A board as its picture sees it, with positions of the game's type. */
export type PicturedBoard<Position> = Omit<BoardState, "past"> & {
  readonly position: Position;
  readonly start: Position;
  readonly past: readonly Position[];
};

/** A number of a position that can be set by hand. */
export interface Field<Position> {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => Position;
}

/** A place in a thumbnail, in stones: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** The shapes of a thumbnail: discs are filled, rings are not. */
export interface Sketch {
  readonly discs?: readonly Point[];
  readonly rings?: readonly Point[];
  readonly squares?: readonly Point[];
  readonly lines?: readonly (readonly Point[])[];
}

/** A drawing of games that share a picture, with the geometry of their moves. It depends on positions, not on rules. */
export interface BoardDrawing<Position> {
  /** Whether a piece with several targets is picked up first, and its target is pressed then. */
  readonly picksUp?: boolean;
  /** Whether the fields alone determine a move, whatever spot was pressed first. */
  readonly shared?: boolean;
  /** Whether the board has room for a position. */
  fits(position: Position): boolean;
  /** How a move to an option is offered: twice, where its mirror image takes other pieces. */
  boardMoves(
    context: DrawingContext<Position>,
    before: Position,
    option: Position,
    name: string,
  ): BoardMove<Position> | readonly BoardMove<Position>[];
  /** The labels of the fields of a move. */
  fieldNames?(context: DrawingContext<Position>): readonly string[];
  /** The name of a spot that stands for several moves, where there are such spots. */
  spotName?(
    context: DrawingContext<Position>,
    spot: string,
    moves: readonly BoardMove<Position>[],
  ): string;
  /** Where a spot is, for the arrow keys: x to the right, y downwards. */
  readonly at: (spot: string, context: DrawingContext<Position>) => readonly [x: number, y: number];
  /** The pieces that a move removes or moves, by their names before it. */
  touches(before: Position, option: Position): readonly string[];
  /** Names of pieces after a move mapped to their names before it, where they differ. */
  origins?(before: Position, option: Position): ReadonlyMap<string, string>;
  /** A random position of the same kind as the given one. */
  deal(like: Position, random: () => number): Position;
  /** The numbers of a position, for setting it up by hand. */
  fields?(context: DrawingContext<Position>, position: Position): readonly Field<Position>[];
  /** What {@link more} adds. */
  readonly part?: "heap" | "row" | "step" | "level";
  /** The position with one more part, and without its last one, where that is possible. */
  more?(position: Position): Position;
  less?(position: Position): Position | undefined;
  /** Positions that pressing a spot leads to while the board is set up by hand. */
  edits?(context: DrawingContext<Position>, position: Position): readonly BoardMove<Position>[];
  /** The thumbnail of a position. */
  sketch?(position: Position): Sketch;
  /** What stands in the rows, and the rows of squares that a position is, in drawings of such rows. */
  readonly standing?: Standing;
  rows?(position: Position): readonly Row[];
  readonly Picture: FunctionComponent<{ readonly board: PicturedBoard<Position> }>;
}

import { itemAt } from "../../src/games/theory/item-at.ts";
import type { FunctionComponent } from "preact";
import type { Game } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { PieceKind } from "./drawings/rows.tsx";
import type { Row } from "./drawings/strip.tsx";
import type { BoardState } from "./use-board.ts";

/** A legal move that a board offers. */
export interface BoardMove<Position> {
  readonly option: Position;
  /** The move in words. */
  readonly name: string;
  /** The spots that begin the move: pressing one plays the move, or opens a choice that includes it. */
  readonly spots: readonly string[];
  /** The spot, or the group of spots, that the piece moves to; undefined if the piece leaves the board. */
  readonly target?: string;
  /** The spots to choose after the first one, in any order, if the move is chosen piece by piece. */
  readonly also?: readonly string[];
  /** The numbers that the reader chooses, such as how many stones. */
  readonly fields: readonly number[];
  /** The difference from moves with the same fields, in words; empty if there are none. */
  readonly how: string;
}

/**
 * Returns the two numbers in the name of a spot or piece: 3 and 5 for `3:5` and `3.5`.
 *
 * @throws RangeError when there are fewer
 */
export function numbersOf(name: string): readonly [number, number] {
  const numbers = name.split(/[:.]/).map(Number);
  return [itemAt(numbers, 0), itemAt(numbers, 1)];
}

/** Returns the integers from 0 up to a count, exclusive. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The data that determine a picture's layout, fixed at the start of a match so that it does not shift during play. */
export interface DrawingContext<Position> {
  readonly game: Game<Position>;
  readonly words: Words["board"];
  readonly start: Position;
}

/** The state of a board for its picture, with positions of the game's type. */
export type PicturedBoard<Position> = Omit<BoardState, "past"> & {
  readonly position: Position;
  readonly start: Position;
  readonly past: readonly Position[];
};

/** A number of a position that can be set manually. */
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

/** The picture of one or more games and the geometry of their moves. It depends on positions, not on rules. */
export interface BoardDrawing<Position> {
  /** Whether the reader picks up a piece with several targets, and then presses its target. */
  readonly picksUp?: boolean;
  /** Whether the fields alone determine a move, independently of the spot that was pressed first. */
  readonly shared?: boolean;
  /** Reports whether the board has room for a position. */
  fits(position: Position): boolean;
  /** Returns the board's moves to an option: two if the mirror image of the move takes other pieces. */
  boardMoves(
    context: DrawingContext<Position>,
    before: Position,
    option: Position,
    name: string,
  ): BoardMove<Position> | readonly BoardMove<Position>[];
  /** Returns the labels of the fields of a move. */
  fieldNames?(context: DrawingContext<Position>): readonly string[];
  /** Returns the name of a spot that begins several moves. */
  spotName?(
    context: DrawingContext<Position>,
    spot: string,
    moves: readonly BoardMove<Position>[],
  ): string;
  /** Returns the position of a spot, for the arrow keys: x to the right, y downwards. */
  readonly at: (spot: string, context: DrawingContext<Position>) => readonly [x: number, y: number];
  /** Returns the pieces that a move removes or moves, by their names before the move. */
  touches(before: Position, option: Position): readonly string[];
  /** Maps the names of pieces after a move to their names before the move, if they differ. */
  origins?(before: Position, option: Position): ReadonlyMap<string, string>;
  /** Returns a random position of the same kind as the given one. */
  deal(like: Position, random: () => number): Position;
  /** Returns the numbers of a position that can be set manually. */
  fields?(context: DrawingContext<Position>, position: Position): readonly Field<Position>[];
  /** The kind of part that {@link more} adds. */
  readonly part?: "heap" | "row" | "step" | "level";
  /** Functions that return the position with one more part, or without its last part if that is possible. */
  more?(position: Position): Position;
  less?(position: Position): Position | undefined;
  /** Returns the changes that pressing a spot makes while the board is set up manually. */
  edits?(context: DrawingContext<Position>, position: Position): readonly BoardMove<Position>[];
  /** Returns the thumbnail of a position. */
  sketch?(position: Position): Sketch;
  /** The kind of the pieces, or the rows of squares of a position, in drawings of rows. */
  readonly standing?: PieceKind;
  rows?(position: Position): readonly Row[];
  readonly Picture: FunctionComponent<{ readonly board: PicturedBoard<Position> }>;
}

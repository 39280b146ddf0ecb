import type { FunctionComponent } from "preact";
import type { Game, Theory } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { SpotView } from "./spot.ts";
import type { Row } from "./strip/rows.ts";

/** A legal move as a board offers it. */
export interface Way<Position> {
  readonly option: Position;
  /** Its name in words. */
  readonly say: string;
  /** The spots of the board that begin it: pressing one plays the move, or opens a choice that includes it. */
  readonly spots: readonly string[];
  /** Where its piece goes: the name of a spot, or of a group of spots; undefined for off the board. */
  readonly target?: string;
  /** The numbers that the reader chooses, such as how many stones. */
  readonly fields: readonly number[];
  /** The difference from moves with the same fields, in words; empty when there are none. */
  readonly how: string;
}

/** What determines the layout of a picture: fixed at the start of a match, so that it does not shift during play. */
export interface Frame<Position> {
  readonly game: Game<Position>;
  readonly words: Words["board"];
  readonly start: Position;
}

/** The present state of a board's pieces and spots. */
export interface Stage {
  /** The spots that can be pressed now. */
  readonly spot: (id: string) => SpotView | undefined;
  /** How a piece is marked: `marked` by the reader, `intent` by the opponent. */
  readonly mark: (piece: string) => "marked" | "intent" | undefined;
  /** Whether a piece belongs to the winning move of the hint. */
  readonly ringed: (piece: string) => boolean;
  /** The pieces that the last move removed or moved, by their names before it. */
  readonly trace: ReadonlySet<string>;
  /** Whether the last move was made just now. */
  readonly forward: boolean;
}

/** The input of a picture. */
export interface Scene<Position> extends Frame<Position>, Stage {
  readonly position: Position;
  /** The positions of the match from its start to the present. */
  readonly past: readonly Position[];
  /** The theory of the position, while Grundy values are shown. */
  readonly theory: Theory | undefined;
  /** The rows of squares that the position is, in a family of rows. */
  readonly rows: readonly Row[];
}

/** A number of a position that can be set by hand. */
export interface Field<Position> {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => Position;
}

/** A family of games that share a picture, with the geometry of their moves. It depends on positions, not on rules. */
export interface Family<Position> {
  /** Whether a piece with several targets is picked up first, and its target is pressed then. */
  readonly picksUp?: boolean;
  /** Whether the fields alone determine a move, whatever spot was pressed first. */
  readonly shared?: boolean;
  /** Whether the board has room for a position. */
  fits(position: Position): boolean;
  /** The ways to make a move: several, where its mirror image is a way of its own. */
  way(
    frame: Frame<Position>,
    before: Position,
    option: Position,
    say: string,
  ): Way<Position> | readonly Way<Position>[];
  /** The labels of the fields of a way. */
  fieldNames(frame: Frame<Position>): readonly string[];
  /** The name of a spot that stands for several moves. */
  spotName(frame: Frame<Position>, spot: string, ways: readonly Way<Position>[]): string;
  /** Where a spot is, for the arrow keys: x to the right, y downwards. */
  readonly at: (spot: string, frame: Frame<Position>) => readonly [x: number, y: number];
  /** The pieces that a move removes or moves, by their names before it. */
  touches(before: Position, option: Position): readonly string[];
  /** Names of pieces after a move mapped to their names before it, where they differ. */
  origins(before: Position, option: Position): ReadonlyMap<string, string>;
  /** A random position of the same kind as the given one. */
  deal(like: Position, random: () => number): Position;
  /** The numbers of a position, for setting it up by hand. */
  fields(frame: Frame<Position>, position: Position): readonly Field<Position>[];
  /** What {@link more} adds. */
  readonly part?: "heap" | "row" | "step" | "level";
  /** The position with one more part, and without its last one, where that is possible. */
  more?(position: Position): Position;
  less?(position: Position): Position | undefined;
  /** Positions that pressing a spot leads to while the board is set up by hand. */
  edits?(frame: Frame<Position>, position: Position): readonly Way<Position>[];
  /** The rows of squares that a position is, in a family of rows. */
  rows?(position: Position): readonly Row[];
  readonly Picture: FunctionComponent<{ readonly scene: Scene<Position> }>;
}

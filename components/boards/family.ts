import type { FunctionComponent } from "preact";
import type { Game } from "../../src/match/game.ts";
import type { Theory } from "../../src/match/explanation.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { SpotView } from "./spot.ts";
import type { Row } from "./strip/rows.ts";

/** A legal move as a board offers it. */
export interface Way<Position> {
  readonly option: Position;
  /** Its name, as the player says it. */
  readonly say: string;
  /** The spots of the board that stand for it: pressing one plays the move, or begins to. */
  readonly spots: readonly string[];
  /** Where its piece goes, by the name of a spot, or of what holds several; off the board without one. */
  readonly target?: string;
  /** What the reader has to choose, such as how many stones. */
  readonly fields: readonly number[];
  /** What tells it from moves with the same fields; empty when nothing does. */
  readonly how: string;
}

/** The shape in which a family draws: fixed at the start of a match, so that nothing jumps while it is played. */
export interface Frame<Position> {
  readonly game: Game<Position>;
  readonly words: Words["board"];
  readonly start: Position;
}

/** How the pieces and spots of a board look now. */
export interface Stage {
  /** The spots that can be pressed now. */
  readonly spot: (id: string) => SpotView | undefined;
  /** How a piece is marked: `marked` by the reader, `intent` by the opponent. */
  readonly mark: (piece: string) => "marked" | "intent" | undefined;
  /** Whether a piece belongs to the winning move of the hint. */
  readonly ringed: (piece: string) => boolean;
  /** The pieces that the last move took away or moved, by their names before it. */
  readonly trace: ReadonlySet<string>;
  /** Whether the last move was made just now. */
  readonly forward: boolean;
}

/** What there is to draw. */
export interface Scene<Position> extends Frame<Position>, Stage {
  readonly position: Position;
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

/** What draws a family of games, and how its moves lie on the picture. It knows positions, not rules. */
export interface Family<Position> {
  /** Whether a piece that can go to several places is picked up first, and its targets are pressed then. */
  readonly picksUp?: boolean;
  /** Whether the fields of a move are all the move is, whatever spot was pressed first. */
  readonly shared?: boolean;
  /** Whether the board has room for a position. */
  fits(position: Position): boolean;
  way(frame: Frame<Position>, before: Position, option: Position, say: string): Way<Position>;
  /** What the fields of a way are called. */
  fieldNames(frame: Frame<Position>): readonly string[];
  /** The name of a spot that stands for several moves. */
  spotName(frame: Frame<Position>, spot: string, ways: readonly Way<Position>[]): string;
  /** Where a spot is, for the arrow keys: x to the right, y downwards. */
  readonly at: (spot: string) => readonly [x: number, y: number];
  /** The pieces that a move takes away or moves, by their names before it. */
  touches(before: Position, option: Position): readonly string[];
  /** Where pieces came from: names after the move to names before it, where they differ. */
  origins(before: Position, option: Position): ReadonlyMap<string, string>;
  /** A position by chance, of the same kind as the one it is given. */
  deal(like: Position, random: () => number): Position;
  /** The numbers that make up a position, for setting it up by hand. */
  fields(frame: Frame<Position>, position: Position): readonly Field<Position>[];
  /** The same with one more number, and with one less, where that is possible. */
  more?(position: Position): Position;
  less?(position: Position): Position | undefined;
  /** Positions that pressing a spot leads to while the board is set up by hand. */
  edits?(frame: Frame<Position>, position: Position): readonly Way<Position>[];
  /** The rows of squares that a position is, in a family of rows. */
  rows?(position: Position): readonly Row[];
  readonly Picture: FunctionComponent<{ readonly scene: Scene<Position> }>;
}

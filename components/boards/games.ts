import type { AnyGame } from "../../src/games/match/game.ts";
import { byOutcomes, impartialGame } from "../../src/games/match/impartial-game.ts";
import { mooreGame, northcottGame, wythoffGame } from "../../src/games/match/special-games.ts";
import type { Drawing } from "../../src/games/rulesets/game-kind.ts";
import { listedOptions } from "../../src/games/rulesets/read-position.ts";
import { findGame, kindOfRules } from "../../src/games/rulesets/find-game.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import type { Convention, HeapRuleset, Ruleset } from "../../src/games/theory/ruleset.ts";
import { countBreaks } from "../../src/games/theory/take-and-break.ts";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { fill, translateFault } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { readQuery } from "../ui/bound-text.ts";
import type { BoardDrawing } from "./drawing.ts";
import { coinsDrawing } from "./drawings/coins.tsx";
import { graphDrawing } from "./drawings/graph.tsx";
import { gridDrawing } from "./drawings/grid.tsx";
import { heapsDrawing, mooreDrawing } from "./drawings/heaps.tsx";
import { listDrawing } from "./drawings/list.tsx";
import { rowsDrawing } from "./drawings/rows.tsx";
import { stairsDrawing } from "./drawings/stairs.tsx";
import { maskRows, northcottRows, oneRow, slidingRows, stripDrawing } from "./drawings/strip.tsx";
import { treeDrawing } from "./drawings/tree.tsx";
import { circleDrawing, squaresDrawing } from "./drawings/walk.tsx";

/** Functions that create each kind of drawing from the start position and the parameter in the game's id. */
const drawings: Readonly<Record<Drawing, (start: unknown, parameter: string) => unknown>> = {
  heaps: () => heapsDrawing,
  digits: () => mooreDrawing,
  pins: (start) => rowsDrawing("pin", start),
  pawns: (start) => rowsDrawing("pawn", start),
  crosses: (start) => rowsDrawing("cross", start),
  steps: () => stairsDrawing,
  tree: () => treeDrawing,
  graph: () => graphDrawing,
  grid: () => gridDrawing,
  row: (_, width) => stripDrawing(oneRow(maskRows(Number(width)))),
  rows: (_, width) => stripDrawing(maskRows(Number(width))),
  strip: (start) => stripDrawing(oneRow(slidingRows(false, start))),
  gap: (start) => stripDrawing(oneRow(slidingRows(true, start))),
  gaps: (start) => stripDrawing(slidingRows(true, start)),
  // The parameter of a product lists both games.
  coins: (_, games) => coinsDrawing(games.includes(",")),
  list: () => listDrawing,
  walk: (_, of) => circleDrawing(Number.parseInt(of, 10)) ?? listDrawing,
  squares: (_, map) => squaresDrawing(map) ?? listDrawing,
  retreats: () => stripDrawing(northcottRows),
};

/** Returns the game of an id or former name; undefined if it is unknown, or partizan and to be played misère. */
export function gameOf(id: string, convention: Convention = {}): AnyGame | undefined {
  const found = findGame(id);
  if (found === undefined) return undefined;
  const { kind, of, rules } = found;
  if (convention.misere) {
    return "key" in rules ? impartialGame(rules as Ruleset<unknown>, convention) : undefined;
  }
  switch (kind.id) {
    case "moores-nim":
      return mooreGame(rules as Ruleset<readonly number[]>, Number(of)) as AnyGame;
    case "wythoff":
      return wythoffGame as AnyGame;
    case "northcott":
      return northcottGame as AnyGame;
    case "geography":
    case "geography-grid":
      // A Grundy value requires a search of every walk; a matching yields the outcome directly.
      return byOutcomes(impartialGame(rules as Ruleset<unknown>));
    default:
      return impartialGame(rules as Ruleset<unknown>);
  }
}

/** Returns a game's drawing: for a game defined in a cell, heaps if it has `heapOptions`, otherwise a list of moves. */
export function drawingOf({ rules }: AnyGame, start: unknown): BoardDrawing<unknown> {
  const { kind, of = "" } = kindOfRules(rules) ?? {};
  const own = kind?.drawing ?? ("heapOptions" in rules ? "heaps" : undefined);
  if (own === undefined) return listDrawing;
  // Safe: a drawing is only called with positions of the games that it draws.
  return drawings[own](start, of) as BoardDrawing<unknown>;
}

/** The options of a board other than its game and positions, and whether the last move loses. */
export interface BoardOptions extends Convention {
  readonly opponent?: "none";
  readonly first?: "reader" | "opponent";
  /** Whether Grundy values are shown initially. */
  readonly values?: boolean;
  /** Whether moves are explained by Grundy values, or by outcomes alone. */
  readonly shows?: "values" | "outcomes";
  /** On stairs: whether the opponent answers a move from an even step by carrying the same coins one step further. */
  readonly carriesOn?: boolean;
  /** The number of a heap with buttons that start a new game with one stone more or less in it. */
  readonly adjusts?: number;
  /** The board's name in an address; no address can refer to a board without a name. */
  readonly name?: string;
  /** The name of a board on the same page whose state this board mirrors, move by move, in its own game. */
  readonly follows?: string;
}

/** A board as plain data: the attributes of the tag in an article, and the props of the island. */
export interface BoardSetup extends BoardOptions {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** Start positions to choose from, in the game's notation; the first is the initial one. */
  readonly positions: readonly string[];
}

/**
 * Returns the game and the positions of a setup.
 *
 * @throws {RangeError} when there is no game with this id, or when there is no position
 * @throws {InputError} when a position is not in the game's notation
 */
export function readSetup(setup: Pick<BoardSetup, "game" | "positions" | "misere">) {
  const { game: name, positions } = setup;
  const game = gameOf(name, setup);
  if (game === undefined) {
    throw new RangeError(
      `Cannot make board: there must be a game of this id, current value is ${name}`,
    );
  }
  const [start, ...others] = positions.map((text) => game.rules.parse(text));
  if (start === undefined) {
    throw new RangeError("Cannot make board: there must be a position, current value is none");
  }
  return { game, starts: [start, ...others] as const };
}

/** The result of parsing a text: a position that fits the board, or an error message. */
export type ReadPosition =
  | { readonly kind: "position"; readonly position: unknown }
  | { readonly kind: "fault"; readonly message: string };

/** Parses a position of a game. */
export function readPosition(words: Words["board"], game: AnyGame, text: string): ReadPosition {
  try {
    const position = game.rules.parse(text);
    return fitsBoard(game, position)
      ? { kind: "position", position }
      : { kind: "fault", message: words.tooLarge };
  } catch (error) {
    // The engine throws a RangeError for positions that exceed its bounds.
    if (error instanceof RangeError) return { kind: "fault", message: words.tooLarge };
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = translateFault(words.faults, error);
    return { kind: "fault", message: fill(words.badText, { message, line, column }) };
  }
}

/** The position that an address specifies, and its game if that is not the board's own. */
interface Arrival {
  readonly found: ReadPosition;
  readonly game?: AnyGame;
  readonly starts?: readonly [unknown];
  /** The id of `game`. */
  readonly visiting?: string;
}

/**
 * Returns the position that a query specifies for the board of a setup, or a fault if its game is unknown; undefined if
 * the query has no position. A game is specified by its id or by a former name.
 */
export function boardFromQuery(
  words: Words["board"],
  setup: BoardSetup,
  query: string,
): Arrival | undefined {
  const parameters = readQuery(query);
  const requested = parameters.get("game") ?? setup.game;
  const game = gameOf(requested, setup);
  if (game === undefined) {
    return { found: { kind: "fault", message: fill(words.unknownGame, { game: requested }) } };
  }
  const text = parameters.get("position");
  if (text === null) return undefined;
  const id = gameId(game.rules) ?? requested;
  const found = readPosition(words, game, text);
  if (id === setup.game || found.kind === "fault") return { found };
  return { found, game, starts: [found.position], visiting: id };
}

/** Maximum number of moves that a board offers. */
const MAX_MOVES = 4000;

/** Maximum number of steps for a table of Grundy values; more take too long in a page. */
const MAX_STEPS = 20_000_000;

/**
 * Reports whether heaps have few enough moves and a small enough table of Grundy values. Both sizes are computed by a
 * formula, without listing the moves. Returns true for games without a law.
 */
function isQuick(rules: object, position: unknown): boolean {
  const { law, claim } = rules as Partial<HeapRuleset>;
  if (law === undefined) return true;
  const heaps = [position].flat() as readonly number[];
  const moves = heaps.reduce((sum, size) => sum + countBreaks(law, size), 0);
  if (moves > 2 * MAX_MOVES) return false;
  const largest = 2 * heaps.reduce((most, size) => Math.max(most, size), 0);
  return claim !== undefined || largest * countBreaks(law, largest) <= MAX_STEPS;
}

/** Reports whether the outcome in misère play is given by a closed form or by a short search. */
const isOutcomeKnown = ({ rules, misere = false, length }: AnyGame, position: unknown): boolean =>
  !misere ||
  (rules as Ruleset<unknown>).claimOutcome?.(position, { misere }) !== undefined ||
  length(position) !== undefined;

/** Reports whether a board can show a position and offer all its moves. */
export function fitsBoard(game: AnyGame, position: unknown): boolean {
  const { rules } = game;
  if (!drawingOf(game, position).fits(position)) return false;
  if (!isQuick(rules, position) || !isOutcomeKnown(game, position)) return false;
  const options = listedOptions(rules, position);
  return options !== undefined && options.length <= MAX_MOVES;
}

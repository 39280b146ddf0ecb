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

/** What draws each kind of drawing, from the start position and the parameter in the game's id. */
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
  // A product of two games is named by both.
  coins: (_, games) => coinsDrawing(games.includes(",")),
  list: () => listDrawing,
  walk: (_, of) => circleDrawing(Number.parseInt(of, 10)) ?? listDrawing,
  squares: (_, map) => squaresDrawing(map) ?? listDrawing,
  retreats: () => stripDrawing(northcottRows),
};

/** The game of an id or former name, if the library has it; in misère play, if it is impartial. */
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
      // A Grundy value needs a search of every walk; matchings tell P and N at once.
      return byOutcomes(impartialGame(rules as Ruleset<unknown>));
    default:
      return impartialGame(rules as Ruleset<unknown>);
  }
}

/** What draws a game: for one that a cell defines, heaps if it has `heapOptions`, or else the list of its moves. */
export function drawingOf({ rules }: AnyGame, start: unknown): BoardDrawing<unknown> {
  const { kind, of = "" } = kindOfRules(rules) ?? {};
  const own = kind?.drawing ?? ("heapOptions" in rules ? "heaps" : undefined);
  if (own === undefined) return listDrawing;
  // Safe: a drawing is only called with positions of the games that it draws.
  return drawings[own](start, of) as BoardDrawing<unknown>;
}

/** What a board shows besides its game and positions; and whether the last move loses. */
export interface BoardOptions extends Convention {
  readonly opponent?: "none";
  readonly first?: "reader" | "opponent";
  /** Whether Grundy values are shown from the beginning. */
  readonly values?: boolean;
  /** How moves are explained: by the game's Grundy values, or by P and N alone. */
  readonly shows?: "values" | "outcomes";
  /** On stairs, whether the opponent carries coins from an even step on, as an article's strategy does. */
  readonly carriesOn?: boolean;
  /** The number of a heap that has buttons to begin again with one stone more or less in it. */
  readonly adjusts?: number;
  /** The name of this board in an address; without one no address refers to it. */
  readonly name?: string;
  /** The name of a board on the same page with which this one shows the same state, move by move, in its own game. */
  readonly follows?: string;
}

/** A board as plain data: the attributes of an article's tag, and the props of the island. */
export interface BoardSetup extends BoardOptions {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** Positions in the game's notation to choose from; the first is on the board at the beginning. */
  readonly positions: readonly string[];
}

/**
 * The game and the positions of a setup.
 *
 * @throws {RangeError} when there is no game of this id, or when there is no position
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

/** The result of reading a text: a position that fits the board, or a message with its fault. */
export type ReadPosition =
  | { readonly kind: "position"; readonly position: unknown }
  | { readonly kind: "fault"; readonly message: string };

/** Reads a position of a game. */
export function readPosition(words: Words["board"], game: AnyGame, text: string): ReadPosition {
  try {
    const position = game.rules.parse(text);
    return fitsBoard(game, position)
      ? { kind: "position", position }
      : { kind: "fault", message: words.tooLarge };
  } catch (error) {
    // The engine refuses positions that exceed its bounds, too.
    if (error instanceof RangeError) return { kind: "fault", message: words.tooLarge };
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = translateFault(words.faults, error);
    return { kind: "fault", message: fill(words.badText, { message, line, column }) };
  }
}

/** What an address puts on a board: a position, and its game where that is not the board's own. */
interface Arrival {
  readonly found: ReadPosition;
  readonly game?: AnyGame;
  readonly starts?: readonly [unknown];
  /** The id of that game. */
  readonly visiting?: string;
}

/**
 * What a query puts on the board of this setup; undefined where it names neither a position nor a game that does not
 * exist. A game is named by its id or by a former name.
 */
export function arrivalOf(
  words: Words["board"],
  setup: BoardSetup,
  query: string,
): Arrival | undefined {
  const wanted = readQuery(query);
  const asked = wanted.get("game") ?? setup.game;
  const game = gameOf(asked, setup);
  if (game === undefined) {
    return { found: { kind: "fault", message: fill(words.unknownGame, { game: asked }) } };
  }
  const text = wanted.get("position");
  if (text === null) return undefined;
  const id = gameId(game.rules) ?? asked;
  const found = readPosition(words, game, text);
  if (id === setup.game || found.kind === "fault") return { found };
  return { found, game, starts: [found.position], visiting: id };
}

/** The most moves that a board offers. */
const MOST_MOVES = 4000;

/** The most steps for a table of Grundy values: more take too long in a page. */
const MOST_STEPS = 20_000_000;

/**
 * Whether the moves of heaps are few enough, and their table of Grundy values small enough, as far as a formula tells
 * without listing them.
 */
function isQuick(rules: object, position: unknown): boolean {
  const { law, claim } = rules as Partial<HeapRuleset>;
  if (law === undefined) return true;
  const heaps = [position].flat() as readonly number[];
  const moves = heaps.reduce((sum, size) => sum + countBreaks(law, size), 0);
  if (moves > 2 * MOST_MOVES) return false;
  const largest = 2 * heaps.reduce((most, size) => Math.max(most, size), 0);
  return claim !== undefined || largest * countBreaks(law, largest) <= MOST_STEPS;
}

/** Whether the outcome in misère play is known by a closed form, or by a short search. */
const isSearched = ({ rules, misere = false, length }: AnyGame, position: unknown): boolean =>
  !misere ||
  (rules as Ruleset<unknown>).claimOutcome?.(position, { misere }) !== undefined ||
  length(position) !== undefined;

/** Whether a board can show a position and offer all its moves. */
export function fitsBoard(game: AnyGame, position: unknown): boolean {
  const { rules } = game;
  if (!drawingOf(game, position).fits(position)) return false;
  if (!isQuick(rules, position) || !isSearched(game, position)) return false;
  const options = listedOptions(rules, position);
  return options !== undefined && options.length <= MOST_MOVES;
}

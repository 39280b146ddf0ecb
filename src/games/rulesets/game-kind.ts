import type { Plural } from "../../i18n/fill.ts";
import type { Convention, Outcome, Rules } from "../theory/ruleset.ts";

/** The ids of the rulesets created by the library. A modified copy of a ruleset has no id. */
const ids = new WeakMap<object, string>();

/** Registers the id of a game of the library and returns its rules. */
export function identified<Rules extends object>(rules: Rules, id: string): Rules {
  ids.set(rules, id);
  return rules;
}

/**
 * Returns the id of a game of the library: the id of its kind and, after a colon, its parameter if it has one. Returns
 * undefined if the library has not created these rules. Ids never change: URLs, pages and stored data contain them.
 *
 * @param rules any object
 * @cost O(1).
 * @example
 * gameId(nim); // "nim"
 * gameId(subtraction([4, 1, 3])); // "subtraction:1,3,4"
 * gameId({ ...nim }); // undefined
 */
export const gameId = (rules: object): string | undefined => ids.get(rules);

/** The kind of drawing that the board uses; `list` shows the moves as buttons and has no thumbnail. */
export type Drawing =
  | "heaps"
  | "pins"
  | "pawns"
  | "crosses"
  | "digits"
  | "steps"
  | "tree"
  | "graph"
  | "grid"
  | "row"
  | "rows"
  | "strip"
  | "gap"
  | "gaps"
  | "retreats"
  | "coins"
  | "walk"
  | "squares"
  | "list";

/** A game of a kind, with sample positions for tests. */
export interface Sample {
  /** The parameter in the id of the game, "" if the kind has a single game. */
  readonly of: string;
  /** Returns positions small enough for brute force, as texts in the game's notation or as values. */
  readonly small: () => readonly unknown[];
}

/** A kind of game: a single game, or a family with a parameter. */
export interface GameKind {
  /** Must never change, because links and data stored in browsers contain it. */
  readonly id: string;
  /**
   * Returns the rules for a parameter: the text after the colon of an id, "" if there is none.
   * @throws {TypeError | RangeError} if the parameter is not valid
   */
  readonly make: (of: string) => Rules<unknown>;
  /** Returns the parameter in a name that older links contain instead of an id; undefined for any other text. */
  readonly parameterOf: (name: string) => string | undefined;
  /**
   * The rule in English; translations are under `games` in `src/i18n`. {of} is the parameter, which selects the plural
   * form if it is a number; {any} lists its numbers as alternatives; {mover} is the colour that moves first.
   */
  readonly rule: string | Plural;
  readonly drawing: Drawing;
  /** Whether the two players have different moves, so that the rules are not an impartial ruleset. */
  readonly isPartizan?: true;
  /** Samples for the tests that cover every game. */
  readonly samples: readonly Sample[];
}

/** The kinds by their export: the rules of a single game, or the function that creates the games of a family. */
const kinds = new WeakMap<object, GameKind>();

/** The description of a single game, without its rules. */
interface AboutGame extends Pick<GameKind, "id" | "rule" | "drawing" | "isPartizan"> {
  /** Some hundred positions small enough for brute force, on which the tests check the laws. */
  readonly samples?: Sample["small"];
}

/**
 * Registers rules as a game of the library, with an id, a rule text and a drawing. Returns the rules.
 *
 * For games of heaps, {@link heapRuleset} creates the rules. For other positions copy `wythoff.ts` (two numbers) or
 * `cutting.ts` (pairs): such rules define `check`, `options`, `key`, `print`, `parse` and the texts of their moves. New
 * messages are in `src/i18n/en/faults.ts`, new texts of moves in `move.ts`, which `tests/i18n` checks. If the last
 * move may also lose and `claimOutcome` is for normal play only, wrap it in `inNormalPlay`.
 */
export function defineGame<Game extends Rules<unknown>>(
  rules: Game,
  { samples, ...about }: AboutGame,
): Game {
  kinds.set(rules, {
    ...about,
    make: (of) => {
      if (of === "") return rules;
      throw new RangeError(`Cannot make ${rules.name}: it is one game, current value is ${of}`);
    },
    parameterOf: (name) => (name === rules.name ? "" : undefined),
    samples: samples === undefined ? [] : [{ of: "", small: samples }],
  });
  return identified(rules, about.id);
}

/** The description of a family of games. */
interface AboutFamily extends Omit<GameKind, "parameterOf"> {
  /** Matches the names that older links contain instead of ids; group 1 is the parameter. */
  readonly formerNames?: RegExp;
}

/** Registers a function that creates rulesets as a family of games of the library. */
export function defineFamily(family: object, { formerNames, ...about }: AboutFamily): void {
  kinds.set(family, {
    ...about,
    parameterOf: (name) => formerNames?.exec(name)?.[1]?.replaceAll(" ", ""),
  });
}

/** Returns the kind of a game or family; throws a TypeError if it is not registered. */
export function kindOf(game: object): GameKind {
  const kind = kinds.get(game);
  if (kind !== undefined) return kind;
  throw new TypeError(
    "Cannot list game: every export of registry.ts must come from defineGame or be given to defineFamily",
  );
}

/** Returns the numbers in the parameter of an id: "1,3,4". */
export const numbersIn = (list: string): number[] =>
  list === "" ? [] : list.split(",").map(Number);

/** Returns a `claimOutcome` for normal play alone; for misère play it returns undefined. */
export const inNormalPlay =
  <Position>(outcome: (position: Position) => Outcome) =>
  (position: Position, { misere = false }: Convention = {}): Outcome | undefined =>
    misere ? undefined : outcome(position);

/** Lists the single heaps 0 … largest. */
export function heaps(largest: number): readonly number[] {
  return Array.from({ length: largest + 1 }, (_, size) => size);
}

/** Lists every array of heaps in which heap i is at most largest[i]. */
export function sums(...largest: readonly number[]): readonly (readonly number[])[] {
  return largest.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap((sum) => heaps(most).map((size) => [...sum, size])),
    [[]],
  );
}

/** Lists every binary tree in which node i, numbered level by level from the root, has at most largest[i] stones. */
export function trees(...largest: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const depths = heaps(Math.log2(largest.length + 1) - 1);
  return sums(...largest).map((nodes) =>
    depths.map((depth) => nodes.slice(2 ** depth - 1, 2 ** (depth + 1) - 1)),
  );
}

/** Lists every subset of a few items; each keeps the order of the items. */
export function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return heaps(2 ** items.length - 1).map((mask) => items.filter((_, at) => mask & (2 ** at)));
}

/** Lists every set of squares 1 … width; every second one is in descending order. */
export function strips(width: number): readonly (readonly number[])[] {
  return subsets(heaps(width).slice(1)).map((squares, mask) =>
    mask % 2 === 0 ? squares : squares.toReversed(),
  );
}

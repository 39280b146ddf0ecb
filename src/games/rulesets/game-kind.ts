import type { Plural } from "../../i18n/fill.ts";
import type { Convention, Outcome, Rules } from "../theory/ruleset.ts";

/** The ids of the rulesets that the library has made. A changed copy of a ruleset has no id. */
const ids = new WeakMap<object, string>();

/** Registers the id of a game of the library, and returns its rules. */
export function identified<Rules extends object>(rules: Rules, id: string): Rules {
  ids.set(rules, id);
  return rules;
}

/**
 * The id of a game of the library: the id of its kind, and its parameter after a colon. It never changes, since
 * addresses, pages and data stored in browsers contain it. Undefined when the library has not made these rules.
 *
 * @param rules any object
 * @cost O(1).
 * @example
 * gameId(nim); // "nim"
 * gameId(subtraction([4, 1, 3])); // "subtraction:1,3,4"
 * gameId({ ...nim }); // undefined
 */
export const gameId = (rules: object): string | undefined => ids.get(rules);

/** The kind of drawing that a board uses. */
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

/** A game of a kind, with positions small enough for brute force, as texts in its notation or as values. */
export interface Sample {
  /** The parameter in the id of the game, "" if the kind has a single game. */
  readonly of: string;
  readonly small: () => readonly unknown[];
}

/** A kind of game: a single game, or a family with a parameter. */
export interface GameKind {
  /** Must never change: links and data stored in browsers contain it. */
  readonly id: string;
  /**
   * The rules for a parameter: the text after the colon of an id, "" if there is none.
   * @throws {TypeError | RangeError} when it is not valid
   */
  readonly make: (of: string) => Rules<unknown>;
  /** The parameter in a name that older links have instead of an id; undefined for any other text. */
  readonly parameterOf: (name: string) => string | undefined;
  /**
   * The rule in English; other languages have theirs under `games` in `src/i18n`. {of} is the parameter, which selects a
   * plural form where it is a number; {any} is its numbers as a choice; {mover} is the colour that moves first.
   */
  readonly rule: string | Plural;
  readonly drawing: Drawing;
  /** The two players have different moves, so the rules are not an impartial ruleset. */
  readonly isPartizan?: true;
  /** For the tests that run over every game. */
  readonly samples: readonly Sample[];
}

/** The kinds by what cells import: the rules of a single game, or the function that makes the games of a family. */
const kinds = new WeakMap<object, GameKind>();

/** What a file says of its single game, besides the rules. */
interface AboutGame extends Pick<GameKind, "id" | "rule" | "drawing" | "isPartizan"> {
  /** Positions small enough for brute force, on which tests check the laws. */
  readonly samples?: Sample["small"];
}

/** Makes rules a game of the library: with an id, a rule in words and a drawing. Returns the rules. */
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

/** What a file says of its family of games. */
interface AboutFamily extends Omit<GameKind, "parameterOf"> {
  /** Matches the names that older links have instead of ids; group 1 is the parameter. */
  readonly formerly?: RegExp;
}

/** Makes a function that makes rulesets a family of games of the library. */
export function defineFamily(family: object, { formerly, ...about }: AboutFamily): void {
  kinds.set(family, {
    ...about,
    parameterOf: (name) => formerly?.exec(name)?.[1]?.replaceAll(" ", ""),
  });
}

/** The kind that a module has defined; for what it has not defined, an error. */
export function kindOf(game: object): GameKind {
  const kind = kinds.get(game);
  if (kind !== undefined) return kind;
  throw new TypeError(
    "Cannot list game: every export of registry.ts must come from defineGame or be given to defineFamily",
  );
}

/** The numbers in the parameter of an id: "1,3,4". */
export const numbersIn = (list: string): number[] =>
  list === "" ? [] : list.split(",").map(Number);

/** A claim about normal play, which says nothing of misère play. */
export const inNormalPlay =
  <Position>(outcome: (position: Position) => Outcome) =>
  (position: Position, { misere = false }: Convention = {}): Outcome | undefined =>
    misere ? undefined : outcome(position);

/** The single heaps 0 … largest. */
export function heaps(largest: number): readonly number[] {
  return Array.from({ length: largest + 1 }, (_, size) => size);
}

/** Every array of heaps in which heap i is at most largest[i]. */
export function sums(...largest: readonly number[]): readonly (readonly number[])[] {
  return largest.reduce<readonly (readonly number[])[]>(
    (found, most) => found.flatMap((sum) => heaps(most).map((size) => [...sum, size])),
    [[]],
  );
}

/** Every binary tree in which node i, counted level by level from the root, holds at most largest[i]. */
export function trees(...largest: readonly number[]): readonly (readonly (readonly number[])[])[] {
  const depths = heaps(Math.log2(largest.length + 1) - 1);
  return sums(...largest).map((nodes) =>
    depths.map((depth) => nodes.slice(2 ** depth - 1, 2 ** (depth + 1) - 1)),
  );
}

/** Every subset of a few items, in their order. */
export function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return heaps(2 ** items.length - 1).map((mask) => items.filter((_, at) => mask & (2 ** at)));
}

/** Every set of squares 1 … width; every other one has its rightmost square first. */
export function strips(width: number): readonly (readonly number[])[] {
  return subsets(heaps(width).slice(1)).map((squares, mask) =>
    mask % 2 === 0 ? squares : squares.toReversed(),
  );
}

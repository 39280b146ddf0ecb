import type { Rules } from "../theory/ruleset.ts";
import { gameId } from "./game-id.ts";

/** The kind of drawing that a board uses. */
export type Drawing =
  | "heaps"
  | "pins"
  | "pawns"
  | "crosses"
  | "digits"
  | "steps"
  | "tree"
  | "grid"
  | "row"
  | "rows"
  | "strip"
  | "gap"
  | "gaps"
  | "retreats";

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
  /** Matches the names that older links have instead of ids; group 1 is the parameter. */
  readonly formerly: RegExp;
  readonly drawing: Drawing;
  /** The two players have different moves, so the rules are not an impartial ruleset. */
  readonly isPartizan?: true;
  /** For the tests that run over every game. */
  readonly samples: readonly Sample[];
}

/** The `make` of a kind with a single game: it accepts no parameter. */
export const single =
  (rules: Rules<unknown>) =>
  (of: string): Rules<unknown> => {
    if (of === "") return rules;
    throw new RangeError(`Cannot make ${rules.name}: it is one game, current value is ${of}`);
  };

/** The samples of a kind with a single game. */
export const only = (small: Sample["small"]): readonly Sample[] => [{ of: "", small }];

/** A game of the library that was found by its id or former name. */
export interface FoundGame {
  readonly kind: GameKind;
  /** The parameter in its id: the text after the colon, "" if its kind has a single game. */
  readonly of: string;
  readonly rules: Rules<unknown>;
}

const LONGEST_ID = 10_000;

/** The kind and the parameter of an id, or of a name that older links have instead of an id. */
function named(
  kinds: readonly GameKind[],
  text: string,
): Pick<FoundGame, "kind" | "of"> | undefined {
  const [id, of = ""] = text.split(/:(.*)/s);
  for (const kind of kinds) {
    if (kind.id === id) return { kind, of };
    const former = kind.formerly.exec(text);
    if (former) return { kind, of: (former[1] ?? "").replaceAll(" ", "") };
  }
  return undefined;
}

/** The kind, among some, and the parameter of a game; undefined for rules of no kind of these. */
export function kindAmong(
  kinds: readonly GameKind[],
  rules: object,
): Pick<FoundGame, "kind" | "of"> | undefined {
  const id = gameId(rules);
  return id === undefined ? undefined : named(kinds, id);
}

/** The game of an id or former name, among some kinds; undefined for any other text. */
export function findAmong(kinds: readonly GameKind[], text: string): FoundGame | undefined {
  if (text.length > LONGEST_ID) return undefined;
  const found = named(kinds, text);
  if (found === undefined) return undefined;
  try {
    return { ...found, rules: found.kind.make(found.of) };
  } catch {
    return undefined; // the parameter is not a valid set, code or number
  }
}

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

/** Every set of squares 1 … width; every other one has its rightmost square first. */
export function strips(width: number): readonly (readonly number[])[] {
  return heaps(2 ** width - 1).map((mask) => {
    const squares = heaps(width).filter((square) => mask & (2 ** square / 2));
    return mask % 2 === 0 ? squares : squares.reverse();
  });
}

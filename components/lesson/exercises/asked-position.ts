import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";

/** What an article asks about. */
export interface Question {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** The position, in the game's notation. */
  readonly position: string;
}

/** A position of a game of the library that a reader is asked about. */
export interface AskedPosition {
  readonly ruleset: Ruleset<unknown>;
  readonly position: unknown;
  /** The position in the game's own notation. */
  readonly name: string;
  /** The Grundy value of any position of the game: by the closed form that it claims, or by a search. */
  readonly valueOf: (position: unknown) => number;
}

/** Bounds on the options that a response can list, and on the positions that a search visits. */
const LIMITS = { options: 200, positions: 5000 } as const;

/**
 * Reads the position of a question. Where the game claims no closed form, every position that the answer can depend on
 * is visited once: up to 5000, a sum summand by summand. This module imports all rulesets; import it at build,
 * or lazily.
 *
 * @throws {RangeError} when there is no such game, when the text is none of its positions, or when it is too large
 */
export function askedPosition(game: string, text: string): AskedPosition {
  const refuse = (rule: string): RangeError =>
    new RangeError(`Cannot ask about ${game}: ${rule}, current value is ${JSON.stringify(text)}`);
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) throw refuse("there must be a game of this id");
  const valueOf = (position: unknown): number =>
    ruleset.claim?.(position) ?? grundyValue(ruleset, position);

  let small: boolean;
  let position: unknown;
  try {
    position = ruleset.parse(text);
    small = isSmall(ruleset, position);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  const name = ruleset.print(position);
  if (name === "") throw refuse("there must be at least one heap or piece");
  const { options, positions } = LIMITS;
  if (!small) throw refuse(`there must be at most ${options} options, ${positions} positions`);
  return { ruleset, position, name, valueOf };
}

function isSmall<Position>(ruleset: Ruleset<Position>, start: Position): boolean {
  if (ruleset.options(start).length > LIMITS.options) return false;
  if (ruleset.claim !== undefined) return true;
  const summands = (position: Position) => ruleset.summands?.(position) ?? [position];
  const found = new Map(summands(start).map((each) => [ruleset.key(each), each]));
  // Iteration over a Map includes entries that are added during it.
  for (const position of found.values()) {
    for (const each of ruleset.options(position).flatMap(summands)) {
      if (!found.has(ruleset.key(each))) found.set(ruleset.key(each), each);
    }
    if (found.size > LIMITS.positions) return false;
  }
  return true;
}

import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import type { Ruleset, Outcome } from "../../../src/games/theory/ruleset.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import type { Phrase } from "../../../src/i18n/translate.ts";
import { mex } from "../../../src/games/theory/mex.ts";

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

/**
 * Reads the position of a question. This module imports all rulesets; import it at build, or lazily.
 *
 * @throws {RangeError} when there is no such game, or when the text is none of its positions
 */
export function askedPosition(game: string, text: string): AskedPosition {
  const refuse = (rule: string): RangeError =>
    new RangeError(`Cannot ask about ${game}: ${rule}, current value is ${JSON.stringify(text)}`);
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) throw refuse("there must be a game of this id");
  const read = readPosition(ruleset, text);
  if (read.kind !== "read") throw refuse(read.message);
  const { position } = read;
  const name = ruleset.print(position);
  if (name === "") throw refuse("there must be at least one heap or piece");
  const valueOf = (position: unknown): number =>
    ruleset.claim?.(position) ?? grundyValue(ruleset, position);
  return { ruleset, position, name, valueOf };
}

/** The different options of a position, each with its name in the game's notation, in the ruleset's order. */
export const optionsByName = (
  { ruleset }: AskedPosition,
  position: unknown,
): ReadonlyMap<string, unknown> =>
  new Map(ruleset.options(position).map((option) => [ruleset.print(option), option]));

/** The names of the options that are P. */
export const winningNames = (asked: AskedPosition, position: unknown): readonly string[] =>
  [...optionsByName(asked, position)]
    .filter(([, option]) => asked.valueOf(option) === 0)
    .map(([name]) => name);

/** Why a reader's text is no position of a game, at a line and column from 1. */
export interface PositionFault {
  readonly kind: "badText";
  readonly fault: Phrase;
  /** The fault in English. */
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Reads a position that a reader wrote in the notation of a game of the library: what it parses, its rules accept. */
export function readPosition<Position>(
  ruleset: Ruleset<Position>,
  text: string,
): { readonly kind: "read"; readonly position: Position } | PositionFault {
  try {
    return { kind: "read", position: ruleset.parse(text) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, fault, line, column } = error;
    return { kind: "badText", message, fault, line, column };
  }
}

/** Whether a position was rightly called P or N, with the options that prove it, each in the game's notation. */
export type OutcomeJudgement =
  /** It is P: none of its options is; with their number. */
  | { readonly kind: "rightP"; readonly options: number }
  | { readonly kind: "rightN"; readonly winning: string }
  /** It was called P and is N. */
  | { readonly kind: "wrongP"; readonly winning: string }
  /** It was called N and is P: a move to `option` is answered by a move to `reply`. */
  | {
      readonly kind: "wrongN";
      readonly options: number;
      readonly option: string;
      readonly reply: string;
    }
  /** It was called N and has no option. */
  | { readonly kind: "terminal" };

/**
 * Judges a reader's answer for the outcome of a position.
 *
 * @throws {RangeError} where {@link askedPosition} does
 */
export function judgeOutcome(game: string, text: string, called: Outcome): OutcomeJudgement {
  const asked = askedPosition(game, text);
  const [winning] = winningNames(asked, asked.position);
  if (winning !== undefined) return { kind: called === "N" ? "rightN" : "wrongP", winning };
  const options = optionsByName(asked, asked.position);
  if (called === "P") return { kind: "rightP", options: options.size };
  for (const [name, option] of options) {
    const [reply] = winningNames(asked, option);
    if (reply !== undefined) return { kind: "wrongN", options: options.size, option: name, reply };
  }
  return { kind: "terminal" };
}

/** Whether a number is the Grundy value of a position, with the options that prove it. */
export type ValueJudgement =
  | {
      readonly kind: "right";
      readonly options: readonly { readonly name: string; readonly value: number }[];
    }
  /** The number is the value of this option. */
  | { readonly kind: "taken"; readonly option: string }
  /** No option has the value `missing`, which is smaller than the number and larger than the right one. */
  | { readonly kind: "tooLarge"; readonly missing: number }
  /** No option has the number as its value, but a smaller number is missing, too: the right one alone. */
  | { readonly kind: "notLeast" };

/**
 * Judges a reader's answer for the Grundy value of a position. The refutation of a wrong number does not reveal the
 * right one.
 *
 * @throws {RangeError} where {@link askedPosition} does
 */
export function judgeValue(game: string, text: string, given: number): ValueJudgement {
  const asked = askedPosition(game, text);
  const options = [...optionsByName(asked, asked.position)].map(([name, option]) => ({
    name,
    value: asked.valueOf(option),
  }));
  const values = new Set(options.map(({ value }) => value));
  const right = mex(values);
  if (given === right) return { kind: "right", options };
  for (let missing = given - 1; missing > right; missing--) {
    if (!values.has(missing)) return { kind: "tooLarge", missing };
  }
  const taken = options.find(({ value }) => value === given);
  return taken ? { kind: "taken", option: taken.name } : { kind: "notLeast" };
}

/** A list as formulas write it, "(3, 4, 5)" or "3 + 4", as a list with spaces. */
const plainList = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[()[\]{},;+⊕]/g, " ")
    .trim();

/**
 * Reads a position that a reader wrote in the notation of a game of the library, or else as its numbers are listed in a
 * formula. What it parses, its rules accept. A fault is that of the text as it was written.
 */
export function readWrittenPosition<Position>(
  ruleset: Ruleset<Position>,
  text: string,
): ReturnType<typeof readPosition<Position>> {
  const read = readPosition(ruleset, text);
  if (read.kind === "read") return read;
  const again = readPosition(ruleset, plainList(text));
  return again.kind === "read" ? again : read;
}

/** Whether a text is a winning option of a position. Positions are given in the game's notation. */
export type MoveJudgement =
  /** One of so many options that win. */
  | { readonly kind: "right"; readonly option: string; readonly winning: number }
  /** An option, but the opponent wins by leaving `reply`. */
  | { readonly kind: "losing"; readonly option: string; readonly reply: string }
  /** No option; `example` is one, and one that loses where there is any. */
  | { readonly kind: "unreachable"; readonly given: string; readonly example: string }
  | PositionFault;

/**
 * Judges the option that a reader would move to. Heaps may be in another order, and empty ones may be omitted.
 *
 * @throws {RangeError} where {@link askedPosition} does
 */
export function judgeMove(game: string, text: string, left: string): MoveJudgement {
  const asked = askedPosition(game, text);
  const { ruleset } = asked;
  const read = readWrittenPosition(ruleset, left);
  if (read.kind !== "read") return read;
  const given = read.position;

  const options = [...optionsByName(asked, asked.position)];
  const found =
    options.find(([name]) => name === ruleset.print(given)) ??
    options.find(([, option]) => isReordered(ruleset, option, given));
  if (found === undefined) {
    const winning = winningNames(asked, asked.position);
    const names = options.map(([option]) => option);
    const example = names.find((option) => !winning.includes(option)) ?? names[0] ?? "";
    return { kind: "unreachable", given: ruleset.print(given), example };
  }
  const [name, option] = found;
  const [reply] = winningNames(asked, option);
  if (reply !== undefined) return { kind: "losing", option: name, reply };
  const winning = winningNames(asked, asked.position).length;
  return { kind: "right", option: name, winning };
}

/**
 * Whether two positions differ in the order of their parts, or in empty ones, alone. Equal keys are not enough: a key
 * may omit what does not affect the Grundy value, such as the coins on the ground of a staircase, which a move does
 * change.
 */
function isReordered<Position>(ruleset: Ruleset<Position>, a: Position, b: Position): boolean {
  const parts = (position: Position): string =>
    ruleset
      .print(position)
      .split(" ")
      .filter((part) => part !== "0")
      .sort()
      .join(" ");
  return ruleset.key(a) === ruleset.key(b) && parts(a) === parts(b);
}

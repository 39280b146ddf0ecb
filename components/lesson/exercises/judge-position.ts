import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { mex } from "../../../src/games/theory/numbers.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import { translateFault } from "../../../src/i18n/fill.ts";
import { type Judgement, setText, sortedSet } from "./numbers.ts";

/** What an article asks about. */
export interface Question {
  /** The game's id: "nim", "subtraction:1,3,4". */
  readonly game: string;
  /** The position, in the game's notation. */
  readonly position: string;
}

/**
 * Reads the position of a question. This module imports all rulesets; import it at build, or lazily.
 *
 * @throws {RangeError} when there is no such game, or when the text is none of its positions
 */
export function askedPosition({ game, position: text }: Question) {
  const refuse = (rule: string): RangeError =>
    new RangeError(`Cannot ask about ${game}: ${rule}, current value is ${JSON.stringify(text)}`);
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) throw refuse("there must be a game of this id");
  try {
    const position = ruleset.parse(text);
    const name = ruleset.print(position);
    if (name !== "") return { ruleset, position, name };
  } catch (error) {
    throw error instanceof InputError ? refuse(error.message) : error;
  }
  throw refuse("there must be at least one heap or piece");
}

/** A position of a game of the library, and its name in the game's notation. */
type AskedPosition = ReturnType<typeof askedPosition>;

/** The different options of a position, in the ruleset's order. */
function optionsOf({ ruleset, position }: AskedPosition) {
  const named = new Map(ruleset.options(position).map((each) => [ruleset.print(each), each]));
  return [...named].map(([name, each]) => ({
    name,
    position: each,
    /** By the closed form that the game claims, or by a search. */
    value: ruleset.claim?.(each) ?? grundyValue(ruleset, each),
  }));
}

/** The options that are P. */
export const winningOptions = (asked: AskedPosition) =>
  optionsOf(asked).filter(({ value }) => value === 0);

const reply = ({ ruleset }: AskedPosition, position: unknown): string | undefined =>
  winningOptions({ ruleset, position, name: "" })[0]?.name;

const judgement = (right: boolean, id: string, values = {}, also?: string): Judgement => ({
  right,
  says: [{ id, values }, ...(also === undefined ? [] : [{ id: also }])],
});

/** Judges a reader's answer for the outcome of a position. A wrong one is refuted by a move and its reply. */
export function judgeOutcome(question: Question, called: string): Judgement {
  const asked = askedPosition(question);
  const position = asked.name;
  const options = optionsOf(asked);
  const winning = options.find(({ value }) => value === 0)?.name;
  if (winning !== undefined) {
    return judgement(called === "N", called === "N" ? "rightN" : "wrongP", { position, winning });
  }
  const count = options.length;
  if (called === "P") {
    const id = count === 0 ? "rightTerminal" : count === 1 ? "rightOnly" : "rightP";
    return judgement(true, id, { position, options: count });
  }
  const [option] = options;
  if (option === undefined) return judgement(false, "terminal", { position });
  const values = { option: option.name, reply: reply(asked, option.position) };
  return judgement(false, "wrongN", values, count === 1 ? "noOther" : "others");
}

/** More options than these are not named one by one. */
const NAMED = 12;

/**
 * Judges a reader's answer for the Grundy value of a position. The refutation of a wrong number does not reveal the
 * right one.
 */
export function judgeValue(question: Question, given: number): Judgement {
  const options = optionsOf(askedPosition(question));
  const values = sortedSet(options.map(({ value }) => value));
  const right = mex(values);
  if (given === right) {
    if (options.length === 0) return judgement(true, "rightTerminal");
    const named = options.length > NAMED ? [] : options;
    const each = named.map(({ name, value }) => ({ id: "option", values: { name, value } }));
    const reason = { id: "right", values: { given, values: setText(values) } };
    return { right: true, says: [reason, ...each] };
  }
  for (let missing = given - 1; missing > right; missing--) {
    if (!values.includes(missing)) return judgement(false, "tooLarge", { missing });
  }
  const taken = options.find(({ value }) => value === given);
  return taken
    ? judgement(false, "taken", { given, option: taken.name })
    : judgement(false, "notLeast", { given });
}

/** A list as formulas write it, "(3, 4, 5)" or "3 + 4", as a list with spaces. */
const plainList = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[()[\]{},;+⊕]/g, " ")
    .trim();

/**
 * Reads a position that a reader wrote in the notation of a game of the library, or else as its numbers are listed in a
 * formula.
 *
 * @throws {InputError} the fault of the text as it was written
 */
export function readWrittenPosition<Position>(ruleset: Ruleset<Position>, text: string): Position {
  try {
    return ruleset.parse(text);
  } catch (error) {
    try {
      return ruleset.parse(plainList(text));
    } catch {
      throw error;
    }
  }
}

/**
 * Judges the option that a reader would move to. Heaps may be in another order, and empty ones may be omitted. A wrong one
 * is refuted by the opponent's reply.
 */
export function judgeMove(question: Question, text: string, language: string): Judgement {
  const asked = askedPosition(question);
  const { ruleset, name: position } = asked;
  let left: unknown;
  try {
    left = readWrittenPosition(ruleset, text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = translateFault(faultWords(language), error);
    return { ...judgement(false, "badText", { line, column, message }), unread: true };
  }
  const options = optionsOf(asked);
  const winning = options.filter(({ value }) => value === 0);
  const given = ruleset.print(left);
  const found =
    options.find(({ name }) => name === given) ??
    options.find((option) => isReordered(ruleset, option.position, left));
  if (found === undefined) {
    const example = options.find(({ value }) => value > 0) ?? options[0];
    return judgement(false, "unreachable", { position, given, example: example?.name ?? "" });
  }
  const option = found.name;
  if (found.value > 0) {
    return judgement(false, "losing", { option, reply: reply(asked, found.position) });
  }
  const count = winning.length;
  return judgement(true, count === 1 ? "rightOnly" : "right", { option, winning: count });
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

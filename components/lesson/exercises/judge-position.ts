import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import { grundyValue } from "../../../src/games/theory/grundy-value.ts";
import { InputError } from "../../../src/games/theory/input-error.ts";
import { mex } from "../../../src/games/theory/numbers.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import { translateFault } from "../../../src/i18n/fill.ts";
import { type Judgement, setText, sortedSet } from "./numbers.ts";

/** The position of a question. */
export interface Question {
  /** The game's id, for example "nim" or "subtraction:1,3,4". */
  readonly game: string;
  /** The position, in the game's notation. */
  readonly position: string;
}

/**
 * Reads the position of a question. This module imports all rulesets; import it at build, or lazily.
 *
 * @throws {RangeError} if there is no game with this id, or if the text is not one of its positions
 */
export function readQuestion({ game, position: text }: Question) {
  const rangeError = (rule: string): RangeError =>
    new RangeError(`Cannot ask about ${game}: ${rule}, current value is ${JSON.stringify(text)}`);
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) throw rangeError("there must be a game of this id");
  try {
    const position = ruleset.parse(text);
    const name = ruleset.print(position);
    if (name !== "") return { ruleset, position, name };
  } catch (error) {
    throw error instanceof InputError ? rangeError(error.message) : error;
  }
  throw rangeError("there must be at least one heap or piece");
}

/** A position of a game of the library, with its name in the game's notation. */
type AskedPosition = ReturnType<typeof readQuestion>;

/** Returns the distinct options of a position, in the ruleset's order. */
function optionsOf({ ruleset, position }: AskedPosition) {
  const named = new Map(ruleset.options(position).map((each) => [ruleset.print(each), each]));
  return [...named].map(([name, each]) => ({
    name,
    position: each,
    /** The value by the game's closed form if it has one, otherwise by a search. */
    value: ruleset.claim?.(each) ?? grundyValue(ruleset, each),
  }));
}

/** Returns the options that are P-positions. */
export const winningOptions = (asked: AskedPosition) =>
  optionsOf(asked).filter(({ value }) => value === 0);

const reply = ({ ruleset }: AskedPosition, position: unknown): string | undefined =>
  winningOptions({ ruleset, position, name: "" })[0]?.name;

const judgement = (right: boolean, id: string, values = {}, also?: string): Judgement => ({
  right,
  says: [{ id, values }, ...(also === undefined ? [] : [{ id: also }])],
});

/** Judges an answer for the outcome of a position. A wrong answer is refuted by a move and its reply. */
export function judgeOutcome(question: Question, answer: string): Judgement {
  const asked = readQuestion(question);
  const position = asked.name;
  const options = optionsOf(asked);
  const winning = options.find(({ value }) => value === 0)?.name;
  if (winning !== undefined) {
    return judgement(answer === "N", answer === "N" ? "rightN" : "wrongP", { position, winning });
  }
  const count = options.length;
  if (answer === "P") {
    const id = count === 0 ? "rightTerminal" : count === 1 ? "rightOnly" : "rightP";
    return judgement(true, id, { position, options: count });
  }
  const [option] = options;
  if (option === undefined) return judgement(false, "terminal", { position });
  const values = { option: option.name, reply: reply(asked, option.position) };
  return judgement(false, "wrongN", values, count === 1 ? "noOther" : "others");
}

/** Maximum number of options that are listed. */
const MAX_LISTED = 12;

/**
 * Judges an answer for the Grundy value of a position. The refutation of a wrong value does not reveal the right one.
 */
export function judgeValue(question: Question, given: number): Judgement {
  const options = optionsOf(readQuestion(question));
  const values = sortedSet(options.map(({ value }) => value));
  const right = mex(values);
  if (given === right) {
    if (options.length === 0) return judgement(true, "rightTerminal");
    const listed = options.length > MAX_LISTED ? [] : options;
    const each = listed.map(({ name, value }) => ({ id: "option", values: { name, value } }));
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

/** Replaces the punctuation of a list in a formula, "(3, 4, 5)" or "3 + 4", by spaces. */
const plainList = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[()[\]{},;+⊕]/g, " ")
    .trim();

/**
 * Parses a position in the notation of a game of the library, otherwise as a list of numbers in a formula.
 *
 * @throws {InputError} the fault of the original text
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
 * Judges the option in a reader's answer. Heaps may be in another order, and empty heaps may be omitted. A wrong option is
 * refuted by the opponent's reply.
 */
export function judgeMove(question: Question, text: string, language: string): Judgement {
  const asked = readQuestion(question);
  const { ruleset, name: position } = asked;
  let moved: unknown;
  try {
    moved = readWrittenPosition(ruleset, text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column } = error;
    const message = translateFault(faultWords(language), error);
    return { ...judgement(false, "badText", { line, column, message }), unread: true };
  }
  const options = optionsOf(asked);
  const winning = options.filter(({ value }) => value === 0);
  const given = ruleset.print(moved);
  const found =
    options.find(({ name }) => name === given) ??
    options.find((option) => isReordered(ruleset, option.position, moved));
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
 * Reports whether two positions differ only in the order of their parts or in empty parts. Equal keys are not sufficient:
 * a key may omit parts that do not affect the Grundy value although moves change them, such as the coins at the bottom of
 * a staircase.
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

import type { Ruleset } from "../../../src/games/theory/ruleset.ts";
import { askedPosition } from "./asked-position.ts";
import { optionsByName, winningNames } from "./options-by-name.ts";
import { type PositionFault, readPosition } from "./read-position.ts";

/** A list as sentences and formulas write it, "(3, 4, 5)" or "3 + 4 and 5", as a list with spaces. */
const plainList = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[“”"'`()[\]{}]/g, " ")
    .replace(/[,;、·+⊕–-]|\band\b/gi, " ")
    .trim();

/**
 * Reads a position that a reader wrote in the notation of a game of the library, or else as its numbers are listed in a
 * sentence. What it parses, its rules accept. A fault is that of the text as it was written.
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

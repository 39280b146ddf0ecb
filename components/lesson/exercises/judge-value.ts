import { mex } from "../../../src/games/theory/mex.ts";
import { askedPosition } from "./asked-position.ts";
import { optionsByName } from "./options-by-name.ts";

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

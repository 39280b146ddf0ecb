import { describe } from "../describe.ts";
import { OUTPUT_LIMITS } from "../output-limits.ts";

/** What `show.tex` draws, and how. */
export interface TexOptions {
  /** On a line of its own, in the larger form; in the line otherwise. */
  readonly display?: boolean;
}

/**
 * A formula as it is sent, between `$` or `$$`.
 *
 * @throws TypeError when it is no text
 * @throws RangeError when it is longer than 250 characters
 */
export function texData(formula: string, { display = false }: TexOptions = {}): string {
  if (typeof formula !== "string") {
    throw new TypeError(
      `Cannot show formula: it must be a text, current value is ${describe(formula)}`,
    );
  }
  if (formula.length > OUTPUT_LIMITS.formula) {
    throw new RangeError(
      `Cannot show formula: it must have at most ${OUTPUT_LIMITS.formula} characters, current length is ${formula.length}`,
    );
  }
  const sign = display ? "$$" : "$";
  return `${sign}${formula}${sign}`;
}

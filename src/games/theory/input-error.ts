import { faults } from "../../i18n/en/faults.ts";
import { translate, type Phrase } from "../../i18n/fill.ts";

/** What can be wrong with a text that a reader gives as a position or a match: an id of `src/i18n/en/faults.ts`. */
export type Fault = Phrase<keyof typeof faults>;

/**
 * A fault in a text: a position that cannot be parsed, an input that breaks its problem's rules.
 *
 * `line` and `column` count from 1 and name the first character of what is wrong; the message says the rule and what
 * was found instead, without the place, in English. `fault` is the same as data, for any language. A ruleset's `parse`
 * throws it.
 */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly fault: Phrase;
  readonly line: number;
  readonly column: number;

  /** Without a message, `fault` is a {@link Fault}. */
  constructor(fault: Phrase, line: number, column: number, message = translate(faults, fault)) {
    super(message);
    this.fault = fault;
    this.line = line;
    this.column = column;
  }
}

import { faults } from "../../i18n/en/faults.ts";
import { translate, type Phrase } from "../../i18n/fill.ts";

/** A fault in the text of a position or a match: an id of `src/i18n/en/faults.ts`, with its values. */
export type Fault = Phrase<keyof typeof faults>;

/**
 * The error for a faulty text, thrown by `parse` of a ruleset and for an input that violates its problem's rules.
 *
 * `line` and `column` of the first wrong character count from 1. The message, in English, contains the rule and the
 * text found instead, without the place. `fault` is the same message as data, for any language.
 */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly fault: Phrase;
  readonly line: number;
  readonly column: number;

  /** If `message` is omitted, `fault` must be a {@link Fault}. */
  constructor(fault: Phrase, line: number, column: number, message = translate(faults, fault)) {
    super(message);
    this.fault = fault;
    this.line = line;
    this.column = column;
  }
}

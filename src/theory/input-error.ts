/**
 * A fault in a text: a position that cannot be parsed, an input that breaks its problem's rules.
 *
 * `line` and `column` count from 1 and name the first character of what is wrong; the message says the rule and what
 * was found instead, without the place.
 */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

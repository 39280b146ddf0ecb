import { laboratoryFaults } from "../i18n/en/laboratory-faults.ts";
import { translate, type Phrase } from "../i18n/fill.ts";
import { placeOf } from "../games/rulesets/read-position.ts";
import { InputError } from "../games/theory/input-error.ts";

/** A fault in the text of a game: an id of `src/i18n/en/laboratory-faults.ts`, and values. */
type LabFault = Phrase<keyof typeof laboratoryFaults>;

/** Maximum number of characters of a wrong word that are shown. */
const MAX_SHOWN = 20;

/** Returns a part of the text in quotation marks, truncated if it is long. */
export function quote(found: string): string {
  const characters = Array.from(found.slice(0, 4 * MAX_SHOWN));
  const cut = characters.length > MAX_SHOWN;
  return JSON.stringify(characters.slice(0, MAX_SHOWN).join("") + (cut ? "…" : ""));
}

/** A position in a text that is read from left to right. */
export class Cursor {
  at = 0;

  constructor(readonly text: string) {}

  /** The whole character at the cursor; "" at the end. */
  get next(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? "" : String.fromCodePoint(code);
  }

  /** The rest of the word at the cursor, at least one character, in quotation marks. */
  get word(): string {
    return quote(/^\S[^\s,+{}[\]]*|^/u.exec(this.text.slice(this.at, this.at + 100))?.[0] ?? "");
  }

  /** Returns the match of a sticky pattern and moves the cursor after it. Undefined if the pattern does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  skipSpaces(): void {
    this.take(/\s*/y);
  }

  /**
   * Rejects the text at an offset in UTF-16 code units.
   *
   * @throws {InputError} always, with line and column
   */
  fail(id: LabFault["id"], values: NonNullable<LabFault["values"]> = {}, at = this.at): never {
    const fault = { id, values };
    const { line, column } = placeOf(this.text, at);
    throw new InputError(fault, line, column, translate(laboratoryFaults, fault));
  }
}

import { laboratoryFaults } from "../i18n/en/laboratory-faults.ts";
import { translate, type Phrase } from "../i18n/fill.ts";
import { placeOf } from "../games/rulesets/read-position.ts";
import { InputError } from "../games/theory/input-error.ts";

/** What can be wrong with the text of a game: an id of `src/i18n/en/laboratory-faults.ts`, and values. */
type LabFault = Phrase<keyof typeof laboratoryFaults>;

/** The most characters of a wrong word that are shown. */
const SHOWN = 20;

/** A piece of the text in quotation marks, cut where it is long. */
export function quote(found: string): string {
  const characters = Array.from(found.slice(0, 4 * SHOWN));
  const cut = characters.length > SHOWN;
  return JSON.stringify(characters.slice(0, SHOWN).join("") + (cut ? "…" : ""));
}

/** A place in a text that is read from left to right. */
export class Cursor {
  at = 0;

  constructor(readonly text: string) {}

  /** The character here, whole; "" at the end. */
  get next(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? "" : String.fromCodePoint(code);
  }

  /** The rest of the word here, in quotation marks: up to white space, and at least one character. */
  get word(): string {
    return quote(/^\S[^\s,+{}[\]]*|^/u.exec(this.text.slice(this.at, this.at + 100))?.[0] ?? "");
  }

  /** What a sticky pattern matches here; goes behind it. Undefined where it does not match. */
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
   * Refuses the text at an offset, which counts UTF-16 code units.
   *
   * @throws {InputError} always, with line and column
   */
  fail(id: LabFault["id"], values: NonNullable<LabFault["values"]> = {}, at = this.at): never {
    const fault = { id, values };
    const { line, column } = placeOf(this.text, at);
    throw new InputError(fault, line, column, translate(laboratoryFaults, fault));
  }
}

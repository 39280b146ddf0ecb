import { cellFaults } from "../i18n/en/cell-faults.ts";
import { say, type Phrase } from "../i18n/say.ts";

/** What this site says of a cell or of its kernel: an id of `src/i18n/en/cell-faults.ts`, and values. */
export type CellPhrase = Phrase<keyof typeof cellFaults>;

/** An error of this site's own, as data; its message is English. */
export class PhraseError extends Error {
  override readonly name: string;
  readonly phrase: CellPhrase;

  constructor(phrase: CellPhrase, name = "Error") {
    super(say(cellFaults, phrase));
    this.name = name;
    this.phrase = phrase;
  }
}

/** What an error says: as data where this site says it, else in its own words. */
export function reasonOf(error: unknown): CellPhrase | string {
  if (error instanceof PhraseError) return error.phrase;
  return error instanceof Error ? error.message : String(error);
}

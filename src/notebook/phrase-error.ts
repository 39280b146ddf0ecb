import { cellFaults } from "../i18n/en/cell-faults.ts";
import { translate, type Phrase } from "../i18n/translate.ts";

/** A message about a cell or its kernel, as data: an id of `src/i18n/en/cell-faults.ts`, and values. */
export type CellPhrase = Phrase<keyof typeof cellFaults>;

/** An error of this site's own, as data; its message is English. */
export class PhraseError extends Error {
  override readonly name: string;
  readonly phrase: CellPhrase;

  constructor(phrase: CellPhrase, name = "Error") {
    super(translate(cellFaults, phrase));
    this.name = name;
    this.phrase = phrase;
  }
}

/** The message of an error: as data for errors of this site, else its text. */
export function reasonOf(error: unknown): CellPhrase | string {
  if (error instanceof PhraseError) return error.phrase;
  return error instanceof Error ? error.message : String(error);
}

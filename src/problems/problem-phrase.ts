import type { problems } from "../i18n/en/problems.ts";
import type { Phrase } from "../i18n/say.ts";

/** The id of a phrase about problems. */
export type PhraseId = keyof typeof problems.phrases;

/** A phrase about an input or in an explanation; `say` turns it into text. */
export type ProblemPhrase = Phrase<PhraseId>;

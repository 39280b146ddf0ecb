import type { problems } from "../i18n/en/problems.ts";
import type { Phrase } from "../i18n/say.ts";

/** The id of a phrase about problems. */
export type PhraseId = keyof typeof problems.phrases;

/** What an input, or an explanation, has to say: `say` puts it into words. */
export type ProblemPhrase = Phrase<PhraseId>;

import type { Words } from "../../src/i18n/words.ts";

/** What the part for other languages says. */
export type OtherWords = Words["otherLanguages"];

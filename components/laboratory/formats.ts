import { fill, plural } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { secondsFormatter } from "../solver/formats.ts";

/** The texts that the laboratory uses. */
export interface LaboratoryWords {
  readonly laboratory: Words["laboratory"];
  readonly cell: Words["cell"];
}

/** A technical term with its definition, and the address of its entry in the glossary. */
export interface DefinedTerm {
  readonly term: string;
  readonly definition: string;
  readonly address: string;
}

/** Data about other pages, computed by the build. */
interface Links {
  readonly terms: readonly DefinedTerm[];
  /** The address of the page for the reader's own rules, and the base path of the site. */
  readonly ownRules: string;
  readonly base: string;
}

/** Maximum number of shown characters of a game, and number of last characters of a longer one. */
const [LONG, ENDING] = [120, 20];

/** Returns the texts of the laboratory, and functions that format numbers and counts, in a language. */
export function formatsFor(language: string, { laboratory, cell }: LaboratoryWords, links: Links) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    language,
    words: laboratory,
    cell,
    ...links,
    number: (n: number) => whole.format(n),
    /** Returns the text of a game, without its middle if it is long. */
    game: (text: string) =>
      text.length > LONG ? `${text.slice(0, LONG - ENDING)} … ${text.slice(-ENDING)}` : text,
    heaps: (n: number) => fill(plural(language, laboratory.heaps, n), { n: whole.format(n) }),
    share: (of: number, all: number) => percent.format(all === 0 ? 0 : of / all),
    seconds: secondsFormatter(language),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

import { fill, plural } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { secondsIn } from "../solver/formats.ts";

/** The texts that the laboratory uses. */
export interface LaboratoryWords {
  readonly laboratory: Words["laboratory"];
  readonly cell: Words["cell"];
}

/** A special word with its definition, and the address of its entry in the glossary. */
export interface DefinedTerm {
  readonly term: string;
  readonly definition: string;
  readonly address: string;
}

/** What the build knows of other pages. */
interface Links {
  readonly terms: readonly DefinedTerm[];
  /** The address of the page for the reader's own rules, and the base path of the site. */
  readonly ownRules: string;
  readonly base: string;
}

/** Characters of a game that are shown, and those of them that are its last ones. */
const [LONG, ENDING] = [120, 20];

/** Words, numbers and counts of the laboratory as a language writes them. */
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
    /** The text of a game, with its middle left out where it is long. */
    game: (text: string) =>
      text.length > LONG ? `${text.slice(0, LONG - ENDING)} … ${text.slice(-ENDING)}` : text,
    heaps: (n: number) => fill(plural(language, laboratory.heaps, n), { n: whole.format(n) }),
    share: (of: number, all: number) => percent.format(all === 0 ? 0 : of / all),
    seconds: secondsIn(language),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

import type { Seen, SeenOptions } from "../../src/games/match/explain-move.ts";
import { fill } from "../../src/i18n/fill.ts";
import { plural, type Plural } from "../../src/i18n/plural.ts";
import { say, type Phrase } from "../../src/i18n/say.ts";
import type { Words } from "../../src/i18n/words.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";

type BoardWords = Words["board"];

/** At most so many positions, values or moves are listed. */
export const MOST_LISTED = 8;

/** Items as a list in a sentence, “9, 8 or 7”; of more than {@link MOST_LISTED} the first ones, and how many follow. */
export function sayList(
  words: BoardWords,
  items: readonly (string | number)[],
  joint: "or" | "and",
): string {
  const listed = items.length > MOST_LISTED ? items.slice(0, MOST_LISTED) : items;
  const more = items.length - listed.length;
  const ends = more === 0 ? joint : "comma";
  const phrase = listed.slice(0, -1).reduceRight<string | number | Phrase>(
    (rest, first, at) => ({
      id: at === listed.length - 2 ? ends : "comma",
      values: { first, rest },
    }),
    itemAt(listed, listed.length - 1),
  );
  const list = typeof phrase === "object" ? say(words.lists, phrase) : String(phrase);
  return more === 0 ? list : fill(plural(words.language, words.andMore, more), { list, n: more });
}

/** How the options of a position are told of. */
interface Telling {
  /** Whether the reader is to move there; otherwise the position is named before its options. */
  readonly yours: boolean;
  /** Whether Grundy values are told, and not outcomes alone. */
  readonly values: boolean;
}

/** Why a position with an option is P or N: which options there are, and which of them are P. */
export function sayOptions(words: BoardWords, seen: SeenOptions, telling: Telling): string {
  const { name, value, options } = seen;
  const w = words.options;
  const n = options.length;
  const lost = options.filter(({ outcome }) => outcome === "P").map((each) => each.name);
  const counts = (forms: Plural, count: number, values = {}): string =>
    fill(plural(words.language, forms, count), { n: count, ...values });

  const list =
    n > MOST_LISTED
      ? undefined
      : sayList(
          words,
          options.map((each) => each.name),
          "or",
        );
  const from = telling.yours ? w.yours : w.from;
  const leave =
    list === undefined ? fill(from.many, { name, n }) : fill(from.leave, { name, list });
  const told = telling.values && value !== undefined ? sayMex(words, seen) : [];
  const verdict =
    lost.length === 0
      ? [counts(w.allN, n), fill(w.soP, { name })]
      : [
          counts(w.theseP, lost.length, { list: sayList(words, lost, "and") }),
          ...(list === undefined && n > lost.length ? [counts(w.restN, n - lost.length)] : []),
          fill(from.soN, { name, list: sayList(words, lost, "or") }),
        ];
  return [leave, ...told, ...verdict].join(" ");
}

/** The values of the options, and the mex; of many options each value once. */
function sayMex(words: BoardWords, { name, value = 0, options }: SeenOptions): readonly string[] {
  const w = words.options;
  const each = options.map((option: Seen) => option.value ?? 0);
  const told = each.length > MOST_LISTED ? [...new Set(each)].sort((a, b) => a - b) : each;
  const list = sayList(words, told, "and");
  return [
    fill(plural(words.language, w.values, told.length), { list }),
    fill(w.mex, { name, value }),
  ];
}

import { editDistance } from "./edit-distance.ts";
import { isChinese } from "./search-words.ts";

/** How well a name matches a query, the best first. */
export const RANKS = {
  whole: 0,
  begins: 2,
  inside: 4,
  /** Every word of the query begins a word of the name, in any order. */
  allWords: 6,
  /** The query has more than the name. */
  withinQuery: 8,
  /** But for a typing mistake. */
  close: 10,
} as const;

/** Typing mistakes that a text of so many letters may have. */
const mistakesIn = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Whether words stand side by side in a name, from `start`; the last of them may be the beginning of a word. */
const standsAt = (words: readonly string[], name: readonly string[], start: number): boolean =>
  words.every((word, i) => {
    const other = name[start + i];
    const mayBegin = i === words.length - 1 && (word.length > 1 || isChinese(word));
    return other === word || (mayBegin && other?.startsWith(word) === true);
  });

/** Whether some words of a name, side by side, are the query but for typing mistakes. */
function isClose(query: readonly string[], name: readonly string[]): boolean {
  const asked = query.join("");
  const most = mistakesIn(asked.length);
  if (most === 0 || isChinese(asked)) return false;
  return name.some((_, start) => {
    const part = name.slice(start, start + query.length).join("");
    return editDistance(asked, part, most) <= most;
  });
}

/** Whether the query contains the name: all of its Chinese characters, or all of its words side by side. */
const isWithin = (name: readonly string[], query: readonly string[]): boolean => {
  const found = name.join("");
  return isChinese(found)
    ? found.length > 1 && query.join("").includes(found)
    : found.length > 2 &&
        query.some((_, start) => name.every((word, i) => query[start + i] === word));
};

/** How a name matches a query, both by their words; undefined when it does not. */
export function rankName(query: readonly string[], name: readonly string[]): number | undefined {
  const [asked, found] = [query.join(""), name.join("")];
  if (asked === found) return RANKS.whole;
  const chinese = isChinese(asked);
  if (standsAt(query, name, 0)) return RANKS.begins;
  // Spaces and hyphens do not matter: "nimsum", "SG函数".
  if ((chinese || asked.length > 2) && found.startsWith(asked)) return RANKS.begins;
  if (name.some((_, start) => standsAt(query, name, start))) return RANKS.inside;
  if (chinese && found.includes(asked)) return RANKS.inside;
  const beginsOne = (word: string): boolean =>
    name.some((one) => one === word || (word.length > 2 && one.startsWith(word)));
  if (query.every(beginsOne)) return RANKS.allWords;
  if (isWithin(name, query)) return RANKS.withinQuery;
  return isClose(query, name) ? RANKS.close : undefined;
}

/** The words of a text in small letters, without accents, apostrophes and punctuation. */
export const searchWords = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{Mn}'’]/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text has a Chinese character. */
export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Letters at the end of a word that may differ in another form of it: theory, theories. */
const ENDING = 3;

/** Whether a text has a word of a query, in any of its forms. */
export function mentions(text: string, query: string): boolean {
  const words = searchWords(text);
  return searchWords(query).some((word) => {
    if (isChinese(word)) return words.some((one) => one.includes(word));
    const stem = word.slice(0, Math.max(ENDING, word.length - ENDING));
    return words.some((one) => one.startsWith(stem));
  });
}

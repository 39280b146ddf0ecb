/**
 * The first sentence of a text, which a screen reader is told at once; the rest stands on the page.
 *
 * @example
 * firstSentence("3 is N. So leave 2."); // "3 is N."
 */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?](?=\s|$)|[。！？])/s.exec(text)?.[0] ?? text;

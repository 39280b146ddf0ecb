/** A position or a set as it is written, for a sentence: no line ends within it. */
export const onOneLine = (notation: string): string => notation.replaceAll(" ", "\u00a0");

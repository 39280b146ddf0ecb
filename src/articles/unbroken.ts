/**
 * Names that a line must not break: a term at its hyphen, two people at their dash, a judge's problem before its number, a
 * sum of two or three.
 */
const NAMES =
  /(\b[PN]-positions?\b|\p{L}+–\p{L}+|\b(?:HDU|POJ|Luogu) P?\d+\b|\b\w+ [⊕−+] (?:\w+\b|\(\w+ [⊕−+] \w+\)))/u;

/** Splits a text at such names: they stand at the odd places, and all parts in a row are the text. */
export const splitAtNames = (text: string): string[] => text.split(NAMES);

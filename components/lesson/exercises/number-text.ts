import { joinNumbers, numberOfWord } from "./written-number.ts";

/** The numbers in a text, or its first fault. Columns count characters from 1. */
export type NumberText =
  | { readonly kind: "numbers"; readonly numbers: readonly number[] }
  | {
      readonly kind: "fault";
      readonly fault: "badWord" | "badComma" | "badBrace" | "tooMany";
      readonly word: string;
      readonly column: number;
    };

/**
 * Reads whole numbers 0 … 2^53 − 1, with commas or spaces between them, the list optionally in braces. A number may be
 * written in groups or as a power: 10,000 and 2^20. An empty text, and `{}`, have no numbers.
 *
 * @param most how many numbers there may be
 */
export function readNumberText(text: string, most: number): NumberText {
  const open = text.search(/\S/);
  const close = text.trimEnd().length - 1;
  const braced = text[open] === "{" && text[close] === "}" && close > open;
  const numbers: number[] = [];
  let mayHaveComma = false;

  for (const { 0: found, index } of joinNumbers(text).matchAll(/,|，|[{}]|[^\s,，{}]+/g)) {
    const word = text.slice(index, index + found.length);
    const fault = (name: "badWord" | "badComma" | "badBrace" | "tooMany"): NumberText => ({
      kind: "fault",
      fault: name,
      word,
      column: index + 1,
    });
    if (word === "{" || word === "}") {
      if (braced && (index === open || index === close)) continue;
      return fault("badBrace");
    }
    if (word === "," || word === "，") {
      if (!mayHaveComma) return fault("badComma");
      mayHaveComma = false;
      continue;
    }
    const number = numberOfWord(found);
    if (number === undefined) return fault("badWord");
    if (numbers.length === most) return fault("tooMany");
    numbers.push(number);
    mayHaveComma = true;
  }
  return { kind: "numbers", numbers };
}

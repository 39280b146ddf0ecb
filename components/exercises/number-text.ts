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
 * Reads whole numbers 0 … 2^53 − 1, with commas or spaces between them, the list optionally in braces. An
 * empty text, and `{}`, have no numbers.
 *
 * @param most how many numbers there may be
 */
export function readNumberText(text: string, most: number): NumberText {
  const open = text.search(/\S/);
  const close = text.trimEnd().length - 1;
  const braced = text[open] === "{" && text[close] === "}" && close > open;
  const numbers: number[] = [];
  let mayHaveComma = false;

  for (const { 0: word, index } of text.matchAll(/,|，|[{}]|[^\s,，{}]+/g)) {
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
    if (!/^\d+$/.test(word) || !Number.isSafeInteger(Number(word))) return fault("badWord");
    if (numbers.length === most) return fault("tooMany");
    numbers.push(Number(word));
    mayHaveComma = true;
  }
  return { kind: "numbers", numbers };
}

import { itemAt } from "../games/theory/item-at.ts";

/** The most characters of a wrong token that are shown. */
const SHOWN = 20;

/**
 * Quotes bytes of an input for a message: decoded as UTF-8, in double quotes, cut after 20 characters, with unprintable
 * characters, and spaces that are none for numbers, as escapes.
 *
 * @example
 * quoteToken(new Uint8Array([97, 98, 99])); // '"abc"'
 */
export function quoteToken(bytes: Uint8Array): string {
  const characters = Array.from(decode(bytes));
  const shown = characters.slice(0, SHOWN).join("");
  const printed = JSON.stringify(shown).replace(
    /(?! )[\p{C}\p{Z}\uFFFD]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return characters.length > SHOWN ? `${printed.slice(0, -1)}…"` : printed;
}

/** Decodes UTF-8 without TextDecoder, which plain JavaScript does not have; invalid UTF-8 is decoded as Latin-1. */
function decode(bytes: Uint8Array): string {
  let length = bytes.length;
  do {
    const escaped = [...bytes.subarray(0, length)].map(escapeByte).join("");
    try {
      return decodeURIComponent(escaped);
    } catch {
      length--; // the last character may be incomplete: retry without its bytes
    }
  } while (length > bytes.length - 4 && itemAt(bytes, length) >= 0x80);
  return String.fromCharCode(...bytes);
}

function escapeByte(byte: number): string {
  return `%${byte.toString(16).padStart(2, "0")}`;
}

import { itemAt } from "../theory/item-at.ts";

/** So many characters of a wrong token are shown. */
const SHOWN = 20;

/**
 * Bytes of an input as a message may show them: UTF-8, in double quotes, cut after 20 characters, with everything
 * that does not print as an escape.
 *
 * @example
 * quoteToken(new Uint8Array([97, 98, 99])); // '"abc"'
 */
export function quoteToken(bytes: Uint8Array): string {
  const characters = Array.from(decode(bytes));
  const shown = characters.slice(0, SHOWN).join("");
  const printed = JSON.stringify(shown).replace(
    /[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return characters.length > SHOWN ? `${printed.slice(0, -1)}…"` : printed;
}

/** UTF-8 by the language alone (there is no TextDecoder here); other bytes come one character each, as in Latin-1. */
function decode(bytes: Uint8Array): string {
  let length = bytes.length;
  do {
    const escaped = [...bytes.subarray(0, length)].map(escapeByte).join("");
    try {
      return decodeURIComponent(escaped);
    } catch {
      length--; // the last character may have been cut off: try without its bytes
    }
  } while (length > bytes.length - 4 && itemAt(bytes, length) >= 0x80);
  return String.fromCharCode(...bytes);
}

function escapeByte(byte: number): string {
  return `%${byte.toString(16).padStart(2, "0")}`;
}

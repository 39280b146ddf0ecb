const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Characters shown as code points, at most: each makes the text up to eight times as long. */
const NAMED = 500;

/**
 * A text with every invisible or bidirectional control character as its code point, or from the 501st on as a box: a
 * foreign text must not look like another one. Tabs and line ends stay.
 *
 * @param kept further characters that stay
 */
export function showHidden(text: string, kept = ""): string {
  let named = 0;
  return text.replace(HIDDEN, (character) => {
    if (`\t\n${kept}`.includes(character)) return character;
    if ((named += 1) > NAMED) return "\u25a1";
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    return `‹U+${code}›`;
  });
}

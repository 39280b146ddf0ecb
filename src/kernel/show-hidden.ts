const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** So many are named in a text; it would else grow eightfold. */
const NAMED = 500;

/**
 * A text with every character that leaves no mark, or turns the direction of others, as its code
 * point, or from the 501st on as a box: a stranger's text must not look like another. Tabs and line ends stay.
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

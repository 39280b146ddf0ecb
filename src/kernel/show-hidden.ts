const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text with every character that leaves no mark, or turns the direction of others, as its code
 * point: a stranger's text must not look like another. Tabs and line ends stay.
 *
 * @param kept further characters that stay
 */
export const showHidden = (text: string, kept = ""): string =>
  text.replace(HIDDEN, (character) => {
    if (`\t\n${kept}`.includes(character)) return character;
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    return `‹U+${code}›`;
  });

/**
 * A text with every character that leaves no mark, or turns the direction of others, as its code
 * point: a stranger's code must not look like other code. Tabs stay.
 */
export const showHidden = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    return character === "\t" ? character : `‹U+${code}›`;
  });

/** Characters that are invisible or change the direction of text. U+2800 is a Braille pattern without dots. */
export const HIDDEN =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Maximum number of characters shown as code points: each makes the text up to eight times as long. */
const NAMED = 500;

/**
 * Runs of characters that combine with the previous one. A browser takes quadratic time to lay out such a run, and
 * crashes at 65,536 marks; Thai and Lao AM (U+0E33, U+0EB3) and skin tones of emoji are as slow.
 */
export const JOINED = /[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3]+/gu;

/** Maximum number of characters of such a run that are shown. */
export const MAX_JOINED = 100;

/** Maximum length of a word that is not ASCII: browsers take quadratic time to break longer words into lines. */
const MAX_OF_WORD = 5000;

function cut(run: string, most: number): string {
  if (run.length <= most) return run;
  const shown = Array.from(run.slice(0, 2 * most))
    .slice(0, most)
    .join("");
  return shown === run ? run : `${shown}…`;
}

/** Shortens the runs of characters that a browser cannot lay out in time. "…" replaces the rest. */
export const shortenRuns = (text: string): string =>
  text
    .replace(JOINED, (run) => cut(run, MAX_JOINED))
    .replace(/\S+/g, (word) => (/[^\0-\x7f]/.test(word) ? cut(word, MAX_OF_WORD) : word));

/**
 * Replaces every invisible or bidirectional control character by its code point, or by a box from the 501st on, so that
 * an untrusted text cannot look like another one. Tabs and line ends are kept. Runs are shortened by
 * {@link shortenRuns}.
 *
 * @param retained further characters that are kept
 */
export function showHidden(text: string, retained = ""): string {
  let named = 0;
  return shortenRuns(text).replace(HIDDEN, (character) => {
    if (retained.includes(character)) return character;
    if ((named += 1) > NAMED) return "\u25a1";
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    return `‹U+${code}›`;
  });
}

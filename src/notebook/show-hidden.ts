/** What draws nothing, or turns the text around it. U+2800 is a Braille pattern without dots. */
export const HIDDEN =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters shown as code points, at most: each makes the text up to eight times as long. */
const NAMED = 500;

/**
 * Characters that join the one before them. A browser takes quadratic time to lay out a run of them, and crashes at
 * 65,536 marks; Thai and Lao AM (U+0E33, U+0EB3) and skin tones of emoji are as slow.
 */
export const JOINED = /[\p{M}\p{Emoji_Modifier}\u0e33\u0eb3]+/gu;

/** Characters of such a run that are drawn, at most. */
export const MOST_JOINED = 100;

/** Characters of a word that is not ASCII, at most: browsers take quadratic time to break longer ones into lines. */
const MOST_OF_WORD = 5000;

function cut(run: string, most: number): string {
  if (run.length <= most) return run;
  const drawn = Array.from(run.slice(0, 2 * most))
    .slice(0, most)
    .join("");
  return drawn === run ? run : `${drawn}…`;
}

/** A text without the runs of characters that a browser cannot lay out in time: what is left out is "…". */
export const shortenRuns = (text: string): string =>
  text
    .replace(JOINED, (run) => cut(run, MOST_JOINED))
    .replace(/\S+/g, (word) => (/[^\0-\x7f]/.test(word) ? cut(word, MOST_OF_WORD) : word));

/**
 * A text with every invisible or bidirectional control character as its code point, or from the 501st on as a box: a
 * foreign text must not look like another one. Tabs and line ends stay. Runs are shortened as by {@link shortenRuns}.
 *
 * @param retained further characters that stay
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

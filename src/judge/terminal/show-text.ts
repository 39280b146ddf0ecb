import { fill } from "../../i18n/fill.ts";
import { judgeTerminal } from "../../i18n/en/judge-terminal.ts";

/** Characters of a line that are shown. */
const WIDEST = 200;

/** The text of bytes: UTF-8, or one character a byte where they are none. */
export function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString("latin1");
  }
}

/**
 * A line that a program printed, safe for a terminal: what is no visible character is written as its code, and a long
 * line is cut.
 *
 * @example
 * showLine("a\u001b[2J"); // "a\\x1b[2J"
 */
export function showLine(line: string): string {
  if (line === "") return judgeTerminal.empty;
  const shown = line.slice(0, WIDEST).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, "0")}`;
  });
  return line.length > WIDEST ? fill(judgeTerminal.cut, { text: shown, n: line.length }) : shown;
}

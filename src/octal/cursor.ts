import { fail, quote } from "./fail.ts";

/** A place in a text that is read from left to right. */
export class Cursor {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** The character here, whole; "" at the end. */
  get next(): string {
    const code = this.text.codePointAt(this.at);
    return code === undefined ? "" : String.fromCodePoint(code);
  }

  /** The rest of the word here, in quotation marks: up to white space, and at least one character. */
  get word(): string {
    return quote(/^\S[^\s,+{}[\]]*|^/u.exec(this.text.slice(this.at, this.at + 100))?.[0] ?? "");
  }

  /** What a sticky pattern matches here; goes behind it. Undefined where it does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  skipSpaces(): void {
    this.take(/\s*/y);
  }

  fail(id: Parameters<typeof fail>[2], values?: Parameters<typeof fail>[3], at = this.at): never {
    fail(this.text, at, id, values);
  }
}

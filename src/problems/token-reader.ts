import { problems } from "../i18n/en/problems.ts";
import { translate } from "../i18n/fill.ts";
import { InputError } from "../games/theory/input-error.ts";
import type { PhraseId, ProblemPhrase, Limit } from "./problem.ts";

/** Globals of every JavaScript host that are not part of the language. */
declare const TextDecoder: new () => {
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string;
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * A source of bytes: each call returns the next chunk, `undefined` at the end. An empty chunk is not the end. The source
 * may reuse the memory of a chunk at the next call.
 */
export type ChunkSource = () => Uint8Array | undefined;

/** Maximum length of a token that can be a number. Every limit fits, and 100 MB of digits are rejected at once. */
const LONGEST_TOKEN = 64;

/** Bytes that the fast methods need before the end of a chunk: a separator, digits, and the byte after them. */
const ROOM = 16;

/** Maximum number of digits in the fast method: such numbers fit into 32 bits, and most inputs have no longer ones. */
const QUICK_DIGITS = 9;

const LF = 10;
const CR = 13;
const SPACE = 32;
const MINUS = 45;
const ZERO = 48;
const NINE = 57;
const ASCII = 0x80;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * Reads integers, separated by white space (space, tab, LF, CR, vertical tab, form feed), from bytes that
 * arrive in chunks. Chunks are requested only when they are needed, and only one chunk is stored at a time.
 *
 * A UTF-8 byte order mark at the start is skipped. Lines end with LF, CR LF or CR. Every fault is an
 * {@link InputError} at the current token. Lines and columns count from 1; a column counts characters, which are
 * digits, minus signs and white space before the first fault.
 */
export class TokenReader {
  readonly #next: ChunkSource;
  #chunk: Uint8Array = new Uint8Array(0);
  /** Buffer for a token that spans two chunks; reused, since allocating one for each chunk costs garbage collection. */
  #joined = new Uint8Array(0);
  #at = 0;
  #bytesBefore = 0;
  #ended = false;
  #line = 1;
  /**
   * The index in the chunk at which the line begins, as if all its characters had one byte; negative if it began in an
   * earlier chunk.
   */
  #lineStart = 0;

  constructor(next: ChunkSource) {
    this.#next = next;
  }

  /** Bytes read so far, including a byte order mark; used to show progress. */
  get bytes(): number {
    return this.#bytesBefore + this.#at;
  }

  /** The line of the next byte. */
  get line(): number {
    return this.#line;
  }

  /** The column of the next byte. */
  get column(): number {
    return this.#at - this.#lineStart + 1;
  }

  /** Reports whether only white space is left. Moves to the next token, or to the end of the input. */
  atEnd(): boolean {
    const chunk = this.#chunk;
    const at = this.#at + 1;
    // The most frequent case: a line end, followed by a token.
    if (at < chunk.length && chunk[at - 1] === LF) {
      const byte = chunk[at] as number;
      if (byte > SPACE && byte < ASCII) {
        this.#startLine(at);
        this.#at = at;
        return false;
      }
    }
    return this.#carefulAtEnd();
  }

  /** Does the same as {@link atEnd} for any white space and any place in a chunk. */
  #carefulAtEnd(): boolean {
    if (this.bytes === 0) this.#skipByteOrderMark();
    let before = 0;
    for (;;) {
      if (this.#at === this.#chunk.length && !this.#more()) return true;
      const byte = this.#chunk[this.#at] as number;
      if (!isWhiteSpace(byte)) return false;
      this.#at++;
      // CR LF is one line end; CR alone and LF alone are one each.
      if (byte === LF && before === CR) this.#lineStart = this.#at;
      else if (byte === CR || byte === LF) this.#startLine(this.#at);
      before = byte;
    }
  }

  /**
   * Reads the next token as an integer: decimal digits, with an optional minus sign.
   *
   * @param what the id of the number's name: "heapM"
   * @param mark a number outside min … max that is also accepted, such as the 0 that ends an input
   * @throws {InputError} if the input ends here, or if the token is not an integer or not within min … max.
   */
  integer(what: PhraseId, min: number, max: number, mark = min): number {
    // This method is short so that engines inline it. It uses literals for ␊ (10), space (32) and 0 (48), since bundlers
    // turn the constants above into variables, which cost a load for every byte. XOR 48 maps the digits, and only them,
    // to 0 … 9; and space, ␊ and ␍ to 16, 58 and 61. Operations on 32-bit integers need no overflow check.
    const chunk = this.#chunk;
    let at = this.#at;
    if (at + ROOM <= chunk.length) {
      const newLine = chunk[at] === 10;
      if (newLine || chunk[at] === 32) at++;
      const start = at;
      let value = 0;
      let digit = 0;
      while ((digit = (chunk[at] as number) ^ 48) <= 9) {
        value = (value * 10 + digit) | 0;
        at++;
      }
      const ended = at > start && (digit === 16 || digit === 58 || digit === 61);
      if (ended && at - start <= QUICK_DIGITS && value >= min && value <= max) {
        if (newLine) this.#startLine(start);
        this.#at = at;
        return value;
      }
    }
    return this.#carefulInteger(what, min, max, mark);
  }

  /** Does the same as {@link integer} for any white space, any token and any place in a chunk. */
  #carefulInteger(what: PhraseId, min: number, max: number, mark: number): number {
    if (this.atEnd()) this.fail({ id: "ended", values: { what: { id: what } } });
    const length = this.#tokenLength();
    const negative = this.#chunk[this.#at] === MINUS;
    const end = this.#at + length;
    let at = negative ? this.#at + 1 : this.#at;
    let value = 0;
    let wellFormed = at < end && length <= LONGEST_TOKEN;
    for (; at < end && wellFormed; at++) {
      const byte = this.#chunk[at] as number;
      wellFormed = byte >= ZERO && byte <= NINE;
      value = value * 10 + (byte - ZERO);
    }
    if (!wellFormed) {
      this.fail({ id: "notWhole", values: { what: { id: what }, found: this.#quote(length) } });
    }
    if (negative) value = 0 - value;
    if ((value < min || value > max) && value !== mark) {
      const found = Number.isSafeInteger(value) ? value : this.#quote(length);
      const values = { what: { id: what }, min, max, mark, found };
      if (min === max) this.fail({ id: "notExactly", values });
      if (max === Number.MAX_SAFE_INTEGER) {
        this.fail({ id: value < min ? "notAtLeast" : "notAtMost", values });
      }
      this.fail({ id: mark === min ? "notBetween" : "notBetweenOr", values });
    }
    this.#at = end;
    return value;
  }

  /**
   * Accepts only the end of the input, with any white space before it.
   *
   * @param last the id of the last part of the input: "line000"
   * @throws {InputError} at the next token, if there is one.
   */
  end(last: PhraseId): void {
    if (this.atEnd()) return;
    const found = this.#quote(this.#tokenLength());
    this.fail({ id: "goesOn", values: { last: { id: last }, found } });
  }

  /** Throws an {@link InputError} with this fault, at the number that was read last. */
  reject(fault: ProblemPhrase): never {
    let start = this.#at;
    while (start > 0 && isNumberByte(this.#chunk[start - 1] as number)) start--;
    throw inputError(fault, this.line, this.column - (this.#at - start));
  }

  /** Throws an {@link InputError} with this fault, at the next byte. */
  fail(fault: ProblemPhrase): never {
    throw inputError(fault, this.line, this.column);
  }

  /** Returns the length of the token here, at most LONGEST_TOKEN + 1. Loads chunks until the token is complete. */
  #tokenLength(): number {
    for (let length = 1; length <= LONGEST_TOKEN; length++) {
      if (this.#at + length === this.#chunk.length && !this.#more()) return length;
      if (isWhiteSpace(this.#chunk[this.#at + length] as number)) return length;
    }
    return LONGEST_TOKEN + 1;
  }

  #quote(length: number): string {
    return quoteToken(this.#chunk.subarray(this.#at, this.#at + length));
  }

  /** Appends the next chunk to the unread bytes. Returns false at the end of the input. */
  #more(): boolean {
    if (this.#ended) return false;
    const left = this.#chunk.slice(this.#at);
    let next = this.#next();
    while (next?.length === 0) next = this.#next();
    this.#ended = next === undefined;
    if (next === undefined) return false;
    this.#bytesBefore += this.#at;
    this.#lineStart -= this.#at;
    this.#at = 0;
    this.#chunk = left.length === 0 ? next : this.#join(left, next);
    return true;
  }

  #join(left: Uint8Array, next: Uint8Array): Uint8Array {
    const length = left.length + next.length;
    if (length > this.#joined.length) this.#joined = new Uint8Array(length + LONGEST_TOKEN);
    this.#joined.set(left);
    this.#joined.set(next, left.length);
    return this.#joined.subarray(0, length);
  }

  /** Starts a new line at this index of the chunk. */
  #startLine(at: number): void {
    this.#line++;
    this.#lineStart = at;
  }

  #skipByteOrderMark(): void {
    for (const [index, byte] of BYTE_ORDER_MARK.entries()) {
      if (this.#at + index === this.#chunk.length && !this.#more()) return;
      if (this.#chunk[this.#at + index] !== byte) return;
    }
    this.#at += BYTE_ORDER_MARK.length;
    this.#lineStart = this.#at;
  }
}

const inputError = (fault: ProblemPhrase, line: number, column: number): InputError =>
  new InputError(fault, line, column, translate(problems.phrases, fault));

function isWhiteSpace(byte: number): boolean {
  return byte === SPACE || (byte >= 9 && byte <= CR);
}

function isNumberByte(byte: number): boolean {
  return byte === MINUS || (byte >= ZERO && byte <= NINE);
}

/** Maximum number of characters of a wrong token that are shown. */
const SHOWN = 20;

/**
 * Quotes bytes of an input for a message: decodes them as UTF-8, cuts them after 20 characters, and escapes unprintable
 * characters and all spaces except U+0020.
 *
 * @example
 * quoteToken(new Uint8Array([97, 98, 99])); // '"abc"'
 */
export function quoteToken(bytes: Uint8Array): string {
  // With `stream`, an incomplete character at the end is omitted.
  const characters = Array.from(new TextDecoder().decode(bytes, { stream: true }));
  const printed = JSON.stringify(characters.slice(0, SHOWN).join("")).replace(
    /(?! )[\p{C}\p{Z}\uFFFD]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return characters.length > SHOWN ? `${printed.slice(0, -1)}…"` : printed;
}

/** Returns a {@link TokenReader} for a string, encoded as UTF-8. */
export function textReader(text: string): TokenReader {
  const chunks = [new TextEncoder().encode(text)];
  return new TokenReader(() => chunks.pop());
}

/** Reads `count` numbers within a limit. */
export function readNumbers(
  reader: TokenReader,
  count: number,
  what: PhraseId,
  { min, max }: Limit,
): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index++) numbers.push(reader.integer(what, min, max));
  return numbers;
}

/** Reads the length of a list and then its numbers, each within its limit. */
export const readList = (
  reader: TokenReader,
  howMany: PhraseId,
  counts: Limit,
  what: PhraseId,
  limit: Limit,
): number[] => readNumbers(reader, reader.integer(howMany, counts.min, counts.max), what, limit);

const LF = 10;

/** A buffer of ASCII lines as bytes, which is faster than strings for short verdicts. */
export class LineWriter {
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #lines = 0;

  /** Lines since the last {@link take}. */
  get lines(): number {
    return this.#lines;
  }

  /** Adds a line and its line end. */
  add(line: string): void {
    const at = this.#length;
    const end = at + line.length + 1;
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    const length = line.length;
    for (let index = 0; index < length; index++) bytes[at + index] = line.charCodeAt(index);
    bytes[end - 1] = LF;
    this.#length = end;
    this.#lines++;
  }

  /** Returns the lines and empties the buffer. */
  take(): Uint8Array {
    const lines = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    this.#lines = 0;
    return lines;
  }

  #grow(least: number): void {
    const more = new Uint8Array(2 * least);
    more.set(this.#bytes);
    this.#bytes = more;
  }
}

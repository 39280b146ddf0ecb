/** Input that is too large for a text box, or not text at all: the solver reads it from here. */
export interface Held {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * With more characters than this, some 6000 lines, a text box takes a large part of a second to draw, and stutters at
 * every key (measured in Chromium). Longer input goes to the solver without being drawn.
 */
export const LARGEST_TEXT = 64_000;

/** Inserting more than this as a user does takes Chromium seconds, setting the whole text milliseconds. */
export const LARGEST_INSERT = 1000;

/** The blob's text, when a text box can hold it without changing it; `undefined` when not. */
export async function textOf(blob: Blob): Promise<string | undefined> {
  if (blob.size > LARGEST_TEXT) return undefined;
  const bytes = await blob.arrayBuffer();
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

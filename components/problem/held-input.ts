/** Input outside of the text box: too large for it, or not text. */
export interface Held {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * With more characters than this, some 6000 lines, a text box takes a large part of a second to render, and is slow at
 * every key (measured in Chromium). Longer input goes to the solver without being rendered.
 */
export const LARGEST_TEXT = 64_000;

/**
 * Characters: a longer insertion by the editing commands takes Chromium seconds, setting the whole text milliseconds.
 */
export const LARGEST_INSERT = 1000;

/** The blob's text, when a text box can contain it unchanged; `undefined` when not. */
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

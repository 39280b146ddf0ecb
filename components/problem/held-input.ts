/** Input that is too large for a text box, or not text at all: the solver reads it from here. */
export interface Held {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * A text box with more characters than this makes the browser stutter at every key. It holds a few tens of thousands of
 * lines; a million go to the solver without being drawn.
 */
export const LARGEST_TEXT = 1_000_000;

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

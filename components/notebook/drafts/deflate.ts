/** Bytes that are unpacked at a time: DEFLATE makes them at most 1032 times as long. */
const STEP = 512;

/** Packs a text as raw DEFLATE data. */
export async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * The text that raw DEFLATE data holds. It is fed in small steps and stops at the limit, so that no more than
 * the limit and half a megabyte is ever unpacked, whatever the data holds.
 *
 * @returns undefined when there is more than `limit` bytes
 * @throws TypeError when the data is not DEFLATE data, or not of a text in UTF-8
 */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<string | undefined> {
  let at = 0;
  const steps = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(to) {
      if (at >= packed.length) return to.close();
      to.enqueue(packed.subarray(at, (at += STEP)));
    },
  });
  const reader = steps.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

/** A text that is packed may be this many times as long unpacked: DEFLATE's own bound is 1032. */
const STEP = 512;

/**
 * Unpacks raw DEFLATE data. It is fed in small steps and stops at the limit, so that no more than
 * the limit and half a megabyte is ever unpacked, whatever the data holds.
 *
 * @returns undefined when there is more than `limit` bytes
 * @throws TypeError when the data is not DEFLATE data
 */
export async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array | undefined> {
  const stream = new DecompressionStream("deflate-raw");
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let at = 0; at < packed.length; at += STEP) {
      await writer.ready;
      await writer.write(packed.subarray(at, at + STEP));
    }
    await writer.close();
  };
  // A failure to write shows at the reading end too, which is where it is reported.
  feed().catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

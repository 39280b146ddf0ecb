/** Bytes that are unpacked at a time: DEFLATE makes them at most 1032 times as long. */
const STEP = 512;

/** A text as raw DEFLATE data in base64 for addresses (RFC 4648, section 5), without padding. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text that {@link packText} has packed. It is unpacked in small steps up to the limit, so that no more than the
 * limit and half a megabyte is ever unpacked, whatever the data holds.
 *
 * @throws RangeError when there are more than `limit` bytes
 * @throws DOMException or TypeError when it is no such data, or not of a text in UTF-8
 */
export async function unpackText(packed: string, limit: number): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  let at = 0;
  const steps = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(to) {
      if (at >= bytes.length) return to.close();
      to.enqueue(bytes.subarray(at, (at += STEP)));
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
      throw new RangeError(`More than ${limit} bytes`);
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

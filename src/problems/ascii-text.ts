/** Characters per call: the number of arguments of a call is limited. */
const PIECE = 8192;

/** Decodes ASCII bytes without TextDecoder, which plain JavaScript does not have. */
export function asciiText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

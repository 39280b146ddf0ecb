/** So many characters become a string at once: a call takes only so many arguments. */
const PIECE = 8192;

/** Bytes of ASCII as text, by the language alone: there is no TextDecoder here. */
export function asciiText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

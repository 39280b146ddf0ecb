import { TokenReader } from "./token-reader.ts";

/** A {@link TokenReader} for a text, encoded as UTF-8. */
export function textReader(text: string): TokenReader {
  const bytes = encode(text);
  let given = false;
  return new TokenReader(() => {
    if (given) return undefined;
    given = true;
    return bytes;
  });
}

/** UTF-8 without TextEncoder, which plain JavaScript does not have. A lone surrogate becomes U+FFFD. */
function encode(text: string): Uint8Array {
  const ascii = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return encodeAny(text);
    ascii[at] = code;
  }
  return ascii;
}

function encodeAny(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
  const bytes = escaped.match(/%..|./gs) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

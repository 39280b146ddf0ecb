import { TokenReader } from "./token-reader.ts";

/** A {@link TokenReader} on a text that is already here, as UTF-8. */
export function textReader(text: string): TokenReader {
  const bytes = encode(text);
  let given = false;
  return new TokenReader(() => {
    if (given) return undefined;
    given = true;
    return bytes;
  });
}

/** UTF-8 by the language alone (there is no TextEncoder here). Half a surrogate pair becomes U+FFFD. */
function encode(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD"));
  const bytes = escaped.match(/%..|./gs) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

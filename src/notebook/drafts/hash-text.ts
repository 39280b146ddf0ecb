const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** Characters of a hash: base 36 writes 64 bits with at most 13. */
export const HASH_LENGTH = 13;

/**
 * FNV-1a with 64 bits over a text's UTF-16 code units, in base 36. Texts that differ in one
 * character never have the same hash, since every step is a bijection of the hash so far; among n
 * other texts two have the same with a chance of about n²/2⁶⁵. It is no
 * protection against deliberate collisions. Time O(length).
 *
 * Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, RFC 9923.
 */
export function hashText(text: string): string {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) {
    hash = ((hash ^ BigInt(text.charCodeAt(i))) * PRIME) & MASK;
  }
  return hash.toString(36).padStart(HASH_LENGTH, "0");
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { HASH_LENGTH, hashText } from "../../../src/notebook/drafts/hash-text.ts";

// Vectors of FNV-1a with 64 bits from RFC 9923: for plain ASCII a code unit is a byte.
test.each([
  ["", 0xcbf29ce484222325n],
  ["a", 0xaf63dc4c8601ec8cn],
  ["foobar", 0x85944171f73967e8n],
])("the hash of %j is the published one", (text, hash) => {
  expect(hashText(text)).toBe(hash.toString(36).padStart(HASH_LENGTH, "0"));
});

test("texts that differ in one character have different hashes of the same length", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", minLength: 1, maxLength: 200 }),
      fc.nat(),
      fc.integer({ min: 1, max: 0xffff }),
      (text, where, flip) => {
        const at = where % text.length;
        const unit = String.fromCharCode(text.charCodeAt(at) ^ flip);
        const other = text.slice(0, at) + unit + text.slice(at + 1);
        expect(hashText(other)).not.toBe(hashText(text));
        expect(hashText(other)).toMatch(/^[0-9a-z]{13}$/);
      },
    ),
  );
});

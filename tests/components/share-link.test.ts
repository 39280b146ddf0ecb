import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import {
  decodeEdits,
  decodeProgram,
  encodeEdits,
  encodeProgram,
  LINK_LIMITS,
} from "../../components/cell/drafts/share-link.ts";
import { hashText, makeEdit, type Edit } from "../../src/notebook/drafts.ts";
import { edits } from "../support/arbitraries.ts";

async function link(all: readonly Edit[]): Promise<string> {
  return (await encodeEdits(all)) ?? expect.unreachable();
}

/** Creates a link with arbitrary contents and a valid hash and length. */
function forge(content: string | Uint8Array, packed = deflateRawSync(content)): string {
  const body = packed.toString("base64url");
  return `#nb=1.${hashText(body)}${body.length.toString(36).padStart(4, "0")}${body}`;
}

afterEach(() => vi.unstubAllGlobals());

const one = makeEdit(2, "let a = 1;", "let a = 2;");
const hash = hashText("a");

test("decodeEdits returns the edits that encodeEdits packed", () =>
  fc.assert(
    fc.asyncProperty(edits, async (all) => {
      const fragment = await link(all);
      expect(fragment).toMatch(/^#nb=/);
      expect(encodeURI(fragment)).toBe(fragment);
      expect(await decodeEdits(fragment)).toEqual(all);
    }),
  ));

test("decodeProgram returns the program that encodeProgram packed, and rejects links of edits", async () => {
  const program = ["cpp", "int main() {}\r\n\u{1F600}"] as const;
  const fragment = (await encodeProgram(...program)) ?? expect.unreachable();
  expect(await decodeProgram(fragment)).toEqual(program);
  expect(await decodeProgram(fragment.slice(0, -1))).toBe("damaged");
  expect(await decodeProgram((await link([one])).replace("#nb=", "#program="))).toBe("damaged");
});

test("decodeEdits rejects a link in which any single character is changed", async () => {
  const fragment = await link([one]);
  const alphabet = "ABCxyz019-_=.%~ é";
  for (let at = "#nb=".length; at < fragment.length; at++) {
    for (const character of alphabet.replace(fragment.charAt(at), "")) {
      const damaged = fragment.slice(0, at) + character + fragment.slice(at + 1);
      expect(["damaged", "version"], damaged).toContain(await decodeEdits(damaged));
    }
  }
});

test("decodeEdits reports a truncated link as damaged", async () => {
  const fragment = await link([one]);
  for (let end = "#nb=1.".length; end < fragment.length; end++) {
    expect(await decodeEdits(fragment.slice(0, end))).toBe("damaged");
  }
});

test("decodeEdits returns a fault for random input, and never throws", () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), fc.uint8Array(), async (text, bytes) => {
      expect(["damaged", "version"]).toContain(await decodeEdits(`#nb=${text}`));
      expect(await decodeEdits(`#nb=1.${text}`)).toBe("damaged");
      expect(await decodeEdits(forge("", Buffer.from(bytes)))).toBe("damaged");
    }),
  ));

test.each([
  ["a later version", "#nb=2.whatever", "version"],
  ["data that is not UTF-8", forge(Uint8Array.of(0x5b, 0xff, 0x5d)), "damaged"],
  ["data that is not JSON", forge("edits"), "damaged"],
  ["an object", forge('{"__proto__":{"polluted":1}}'), "damaged"],
  ["an edit with an additional field", forge(`[[1,"${hash}","b",1]]`), "damaged"],
  ["a cell that is not a number", forge(`[["1","${hash}","b"]]`), "damaged"],
  ["an invalid hash", forge(`[[1,"<b>","b"]]`), "damaged"],
  ["a text that is an object", forge(`[[1,"${hash}",{"toString":1}]]`), "damaged"],
  ["too many cells", forge(JSON.stringify(Array(201).fill([1, hash, ""]))), "damaged"],
  ["a text that is too long", forge(JSON.stringify([[1, hash, "x".repeat(1_000_000)]])), "damaged"],
  ["unbounded nesting", forge("[".repeat(200_000)), "damaged"],
  ["trailing bytes", forge("", Buffer.from([...deflateRawSync("[]"), 1, 2])), "damaged"],
])("decodeEdits rejects a link with %s", async (_, fragment, fault) => {
  expect(await decodeEdits(fragment)).toBe(fault);
});

test("decodeEdits rejects a link that is too long without unpacking it", async () => {
  vi.stubGlobal("DecompressionStream", () => expect.unreachable());
  const length = LINK_LIMITS.fragment + 1;
  expect(await decodeEdits("#nb=1.".padEnd(length, "A"))).toBe("damaged");
});

test("encodeEdits returns undefined for edits that exceed the limits of a link", async () => {
  const noise = Array.from({ length: 40_000 }, (_, i) => hashText(String(i))).join("");
  expect(await encodeEdits([makeEdit(1, "a", noise.slice(0, 100_000))])).toBeUndefined();
  expect(await encodeEdits([makeEdit(1, "a", "é".repeat(500_000))])).toBeUndefined();
});

test("decodeEdits rejects a small link that unpacks to 40 MB", async () => {
  const bomb = forge(Buffer.alloc(40_000_000, "["));
  expect(bomb.length).toBeLessThan(LINK_LIMITS.fragment);
  expect(await decodeEdits(bomb)).toBe("damaged");
});

import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "../../src/judge/test-package.ts";

/** The files of a zip by its directory, each compared with what stands before it, and with its checksum. */
function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06"));
  const [count, size, start] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]; // prettier-ignore
  expect(end).toBe(start + size);
  const found: Record<string, string> = {};
  let at = start;
  for (let file = 0; file < count; file++) {
    expect(bytes.toString("latin1", at, at + 4)).toBe("PK\x01\x02");
    const [length, from] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const path = bytes.toString("utf8", at + 46, at + 46 + length);
    expect(bytes.toString("latin1", from, from + 4)).toBe("PK\x03\x04");
    expect(bytes.subarray(from + 4, from + 30).equals(bytes.subarray(at + 6, at + 32))).toBe(true);
    const data = from + 30 + length;
    const text = bytes.subarray(data, data + bytes.readUInt32LE(at + 24));
    expect(crc32(text)).toBe(bytes.readUInt32LE(at + 16));
    found[path] = text.toString("utf8");
    at += 46 + length;
  }
  expect(at).toBe(end);
  return found;
}

test("a zip has every file, and the same bytes at any time", () => {
  const files = { "a.txt": "", "b/c-d.txt": "Nim\n", "é/鬼.txt": "\u0000✓".repeat(70_000) };
  const packed = () =>
    Buffer.concat(zip(Object.entries(files).map(([path, text]) => ({ path, text }))));
  expect(unzip(packed())).toEqual(files);
  expect(packed().equals(packed())).toBe(true);
});

test("a zip of nothing is one", () => {
  expect(unzip(Buffer.concat(zip([])))).toEqual({});
});

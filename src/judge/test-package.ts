import { inputsForStep, STEPS } from "./inputs.ts";
import type { Task } from "./task.ts";

/** A file of a package: its path, separated by slashes, and its text. */
export interface PackedFile {
  readonly path: string;
  readonly text: string;
}

interface Packed<Case> {
  readonly task: Task<Case>;
  /** Returns a complete input with these cases. */
  readonly print: (cases: readonly Case[]) => string;
  /** The cases that contestants see. */
  readonly samples: readonly Case[];
  readonly seed: number;
}

/**
 * Returns the test data of a package in the ICPC problem package format: each input of the judge with its answers, in the
 * judge's order.
 *
 * @see https://icpc.io/problem-package-format/spec/legacy-icpc.html
 */
export function testFiles<Case>(packed: Packed<Case>): readonly PackedFile[] {
  const { task, samples, seed } = packed;
  const secret = STEPS.slice(1).flatMap((step, order) => {
    const inputs = inputsForStep(task, step, seed);
    const width = String(inputs.length).length;
    return inputs.flatMap((cases, at) => {
      const number = inputs.length === 1 ? "" : `-${String(at + 1).padStart(width, "0")}`;
      return pair(packed, `secret/${order + 1}-${step}${number}`, cases);
    });
  });
  return [...pair(packed, "sample/sample", samples), ...secret];
}

const pair = <Case>(
  { task, print }: Packed<Case>,
  name: string,
  cases: readonly Case[],
): readonly PackedFile[] => [
  { path: `data/${name}.in`, text: print(cases) },
  { path: `data/${name}.ans`, text: cases.map((one) => `${String(task.answer(one))}\n`).join("") },
];

/** 1 January 1980, the earliest date in the format. A fixed date makes the archive's bytes depend on its files only. */
const DAY = (1 << 5) | 1;

/** Version 2.0 of the format, and names in UTF-8. */
const VERSION = 20;
const UTF8 = 1 << 11;

/** A number, stored in little-endian byte order. */
type Field = readonly [bytes: 2 | 4, value: number];

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const size = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (crcTable[(rest ^ byte) & 0xff] ?? 0);
  return ~rest >>> 0;
}

/**
 * Returns the parts of a zip archive of these files, to be concatenated. The files are not compressed, since the compressed
 * bytes would depend on the browser.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function zip(files: readonly PackedFile[]): readonly Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const shared: readonly Field[] = [
      [2, VERSION],
      [2, UTF8],
      [2, 0], // stored
      [2, 0], // midnight
      [2, DAY],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0], // no extra field
    ];
    const entry: readonly Field[] = [
      [4, 0x02014b50],
      [2, VERSION],
      ...shared,
      [2, 0], // no comment
      [2, 0], // the first disk
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    const head = record([[4, 0x04034b50], ...shared]);
    parts.push(head, name, bytes);
    directory.push(record(entry), name);
    offset += head.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
  return [...parts, ...directory, end];
}

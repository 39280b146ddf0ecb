import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { kept, type Kind } from "../../../src/integrations/building/kept.ts";
import { prune } from "../../../src/integrations/building/tidy.ts";
import { forget } from "../../../src/integrations/building/remembered.ts";

const run = promisify(execFile);

let folder: string;
let source: string;
let times: number;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), "kept-"));
  source = join(folder, "source.ts").replaceAll("\\", "/");
  fs.writeFileSync(source, "first");
  times = 0;
  forget();
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const place = () => join(folder, "kept");
const kind = (name = "numbers"): Kind => ({ name, sources: [source] });
/** Yields another value each time that it is really made. */
const make = () => ({ made: ++times, text: "x".repeat(100) });
const ask = (of: unknown = 1, name?: string) => kept(kind(name), of, make, place());
const made = async (...given: Parameters<typeof ask>) => (await ask(...given)).made;
const files = () => fs.globSync("*/*", { cwd: place() }).map((file) => join(place(), file));

const save = (text: string): void => {
  fs.writeFileSync(source, text);
  forget();
};

describe("what is kept", () => {
  test("is made once, and is the same when it is read", async () => {
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(times).toBe(1);
  });

  test("is made once where two ask at once, and is each one's own", async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(times).toBe(1);
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });

  test("is another for another question and for another kind", async () => {
    expect([await made(1), await made(2), await made(1, "others")]).toEqual([1, 2, 3]);
  });

  test("is another for another source, and the old one for the old source", async () => {
    expect(await made()).toBe(1);
    save("second");
    expect(await made()).toBe(2);
    save("first");
    expect(await made()).toBe(1);
  });

  test("is not what was made while a source was saved: it may be of either", async () => {
    const torn = kept(
      kind(),
      1,
      () => {
        fs.writeFileSync(source, "second");
        return make();
      },
      place(),
    );
    expect((await torn).made).toBe(1);
    save("first");
    expect(await made()).toBe(2);
  });

  test("is not what failed", async () => {
    const fails = () => Promise.reject(new Error("no"));
    await expect(kept(kind(), 1, fails, place())).rejects.toThrow("no");
    expect(fs.existsSync(place())).toBe(false);
    expect(await made()).toBe(1);
  });

  const damages: Record<string, (bytes: Buffer) => Buffer> = {
    empty: () => Buffer.alloc(0),
    "shorter than its hash": (bytes) => bytes.subarray(0, 20),
    truncated: (bytes) => bytes.subarray(0, -1),
    "too long": (bytes) => Buffer.concat([bytes, Buffer.from("x")]),
    "other in its hash": (bytes) => Buffer.concat([Buffer.alloc(32), bytes.subarray(32)]),
    "other in one bit": (bytes) =>
      Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]),
  };
  test.each(Object.entries(damages))("is made anew where its file is %s", async (_, damage) => {
    await made();
    const [file = ""] = files();
    const before = fs.readFileSync(file);
    fs.writeFileSync(file, damage(Buffer.from(before)));
    expect(await made()).toBe(2);
    // What was made anew has the damaged file's place.
    expect(await made()).toBe(2);
    expect(files()).toEqual([file]);
  });

  test("is never another one's, whose file was put in its place", async () => {
    await made(1);
    const [one = ""] = files();
    await made(2);
    const [other = ""] = files().filter((file) => file !== one);
    fs.copyFileSync(one, other);
    expect(await made(2)).toBe(3);
  });

  test("is made each time where nothing can be written", async () => {
    fs.writeFileSync(place(), "a file where a folder should be");
    expect([await made(), await made()]).toEqual([1, 2]);
  });

  test("is whole while several processes write it", async () => {
    const module = pathToFileURL(resolve("src/integrations/building/kept.ts")).href;
    const script = `import { kept } from ${JSON.stringify(module)};
      for (let i = 0; i < 40; i++) {
        const make = () => ({ i, text: "x".repeat(200_000) });
        const value = await kept(${JSON.stringify(kind())}, i, make, ${JSON.stringify(place())});
        if (value.i !== i || value.text.length !== 200_000) throw new Error("torn");
      }`;
    const write = () => run(process.execPath, ["--input-type=module", "--eval", script]);
    await Promise.all([write(), write(), write()]);
    expect(files()).toHaveLength(40);
    forget();
    const read = await kept(kind(), 7, make, place());
    expect(read).toMatchObject({ i: 7 });
  });
});

describe("pruning", () => {
  const age = (file: string, seconds: number) => fs.utimesSync(file, seconds, seconds);

  test("throws away what was used longest ago, and keeps the rest", async () => {
    await made(1);
    const [one = ""] = files();
    await made(2);
    const [other = ""] = files().filter((file) => file !== one);
    age(one, 1000);
    age(other, 2000);
    await prune(place(), fs.statSync(one).size);
    expect(files()).toEqual([other]);
    expect(await made(2)).toBe(2);
  });

  test("counts what was read as used", async () => {
    await made(1);
    const [one = ""] = files();
    age(one, 1000);
    await made(1);
    await made(2);
    const [other = ""] = files().filter((file) => file !== one);
    age(other, 2000);
    await prune(place(), fs.statSync(one).size);
    expect(files()).toEqual([one]);
  });

  test("keeps all where there is room, and finds nothing where nothing is", async () => {
    await made(1);
    await prune(place(), 10_000);
    expect(files()).toHaveLength(1);
    await prune(join(folder, "nowhere"));
  });
});

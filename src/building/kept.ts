import { globSync, readFileSync } from "node:fs";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { remembered } from "./remembered.ts";

/** A hash of the names and the texts of all files that match. */
function hashFiles(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(patterns).sort()) {
    const text = readFileSync(file);
    hash.update(`${file.replaceAll("\\", "/")} ${text.length}\n`).update(text);
  }
  return hash.digest("hex");
}

/** What builds made lies here. */
export const KEPT = "node_modules/.cache/grundy";

/** One kind of what is kept. */
export interface Kind {
  /** Also the name of its folder. */
  readonly name: string;
  /** Patterns of all files of the project that make it. */
  readonly sources: readonly string[];
}

/** The exact versions of all packages, and what reads and writes the files. */
const TOOLS = ["package-lock.json", "node_modules/.package-lock.json", "src/building/*.ts"];

const PLATFORM = [process.version, process.platform, process.arch];

const hashOf = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** Each pattern's files are read once, until one is saved. */
const hashOnce: typeof hashFiles = (patterns) =>
  remembered(`files ${patterns.join()}`, () => hashFiles(patterns));

/** A key of all that a value depends on. */
function keyOf({ name, sources }: Kind, of: unknown): string {
  const made = [name, hashOnce(TOOLS), hashOnce(sources), ...PLATFORM];
  return hashOf(JSON.stringify([made, of])).toString("hex");
}

/** A file is a hash of its key and its content, and its content: no other file can stand in its place. */
const HASH = 32;

async function read(place: string, key: string): Promise<Buffer | undefined> {
  const file = await readFile(place).catch(() => Buffer.alloc(0));
  const content = file.subarray(HASH);
  return hashOf(key, content).equals(file.subarray(0, HASH)) ? content : undefined;
}

/** Written whole or not at all, should two builds run at once. */
async function write(place: string, key: string, content: Buffer): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(draft, Buffer.concat([hashOf(key, content), content]));
    await rename(draft, place);
  } catch {
    // It cannot be kept, and is made again another time.
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** When a file was last used decides which ones are thrown away: `prune`. */
async function noteUse(place: string): Promise<void> {
  const now = new Date();
  await utimes(place, now, now).catch(() => {});
}

/** What is being made at present: the configuration begins what pages ask for. */
const making = () => remembered("making", () => new Map<string, Promise<Buffer>>());

/**
 * What an earlier build made of the same, by the same sources, with the same packages; or what is made now, and kept for
 * the next. Where two ask at once, it is made once. A file that is not just as it was written counts as none.
 *
 * @param of all that the value is made of, beside the kind's sources: what JSON can say
 * @param make yields what `structuredClone` can copy; each caller gets a copy
 * @throws what `make` throws; nothing is kept then. A folder that cannot be read or written is no fault.
 */
export async function kept<Value>(
  kind: Kind,
  of: unknown,
  make: () => Value | Promise<Value>,
  folder = KEPT,
): Promise<Value> {
  const key = keyOf(kind, of);
  const sources = hashOnce(kind.sources);
  const place = join(folder, kind.name, key);

  const find = async (): Promise<Buffer> => {
    const known = await read(place, key);
    if (known) {
      await noteUse(place);
      return known;
    }
    const content = serialize(await make());
    // Where a source was saved meanwhile, nobody knows which one made it.
    if (hashFiles(kind.sources) === sources) await write(place, key, content);
    return content;
  };
  const found = making().get(place) ?? find();
  making().set(place, found);
  try {
    return deserialize(await found) as Value;
  } finally {
    making().delete(place);
  }
}

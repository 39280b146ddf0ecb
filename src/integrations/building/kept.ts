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

/** The folder of the cache. */
export const KEPT = "node_modules/.cache/grundy";

/** One kind of cached values. */
export interface Kind {
  /** Also the name of its folder. */
  readonly name: string;
  /** Glob patterns of all source files that its values depend on. */
  readonly sources: readonly string[];
}

/** The exact versions of all packages, and the sources of the cache itself. */
const TOOLS = [
  "package-lock.json",
  "node_modules/.package-lock.json",
  "src/integrations/building/*.ts",
];

const PLATFORM = [process.version, process.platform, process.arch];

const hashOf = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();

/** The hash is computed once, until a file is saved. */
const hashOnce: typeof hashFiles = (patterns) =>
  remembered(`files ${patterns.join()}`, () => hashFiles(patterns));

/** The hash of everything that a value depends on. */
function keyOf({ name, sources }: Kind, of: unknown): string {
  const made = [name, hashOnce(TOOLS), hashOnce(sources), ...PLATFORM];
  return hashOf(JSON.stringify([made, of])).toString("hex");
}

/** Bytes of the hash of key and content at the start of each file: damaged and swapped files are detected. */
const HASH = 32;

async function read(place: string, key: string): Promise<Buffer | undefined> {
  const file = await readFile(place).catch(() => Buffer.alloc(0));
  const content = file.subarray(HASH);
  return hashOf(key, content).equals(file.subarray(0, HASH)) ? content : undefined;
}

/** Writes the file atomically: two builds may run at once. */
async function write(place: string, key: string, content: Buffer): Promise<void> {
  const draft = `${place}.${randomUUID()}`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await writeFile(draft, Buffer.concat([hashOf(key, content), content]));
    await rename(draft, place);
  } catch {
    // It cannot be cached: the next build makes it again.
    await rm(draft, { force: true }).catch(() => {});
  }
}

/** Sets the time of last use, by which `prune` deletes files. */
async function noteUse(place: string): Promise<void> {
  const now = new Date();
  await utimes(place, now, now).catch(() => {});
}

/** Values that are being made: pages await those that the configuration has started. */
const making = () => remembered("making", () => new Map<string, Promise<Buffer>>());

/**
 * The cached value for the same data, sources and packages; or a new one, which is cached. Concurrent calls make it once.
 * A damaged file counts as missing.
 *
 * @param of the data that the value depends on beside the kind's sources, as JSON
 * @param make returns a value that `structuredClone` can copy; each caller gets a copy
 * @throws what `make` throws; nothing is cached then. A folder that cannot be read or written is not an error.
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
    // If a source was saved meanwhile, it is unknown which version made the value.
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

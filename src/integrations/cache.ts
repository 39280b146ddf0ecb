import type { AstroIntegration } from "astro";
import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** The folder of the cache. */
const FOLDER = "node_modules/.cache/grundy";

/** Returns the SHA-256 hash of a text in hexadecimal digits. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns a file name that changes with the text: `hashedName("kernel", "js", text)` is `kernel.0123456789.js`. */
export const hashedName = (name: string, extension: string, text: string): string =>
  `${name}.${hashOf(text).slice(0, 10)}.${extension}`;

/** Whether this is the development server, which shows pages without waiting for TypeScript. */
export const isDevelopment =
  (import.meta as { env?: { MODE: string } }).env?.MODE === "development";

/**
 * Caches a value for the rest of a build. The development server computes it at each call, because files change while
 * it runs.
 */
export function onceInBuild<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    if (isDevelopment) return make();
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that runs asynchronous work one after another. */
export function queue(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = last.then(work);
    last = running.catch(() => {});
    return running;
  };
}

const hashes = new Map<string, string>();

/** Returns a hash of the names and texts of all matching files, for `cached`. A build reads them once. */
export function hashOfFiles(...patterns: readonly string[]): string {
  const known = isDevelopment ? undefined : hashes.get(patterns.join());
  if (known !== undefined) return known;
  const files = globSync(patterns).map((file) => file.replaceAll("\\", "/"));
  const contents = files.sort().map((file) => [file, readFileSync(file, "utf8")]);
  const hash = hashOf(JSON.stringify(contents));
  hashes.set(patterns.join(), hash);
  return hash;
}

const known = new Map<string, Promise<unknown>>();

/** Writes a file atomically, because two builds may run at the same time. Ignores a folder that is not writable. */
async function write(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => {});
  }
}

async function find<Value>(file: string, make: () => Value | Promise<Value>): Promise<Value> {
  try {
    const value = deserialize(await readFile(file)) as Value;
    const now = new Date();
    await utimes(file, now, now);
    return value;
  } catch {
    // The file does not exist or is damaged.
  }
  const value = await make();
  await write(file, serialize(value));
  return value;
}

/**
 * Returns the value that this build or an earlier one computed from the same inputs, or computes a new one. The name of
 * its file is a hash of the inputs, the versions of all packages and that of Node.
 *
 * @param inputs everything that the value depends on, as JSON
 * @param make returns a value that `structuredClone` can copy; callers share it and must not change it
 * @throws any error that `make` throws; nothing is cached then
 */
export function cached<Value>(
  name: string,
  inputs: readonly unknown[],
  make: () => Value | Promise<Value>,
  folder = FOLDER,
): Promise<Value> {
  const key = hashOf(
    JSON.stringify([process.version, hashOfFiles("package-lock.json"), ...inputs]),
  );
  const file = join(folder, name, key);
  const found = known.get(file) ?? find(file, make);
  known.set(file, found);
  found.catch(() => known.delete(file));
  return found as Promise<Value>;
}

/** Time after which an unused file of the cache is deleted, in milliseconds. */
const LIFETIME = 3 * 24 * 60 * 60 * 1000;

/** Deletes, after each build, the files of the cache that have not been used for three days. */
export const cleanCache = (): AstroIntegration => ({
  name: "grundy-clean-cache",
  hooks: {
    "astro:build:done": async () => {
      const files = globSync("*/*", { cwd: FOLDER }).map((file) => join(FOLDER, file));
      for (const file of files) {
        // Another build may have deleted the file.
        const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0);
        if (age > LIFETIME) await rm(file, { force: true });
      }
    },
  },
});

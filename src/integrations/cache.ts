import type { AstroIntegration } from "astro";
import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";

/** The folder of the cache. */
const FOLDER = "node_modules/.cache/grundy";

/** The SHA-256 of a text, in hexadecimal digits. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The name of a file that changes with its text: `hashedName("kernel", "js", text)` is `kernel.0123456789.js`. */
export const hashedName = (name: string, extension: string, text: string): string =>
  `${name}.${hashOf(text).slice(0, 10)}.${extension}`;

/** Whether this is the development server, which shows a page without waiting for TypeScript. */
export const isDevelopment =
  (import.meta as { env?: { MODE: string } }).env?.MODE === "development";

/**
 * Makes a value once in a build. The development server makes it at each call, because files change while it runs.
 */
export function onceInBuild<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    if (isDevelopment) return make();
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes a queue, which does one after the other. */
export function queue(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = last.then(work);
    last = running.catch(() => {});
    return running;
  };
}

const hashes = new Map<string, string>();

/** A hash of the names and texts of all files that match, for `cached`. A build reads them once. */
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

/** Writes a file at once: two builds may run at the same time. A folder that cannot be written is no error. */
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
    // There is no such file, or it is damaged.
  }
  const value = await make();
  await write(file, serialize(value));
  return value;
}

/**
 * The value that was made from the same inputs before, by this build or an earlier one; or else a new one. Its file is
 * named by a hash of the inputs, the versions of all packages and that of Node.
 *
 * @param inputs the contents of all that the value depends on, as JSON
 * @param make returns a value that `structuredClone` can copy; callers share it and must not change it
 * @throws what `make` throws; nothing is cached then
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

/** Milliseconds after which an unused file of the cache is deleted. */
const LIFETIME = 3 * 24 * 60 * 60 * 1000;

/** Deletes the files of the cache that have not been used for three days, after each build. */
export const cleanCache = (): AstroIntegration => ({
  name: "grundy-clean-cache",
  hooks: {
    "astro:build:done": async () => {
      const files = globSync("*/*", { cwd: FOLDER }).map((file) => join(FOLDER, file));
      for (const file of files) {
        // Another build may have deleted it.
        const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0);
        if (age > LIFETIME) await rm(file, { force: true });
      }
    },
  },
});

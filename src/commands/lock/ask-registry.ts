import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Known } from "./complete-lock.ts";

const FIELDS = [
  "version",
  "dist.integrity",
  "os",
  "cpu",
  "libc",
  "license",
  "engines",
  "dependencies",
  "optionalDependencies",
];

type Answer = Omit<Known, "integrity"> & { readonly "dist.integrity"?: string };

/** Not in the registry, or with `--offline` not in npm's cache. */
const UNKNOWN = /"code": "(E404|ENOTCACHED)"/;

/**
 * Metadata from npm's configured registry for the newest version of a package that satisfies `spec`.
 *
 * @throws Error when npm did not start this program, or its request fails
 */
export async function askRegistry(name: string, spec: string): Promise<Known | undefined> {
  const npm = process.env["npm_execpath"];
  if (!npm) throw new Error("Cannot ask the registry: npm is to run this (npm run lock)");
  try {
    const asked = [npm, "view", `${name}@${spec}`, ...FIELDS, "--json"];
    const { stdout } = await promisify(execFile)(process.execPath, asked);
    const answers = [JSON.parse(stdout) as Answer | Answer[]].flat();
    const { "dist.integrity": integrity, ...known } = answers.at(-1) ?? { version: spec };
    return { ...known, ...(integrity ? { integrity } : {}) };
  } catch (error) {
    if (error instanceof Error && "stdout" in error && UNKNOWN.test(String(error.stdout))) return;
    throw error;
  }
}

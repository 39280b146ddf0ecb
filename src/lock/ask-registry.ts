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

/** The registry does not have it; without a network (`--offline`), nor does npm's store. */
const UNKNOWN = /"code": "(E404|ENOTCACHED)"/;

/**
 * What the registry that npm is set up for knows of a package: of its newest version that meets `spec`.
 *
 * @throws Error when npm did not run this program, or cannot ask
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

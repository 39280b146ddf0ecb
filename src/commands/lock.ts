/** The command `npm run lock`: completes package-lock.json for every machine. See {@link completeLock}. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { completeLock, type Ask, type Lock } from "./complete-lock.ts";

const FILE = "package-lock.json";

const FIELDS = [
  ...["version", "dist.integrity", "os", "cpu", "libc", "license", "engines"],
  ...["dependencies", "optionalDependencies"],
];

/** The metadata of the newest version that satisfies `spec`, from npm's configured registry. */
const askRegistry: Ask = (name, spec) => {
  const npm = process.env["npm_execpath"];
  if (!npm) throw new Error("Cannot ask the registry: npm is to run this (npm run lock)");
  const asked = [npm, "view", `${name}@${spec}`, ...FIELDS, "--json"];
  const found = JSON.parse(execFileSync(process.execPath, asked, { encoding: "utf8" })) as object;
  const { "dist.integrity": integrity, ...known } = [found].flat().at(-1) as Awaited<
    ReturnType<Ask>
  > & { readonly "dist.integrity": string };
  return Promise.resolve({ ...known, integrity });
};

const lock = JSON.parse(readFileSync(FILE, "utf8")) as Lock;
const complete = await completeLock(lock, askRegistry);
writeFileSync(FILE, `${JSON.stringify(complete, undefined, 2)}\n`);
const { length } = Object.keys(complete.packages);
const added = length - Object.keys(lock.packages).length;
console.log(`${FILE}: ${length} packages, ${added} of them new.`);

/** The command `npm run lock`: adds to package-lock.json the optional packages for every machine. See {@link missingFrom}. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { missingFrom, type Entry, type Packages } from "./complete-lock.ts";

const FILE = "package-lock.json";

/** The fields of an entry in npm's order. The registry does not return `dev` and `optional`. */
const FIELDS = [
  ...["version", "dist.integrity", "cpu", "dev", "libc", "license", "optional", "os"],
  ...["dependencies", "engines", "optionalDependencies"],
];

/** Returns the newest version that satisfies `spec` in npm's configured registry. */
function entryOf(name: string, spec: string, dev: boolean): Entry {
  const npm = process.env["npm_execpath"];
  if (!npm)
    throw new Error("Cannot query the registry: the command must be run by npm (npm run lock)");
  const view = [npm, "view", `${name}@${spec}`, ...FIELDS, "--json"];
  const answer = JSON.parse(execFileSync(process.execPath, view, { encoding: "utf8" })) as object;
  const known = { ...[answer].flat().at(-1), ...(dev && { dev }), optional: true };
  const found: Readonly<Record<string, unknown>> = known;
  const fields = FIELDS.flatMap((field) => {
    const value = found[field];
    return value === undefined ? [] : [[field.replace("dist.", ""), value] as const];
  });
  return Object.fromEntries(fields);
}

const lock = JSON.parse(readFileSync(FILE, "utf8")) as { packages: Packages };
const { packages } = lock;
const all: Record<string, Entry> = { ...packages };
for (let wanted = missingFrom(all); wanted.length > 0; wanted = missingFrom(all)) {
  for (const { name, spec, place, dev } of wanted) all[place] = entryOf(name, spec, dev);
}
const sorted = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, "en"));
const complete = { ...lock, packages: Object.fromEntries(sorted) };
writeFileSync(FILE, `${JSON.stringify(complete, undefined, 2)}\n`);
const added = sorted.length - Object.keys(packages).length;
console.log(`${FILE}: ${sorted.length} packages, ${added} of them new.`);

/**
 * The command `npm run bench`: measures speed and size in one run on this machine. `npm run bench -- solvers` measures
 * one section. Speed is compared with C++ in the same run, size in bytes. The bench ends with a list of missed targets;
 * its exit status is always 0.
 */
import { loadavg } from "node:os";
import { laboratory } from "./laboratory.ts";
import { languages } from "./languages.ts";
import type { Row } from "./measure.ts";
import { site } from "./site.ts";
import { solvers } from "./solvers.ts";

const sections: Readonly<Record<string, () => AsyncGenerator<Row>>> = {
  solvers,
  laboratory,
  languages,
  site,
};

const names = process.argv.slice(2);
const chosen = names.length > 0 ? names : Object.keys(sections);
const over: string[] = [];

function print({ what, result, over: isOver }: Row): void {
  const line = `${what.padEnd(64)}  ${result}`;
  console.log(line);
  if (isOver) over.push(line);
}

const load = () => loadavg()[0]?.toFixed(1) ?? "";
print({ what: "load of the machine, before", result: load() });
for (const name of chosen) {
  const section = sections[name];
  if (section === undefined) {
    const known = Object.keys(sections).join(", ");
    throw new RangeError(`Cannot run bench: section must be one of ${known}, found ${name}`);
  }
  for await (const row of section()) print(row);
}
print({ what: "load of the machine, after", result: load() });
console.log(over.length === 0 ? "All targets are met." : "Missed targets:");
for (const line of over) console.log(line);

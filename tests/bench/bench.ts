/**
 * `npm run bench`: speed and size, measured in one run on this machine. `npm run bench -- solvers` measures one section.
 * Speed is judged by its ratio to C++ in the same run, size by bytes. It ends with a list of what misses its aim, and
 * with status 0 all the same.
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
    throw new RangeError(`The bench has no section ${name}; it has ${known}`);
  }
  for await (const row of section()) print(row);
}
print({ what: "load of the machine, after", result: load() });
console.log(over.length === 0 ? "Nothing misses its aim." : "These miss their aims:");
for (const line of over) console.log(line);

/**
 * `npm run bench`: speed and size, measured in one run on this machine. `npm run bench -- solvers tables` measures
 * these sections only. Speed is judged by its ratio to a twin of the same run, size by bytes; it ends with what is over
 * its aim, and with status 0 all the same.
 */
import { loadavg } from "node:os";
import { builds } from "./builds.ts";
import { findCompiler } from "./compiler.ts";
import { judging } from "./judging.ts";
import { laboratory } from "./laboratory.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { load } from "./load.ts";
import { site } from "./site.ts";
import { solvers } from "./solvers.ts";
import { tables } from "./tables.ts";
import { types } from "./types.ts";
import type { Row } from "./row.ts";

const sections = {
  site,
  solvers,
  tables,
  types,
  judge: judging,
  laboratory,
  lighthouse: lighthouseScores,
  load,
  builds,
} as const;
type Section = keyof typeof sections;
const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !isSection(name));
if (unknown !== undefined) {
  const known = Object.keys(sections).join(", ");
  throw new RangeError(
    `Cannot run bench: section must be one of ${known}, current value is ${unknown}`,
  );
}

const machine = () =>
  loadavg()
    .map((part) => part.toFixed(1))
    .join(" ");
const over: string[] = [];

function print(row: Row): void {
  const [what, result] = "what" in row ? [row.what, row.result] : row;
  const line = `${what.padEnd(64)}  ${result}`;
  console.log(line);
  if ("what" in row && row.over) over.push(line);
}

print(["load of the machine, before", machine()]);
print(["twins", findCompiler() ?? "plain JavaScript, since there is no C++ compiler"]);
for (const name of asked.length > 0
  ? asked.filter(isSection)
  : (Object.keys(sections) as Section[])) {
  for await (const row of sections[name]()) print(row);
}
print(["load of the machine, after", machine()]);
console.log(over.length === 0 ? "Nothing is over its aim." : "Over their aims:");
for (const line of over) console.log(line);

/**
 * `npm run bench`: speed and size, measured in one run on this machine. `npm run bench -- solvers tables` measures
 * these sections only.
 */
import { loadavg } from "node:os";
import { builds } from "./builds.ts";
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
const print = ([name, value]: Row) => console.log(`${name.padEnd(64)}  ${value}`);

print(["load of the machine, before", machine()]);
for (const name of asked.length > 0
  ? asked.filter(isSection)
  : (Object.keys(sections) as Section[])) {
  for await (const row of sections[name]()) print(row);
}
print(["load of the machine, after", machine()]);

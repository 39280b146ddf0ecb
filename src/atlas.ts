/**
 * The command `npm run atlas`: computes the atlas of octal games anew. What it had computed farther is kept, such as the
 * games that `npm run atlas -- --long` computes alone. See {@link survey}.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { codes, LIMITS, LONG } from "./laboratory/atlas/limits.ts";
import { fromCsv, toCsv, type Row } from "./laboratory/atlas/row.ts";
import { survey } from "./laboratory/atlas/survey.ts";
import type { Explored } from "./laboratory/atlas/explore.ts";

const FOLDER = "src/laboratory/atlas";
const isLong = process.argv[2] === "--long";

function keep(file: string, rows: readonly Row[]): void {
  const path = `${FOLDER}/${file}`;
  const before = existsSync(path) ? fromCsv(readFileSync(path, "utf8")) : [];
  const all = new Map(before.map((row) => [row.game, row]));
  for (const row of rows) {
    const old = all.get(row.game);
    if (old === undefined || old.heaps <= row.heaps || (row.proof && !old.proof))
      all.set(row.game, row);
  }
  writeFileSync(path, toCsv([...all.values()].toSorted((a, b) => (a.game < b.game ? -1 : 1))));
  console.log(`${path}: ${all.size} games, ${rows.filter(({ proof }) => proof).length} periods`);
}

let since = performance.now();
function tell(form: string, { values, period }: Explored): void {
  const seconds = (performance.now() - since) / 1000;
  since = performance.now();
  if (seconds > 1) console.log(form, values.length, period ?? "", `${seconds.toFixed(1)} s`);
}

const three = codes(3);
if (isLong) {
  const bound = (form: string) => ({ least: 0, heaps: LONG[form] ?? 0, work: Infinity });
  keep("octal-3.csv", survey(Object.keys(LONG), bound, tell));
} else {
  keep(
    "octal-3.csv",
    survey(three, () => LIMITS.three, tell),
  );
  const four = codes(4).filter((game) => !game.endsWith("0"));
  const rows = survey([...three, ...four], () => LIMITS.four, tell);
  keep(
    "octal-4.csv",
    rows.filter(({ game, proof }) => game.length === 6 && proof),
  );
}

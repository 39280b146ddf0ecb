/** The command `npm run atlas`: computes the whole atlas of octal games again. See {@link survey}. */
import { writeFileSync } from "node:fs";
import { boundOf, codes, LIMITS, type Explored } from "../octal/atlas/explore.ts";
import { toCsv, type Row } from "../octal/atlas/row.ts";
import { survey } from "../octal/atlas/survey.ts";

const FOLDER = "src/octal/atlas";

function write(file: string, rows: readonly Row[]): void {
  const path = `${FOLDER}/${file}`;
  writeFileSync(path, toCsv(rows.toSorted((a, b) => (a.game < b.game ? -1 : 1))));
  console.log(`${path}: ${rows.length} games, ${rows.filter(({ proof }) => proof).length} periods`);
}

let since = performance.now();
function notify(form: string, { values, period }: Explored): void {
  const seconds = (performance.now() - since) / 1000;
  since = performance.now();
  if (seconds > 1) console.log(form, values.length, period ?? "", `${seconds.toFixed(1)} s`);
}

const three = codes(3);
write("octal-3.csv", survey(three, boundOf, notify));
const four = codes(4).filter((game) => !game.endsWith("0"));
const rows = survey([...three, ...four], () => LIMITS.four, notify);
write(
  "octal-4.csv",
  rows.filter(({ game, proof }) => game.length === 6 && proof),
);

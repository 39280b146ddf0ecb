import type { TableData } from "../../src/notebook/output.ts";
import type { Outcome } from "../../src/games/theory/outcome.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";

/** Numbers in a row must not wrap, "0 1 2 3", and where there is room two with a word between, "36 of 81". */
function numbersIn(entry: string): string | undefined {
  if (/^[\d\s,]{1,28}$/.test(entry)) return "numbers";
  return /^[\d,]+ \p{L}+ [\d,]+$/u.test(entry) ? "count" : undefined;
}

/** A whole number of five digits or more, as prose writes it: 127,905. Years and numbers of problems have four. */
const grouped = (entry: string, language: string): string =>
  /^-?\d{5,}$/.test(entry) ? BigInt(entry).toLocaleString(language) : entry;

const isOutcome = (entry: string): entry is Outcome => entry === "P" || entry === "N";

interface TableViewProps {
  readonly table: TableData;
  readonly words: Words["cell"];
}

/** A table that scrolls horizontally where it is wider than the page. */
export function TableView({ table, words }: TableViewProps) {
  const { columns, numeric, rows, cut, caption } = table;
  const align = (i: number) => (numeric[i] ? "number" : undefined);
  return (
    <figure class="output-table">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption ?? words.table}>
        <table>
          {columns.some(Boolean) && (
            <thead>
              <tr>
                {columns.map((column, i) => (
                  <th key={i} scope="col" class={align(i)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((entry, j) => (
                  <td key={j} class={align(j) ?? numbersIn(entry)}>
                    {isOutcome(entry) ? (
                      <OutcomeMark outcome={entry} />
                    ) : numeric[j] ? (
                      grouped(entry, words.language)
                    ) : (
                      entry
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {cut > 0 && (
        <p class="output-note">{fill(words.rowsCut, { n: cut.toLocaleString(words.language) })}</p>
      )}
    </figure>
  );
}

import { useEffect, useState } from "preact/hooks";
import { useLatest } from "../chrome/use-latest.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { PartView } from "./protocol.ts";
import { readHeapLimit } from "./heap-limit.ts";
import type { Say } from "./say.ts";
import type { Laboratory } from "./use-laboratory.ts";

/** Values in a row, and in what is shown at once. */
const [COLUMNS, PAGE] = [10, 100];

interface Props {
  readonly say: Say;
  readonly lab: Laboratory;
  readonly part: PartView;
  readonly index: number;
}

/** The values of a hundred heaps at a time; 0 stands on a disc, as P does everywhere. */
export function ValueTable({ say, lab, part, index }: Props) {
  const { words } = say;
  const w = words.values;
  const { summary, period } = part;
  const [from, setFrom] = useState(0);
  const [typed, setTyped] = useState<string>();
  const last = period === undefined ? summary.known - 1 : lab.view.to;
  const seen = lab.windows.find((window) => window.part === index);
  const hasFirst = from + PAGE <= summary.first.length || from + summary.first.length > last;
  const values =
    from < summary.first.length && hasFirst
      ? summary.first.slice(from, from + PAGE)
      : seen?.from === from
        ? seen.values
        : [];
  const ask = useLatest(() => lab.askValues(index, from, PAGE));
  useEffect(() => setFrom(0), [part.text]);
  const isMissing = values.length < Math.min(PAGE, last + 1 - from);
  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, from, summary.known, ask]);

  const go = (to: number): void =>
    setFrom(Math.max(0, Math.min(to, last) - (Math.min(to, last) % COLUMNS)));
  const rows = Array.from({ length: Math.ceil(values.length / COLUMNS) }, (_, row) =>
    values.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const range = { from: say.number(from), to: say.number(Math.min(from + PAGE - 1, last)) };
  return (
    <div class="lab-values">
      <div class="scroller" tabIndex={0} role="group" aria-label={fill(w.from, range)}>
        <table>
          <thead>
            <tr>
              <th scope="col">n</th>
              {Array.from({ length: COLUMNS }, (_, column) => (
                <th key={column} scope="col">
                  +{column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{say.number(from + i * COLUMNS)}</th>
                {row.map((value, j) => (
                  <td key={j}>{value === 0 ? <span class="lab-zero">0</span> : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="lab-note">{w.legend}</p>
      <div class="lab-window needs-script">
        <button type="button" aria-disabled={from === 0} onClick={() => go(from - PAGE)}>
          {w.earlier}
        </button>
        <button
          type="button"
          aria-disabled={from + PAGE > last}
          onClick={() => from + PAGE <= last && go(from + PAGE)}
        >
          {w.later}
        </button>
        <span class="visually-hidden" role="status">
          {fill(w.from, range)}
        </span>
        <label>
          {w.start}{" "}
          <input
            type="text"
            inputMode="numeric"
            value={typed ?? String(from)}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onChange={({ currentTarget }) => {
              const wanted = readHeapLimit(currentTarget.value);
              if (typeof wanted === "number") go(wanted);
              else if (/^\s*0+\s*$/.test(currentTarget.value)) go(0);
              setTyped(undefined);
            }}
          />
        </label>
      </div>
      {period !== undefined && last >= summary.known && (
        <p class="lab-note">{fill(w.byLaw, { known: say.number(summary.known - 1) })}</p>
      )}
    </div>
  );
}

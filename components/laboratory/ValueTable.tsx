import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/controls.tsx";
import { useLatest } from "../ui/hooks.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { PartView } from "./protocol.ts";
import { MAX_PERIODIC_HEAP } from "./address.ts";
import { HeapField } from "./parts.tsx";
import { useLab } from "./use-laboratory.ts";

/** Number of values per row, and per page. */
const [COLUMNS, PAGE] = [10, 100];

interface Props {
  readonly part: PartView;
  readonly index: number;
  /** The heap that is marked in the chart; the table shows the page that contains it. */
  readonly marked: number | undefined;
  readonly mark: (heap: number) => void;
}

/** The values of a hundred heaps at a time; 0 is on a disc, like P in all pictures. */
export function ValueTable({ part, index, marked, mark }: Props) {
  const { formats, lab } = useLab();
  const { words } = formats;
  const w = words.values;
  const { summary, period } = part;
  const { to } = lab.view;
  const last = period === undefined ? summary.known - 1 : MAX_PERIODIC_HEAP;
  const [begin, setBegin] = useState(0);
  // A table that is computed again may have fewer values than before.
  const from = Math.min(begin, last);
  const [isTurned, setTurned] = useState(false);
  const loaded = lab.windows.find((window) => window.part === index);
  const hasFirst = from + PAGE <= summary.first.length || from + summary.first.length > last;
  const values =
    from < summary.first.length && hasFirst
      ? summary.first.slice(from, from + PAGE)
      : loaded?.from === from
        ? loaded.values.slice(0, last + 1 - from)
        : [];
  const ask = useLatest(() => lab.requestValues(index, from, PAGE));
  useEffect(() => {
    setBegin(0);
    setTurned(false);
  }, [part.text, to]);
  const turnTo = useLatest((heap: number) => {
    if (heap < from || heap >= from + PAGE) setBegin(heap - (heap % PAGE));
  });
  useEffect(() => {
    if (marked !== undefined) turnTo(marked);
  }, [marked, turnTo]);
  const isMissing = values.length < Math.min(PAGE, last + 1 - from);
  useEffect(() => {
    if (isMissing) ask();
  }, [isMissing, from, summary.known, ask]);

  const go = (heap: number): void => {
    setBegin(Math.max(0, heap));
    setTurned(true);
  };
  const rows = Array.from({ length: Math.ceil(values.length / COLUMNS) }, (_, row) =>
    values.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const range = { from: formats.number(from), to: formats.number(Math.min(from + PAGE - 1, last)) };
  return (
    <div class="lab-values">
      <div class="scroller" tabIndex={0} role="group" aria-label={fill(w.from, range)}>
        <table class="small">
          <thead>
            <tr>
              <th scope="col" class="soft">
                n
              </th>
              {Array.from({ length: COLUMNS }, (_, column) => (
                <th key={column} scope="col" class="soft">
                  +{column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row" class="soft">
                  {formats.number(from + i * COLUMNS)}
                </th>
                {row.map((value, j) => (
                  <td
                    key={j}
                    data-marked={from + i * COLUMNS + j === marked}
                    onPointerEnter={({ pointerType }) =>
                      pointerType === "mouse" && mark(from + i * COLUMNS + j)
                    }
                  >
                    {value === 0 ? (
                      <span class="outcome-mark" data-outcome="P">
                        0
                      </span>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="small soft">{w.legend}</p>
      <div class="row small lab-window needs-script">
        <Button text={w.earlier} off={from === 0} onPress={() => go(from - PAGE)} />
        <Button text={w.later} off={from + PAGE > last} onPress={() => go(from + PAGE)} />
        <span class="visually-hidden" role="status">
          {isTurned && fill(w.from, range)}
        </span>
        <HeapField label={w.start} heap={from} least={0} most={last} onHeap={go} />
      </div>
      {period !== undefined && last >= summary.known && (
        <p class="small soft">{fill(w.byLaw, { known: formats.number(summary.known - 1) })}</p>
      )}
    </div>
  );
}

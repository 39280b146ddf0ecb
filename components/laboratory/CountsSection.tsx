import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";
import type { Summary } from "./survey.ts";

interface Props {
  readonly say: Say;
  readonly summary: Summary;
}

/** How often each value occurs among the heaps so far; the most frequent ones where there are many. */
export function CountsSection({ say, summary }: Props) {
  const w = say.words.counts;
  const { counts, distinct, known } = summary;
  const most = counts.reduce((largest, [, count]) => Math.max(largest, count), 1);
  return (
    <>
      <table class="lab-counts">
        <caption>{fill(w.caption, { to: say.number(known - 1) })}</caption>
        <thead>
          <tr>
            <th scope="col">{w.value}</th>
            <th scope="col">{w.count}</th>
            <th scope="col" colSpan={2}>
              {w.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(([value, count]) => (
            <tr key={value}>
              <th scope="row">{say.number(value)}</th>
              <td>{say.number(count)}</td>
              <td>{say.share(count, known)}</td>
              <td class="lab-bar">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {distinct > counts.length && (
        <p class="lab-note">{fill(w.more, { n: say.number(distinct - counts.length) })}</p>
      )}
    </>
  );
}

import type { HeatmapData } from "../../src/kernel/output.ts";
import type { Words } from "../../src/i18n/words.ts";
import { onOneLine } from "../../src/i18n/on-one-line.ts";

interface Props {
  readonly heatmap: HeatmapData;
  readonly text: string;
  readonly words: Words["cell"];
}

/** More cells than this make a page heavy as a table; as lines of text they do not. */
const CELLS = 1024;

/** The entries of a heat map for everyone who does not see it, or wants to copy them. */
export function HeatmapTable({ heatmap, text, words }: Props) {
  const { rows, rowLabels, columnLabels, rowName, columnName } = heatmap;
  const corner = [rowName, columnName].map((name) => name && onOneLine(name));
  const isTable = rows.length * columnLabels.length <= CELLS;
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={words.asText}>
      {isTable ? (
        <table>
          <thead>
            <tr>
              <td>{corner.filter(Boolean).join("\u00a0\\ ")}</td>
              {columnLabels.map((label, j) => (
                <th key={j} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{rowLabels[i]}</th>
                {row.map((entry, j) => (
                  <td key={j}>{entry}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <pre>{text}</pre>
      )}
    </div>
  );
}

import type { HeatmapData } from "../../src/notebook/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { classRange } from "./scale.ts";
import { classesIn, isDisc, layoutHeatmap, type HeatmapLayout } from "./heatmap-layout.ts";
import { onOneLine } from "../../src/i18n/on-one-line.ts";

/** The colour of an outcome, or of a class of Grundy values: "P", "g3". */
const heatColour = (name: string): string =>
  name === "P" || name === "N" ? `var(--${name.toLowerCase()})` : `var(--g-${name.slice(1)})`;

const LOW = ["g1", "g2", "g3", "g4", "g5"];

/** The colour of what is written on it. */
function onHeatColour(name: string): string {
  if (name === "P" || name === "g0") return "var(--on-p)";
  if (name === "N" || name === "g6") return "var(--on-n)";
  return LOW.includes(name) ? "var(--on-g-low)" : "var(--on-g-high)";
}

interface HeatmapTableProps {
  readonly heatmap: HeatmapData;
  readonly text: string;
  readonly words: Words["cell"];
}

/** More cells than this make a page heavy as a table; as lines of text they do not. */
const CELLS = 1024;

/** The entries of a heat map for everyone who does not see it, or wants to copy them. */
function HeatmapTable({ heatmap, text, words }: HeatmapTableProps) {
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

interface Props {
  readonly heatmap: HeatmapData;
  /** The heat map as lines of text, for one too large for a table. */
  readonly text: string;
  readonly words: Words["cell"];
  /** A row and a column that are outlined. */
  readonly marked?: { readonly row: number | undefined; readonly column: number | undefined };
}

function legendText(name: string, words: Words["cell"]): string {
  if (name === "P") return words.legendP;
  if (name === "N") return words.legendN;
  const { from, to } = classRange(Number(name.slice(1)));
  if (to === undefined) return fill(words.legendFrom, { from });
  return from === to ? String(from) : fill(words.legendRange, { from, to });
}

function summary({ rows, columnLabels }: HeatmapData, words: Words["cell"]): string {
  const entries = rows.flat();
  const size = { rows: rows.length, columns: columnLabels.length };
  const values = entries.filter((entry) => typeof entry === "number");
  if (values.length > 0) {
    const largest = values.reduce((a, b) => Math.max(a, b), 0);
    return fill(words.heatmapSummary, { ...size, largest });
  }
  const positions = entries.filter((entry) => entry === "P").length;
  return fill(words.heatmapOutcomes, { ...size, positions });
}

function Axes({ data, layout }: { readonly data: HeatmapData; readonly layout: HeatmapLayout }) {
  const { left, top, height } = layout;
  return (
    <g fill="var(--ink-soft)">
      {layout.rowLabels.map(({ x, y, text }, i) => (
        <text key={i} x={x} y={y} dy="0.35em" text-anchor="end">
          {text}
        </text>
      ))}
      <g class={layout.isTight ? "heatmap-tight" : undefined}>
        {layout.columnLabels.map(({ x, y, text }, i) => (
          <text key={i} x={x} y={y} text-anchor="middle">
            {text}
          </text>
        ))}
      </g>
      {data.columnName !== undefined && (
        <text x={left} y={13} font-style="italic">
          {data.columnName}
        </text>
      )}
      {data.rowName !== undefined && (
        <text
          font-style="italic"
          transform={`translate(12 ${(top + height - 6) / 2}) rotate(-90)`}
          text-anchor="middle"
        >
          {data.rowName}
        </text>
      )}
    </g>
  );
}

/** The outlines of a marked row and column. */
function Marks({
  heatmap,
  layout,
  marked,
}: { readonly layout: HeatmapLayout } & Omit<Props, "text" | "words">) {
  const { left, top, width, height } = layout;
  const { row = Infinity, column = Infinity } = marked ?? {};
  const [rows, columns] = [heatmap.rows.length, heatmap.columnLabels.length];
  const cell = (width - left - 6) / Math.max(1, columns);
  return (
    <g fill="none" stroke="var(--ink)" stroke-width="2">
      {row < rows && <rect x={left} y={top + row * cell} width={columns * cell} height={cell} />}
      {column < columns && (
        <rect x={left + column * cell} y={top} width={cell} height={height - top - 6} />
      )}
    </g>
  );
}

/**
 * A two-dimensional table as squares of colour: 0 and P are blue discs, the others squares of the
 * scale for Grundy values, with the entries printed where they fit.
 */
export function Heatmap({ heatmap, text, words, marked }: Props) {
  const layout = layoutHeatmap(heatmap);
  const { width, height } = layout;
  const message = summary(heatmap, words);
  const { caption, cutRows, cutColumns } = heatmap;
  const n = (count: number) => ({ n: count.toLocaleString(words.language) });
  return (
    <figure class="heatmap">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption ?? words.heatmap}>
        <svg
          role="img"
          aria-label={message}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={{ "--natural": width }}
          font-size="12"
          font-family="var(--sans)"
        >
          {layout.classes.map(({ name, path }) => (
            <path key={name} d={path} fill={heatColour(name)} />
          ))}
          {layout.entries.map(({ x, y, text: entry, of }, i) => (
            <text
              key={i}
              x={x}
              y={y}
              dy="0.35em"
              text-anchor="middle"
              fill={onHeatColour(of)}
              font-weight={of === "P" || of === "N" ? 700 : undefined}
            >
              {entry}
            </text>
          ))}
          <Axes data={heatmap} layout={layout} />
          {marked && <Marks {...{ heatmap, layout, marked }} />}
        </svg>
      </div>
      <ul class="heatmap-legend row small soft" aria-label={words.legend}>
        {classesIn(heatmap.rows).map((name) => (
          <li key={name}>
            <span
              class="heatmap-key"
              style={{
                background: heatColour(name),
                borderRadius: isDisc(name) ? "50%" : undefined,
              }}
              aria-hidden="true"
            />
            {legendText(name, words)}
          </li>
        ))}
      </ul>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {cutRows > 0 && <p class="output-note small soft">{fill(words.rowsCut, n(cutRows))}</p>}
      {cutColumns > 0 && (
        <p class="output-note small soft">{fill(words.columnsCut, n(cutColumns))}</p>
      )}
      <details class="small soft">
        <summary>{words.asText}</summary>
        <p>{message}</p>
        <HeatmapTable heatmap={heatmap} text={text} words={words} />
      </details>
    </figure>
  );
}

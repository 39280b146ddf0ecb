import type { HeatmapData, HeatmapEntry } from "../../src/notebook/output.ts";
import { fill, onOneLine } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { clamp, classRange, grundyClass, round, stepFor } from "./scale.ts";

const WIDTH = 548;
const NAME = 20;

/** Maximum number of rows and of columns whose cells are large enough for numbers. */
const PRINTED = 16;

/** Returns the class of an entry; undefined for a blank. */
const classOf = (entry: HeatmapEntry): string | undefined =>
  typeof entry === "number" ? `g${grundyClass(entry)}` : (entry ?? undefined);

/** Reports whether the entries of a class are discs. */
const isDisc = (name: string): boolean => name === "P" || name === "g0";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/**
 * Returns the path data of one class: a disc for every cell, or a bar for every run of cells in a row. Each begins with
 * a step relative to the previous one. Few different steps occur, which halves a table's size in a compressed page.
 */
function classPath(name: string, rows: HeatmapData["rows"], place: Place): string {
  const { left, top, cell } = place;
  const gap = cell >= 8 ? 0.5 : 0;
  let path = "";
  let from = { x: 0, y: 0 };
  const step = (to: typeof from): string => {
    const by = `m${round(to.x - from.x)},${round(to.y - from.y)}`;
    from = to;
    return by;
  };
  rows.forEach((row, i) => {
    for (let j = 0; j < row.length; j++) {
      if (classOf(row[j] ?? null) !== name) continue;
      const [x, y] = [left + j * cell, top + i * cell];
      if (isDisc(name)) {
        const radius = cell / 2 - gap;
        const [r, d] = [round(radius), round(2 * radius)];
        path += `${step({ x: round(x + gap), y: round(y + cell / 2) })}a${r},${r} 0 1 0 ${d},0a${r},${r} 0 1 0 ${-d},0`;
        continue;
      }
      let end = j;
      while (gap === 0 && classOf(row[end + 1] ?? null) === name) end++;
      const [w, h] = [round((end - j + 1) * cell - 2 * gap), round(cell - 2 * gap)];
      path += `${step({ x: round(x + gap), y: round(y + gap) })}h${w}v${h}h${-w}z`;
      j = end;
    }
  });
  return path;
}

function placeEntries({ rows }: HeatmapData, { left, top, cell }: Place) {
  return rows.flatMap((row, i) =>
    row.flatMap((entry, j) => {
      const of = classOf(entry);
      if (of === undefined) return [];
      const [x, y] = [round(left + (j + 0.5) * cell), round(top + (i + 0.5) * cell)];
      return [{ x, y, text: String(entry), of }];
    }),
  );
}

const longest = (texts: readonly string[]): number =>
  texts.reduce((most, text) => Math.max(most, text.length), 0);

/** Returns the classes of the entries, in the order of the scale. */
export function classesIn(rows: HeatmapData["rows"]): string[] {
  const found = new Set(rows.flatMap((row) => row.flatMap((entry) => classOf(entry) ?? [])));
  const rank = (name: string): number => Number(name.slice(1)) || 0;
  return [...found].sort((a, b) => rank(a) - rank(b) || b.localeCompare(a));
}

/** Lays out a heat map in pixels, with square cells that are as large as fits, from 3 to 30 pixels wide. */
export function layoutHeatmap(data: HeatmapData) {
  const { rows, rowLabels, columnLabels, rowName, columnName } = data;
  const left = 10 + 9 * longest(rowLabels) + (rowName === undefined ? 0 : NAME);
  const top = 20 + (columnName === undefined ? 0 : NAME);
  const cell = clamp((WIDTH - left) / Math.max(1, columnLabels.length), 3, 30);
  const place = { left, top, cell };
  const printed = rows.length <= PRINTED && columnLabels.length <= PRINTED && cell >= 24;
  // Every n-th label is shown, so that labels do not touch. On a narrow screen they are up to 18 pixels high.
  const rowStep = stepFor(20 / cell, 1);
  const columnStep = stepFor((10 + 7 * longest(columnLabels)) / cell, 1);
  return {
    left,
    top,
    /** Whether labels touch on a narrow screen, where text is 1.5 times as large. */
    isTight: columnStep * cell < 6 + 11 * longest(columnLabels),
    width: round(left + cell * columnLabels.length + 6),
    height: round(top + cell * rows.length + 6),
    classes: classesIn(rows).map((name) => ({ name, path: classPath(name, rows, place) })),
    entries: printed ? placeEntries(data, place) : [],
    rowLabels: rowLabels.flatMap((text, i) =>
      i % rowStep === 0 ? [{ text, x: left - 6, y: round(top + (i + 0.5) * cell) }] : [],
    ),
    columnLabels: columnLabels.flatMap((text, j) =>
      j % columnStep === 0 ? [{ text, x: round(left + (j + 0.5) * cell), y: top - 7 }] : [],
    ),
  };
}

type HeatmapLayout = ReturnType<typeof layoutHeatmap>;

/** Returns the colour of an outcome, or of a class of Grundy values: "P", "g3". */
const heatColour = (name: string): string =>
  name === "P" || name === "N" ? `var(--${name.toLowerCase()})` : `var(--g-${name.slice(1)})`;

const LOW = ["g1", "g2", "g3", "g4", "g5"];

/** Returns the colour of text on {@link heatColour}. */
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

/** Maximum number of cells of an HTML table; a larger one would make the page slow, so it is shown as lines of text. */
const CELLS = 1024;

/** The entries of a heat map as text, for readers who cannot see the picture or want to copy them. */
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
  /** The heat map as lines of text, if it is too large for a table. */
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
 * A two-dimensional table in colours: 0 and P are blue discs, the other entries are squares in the colours of the scale
 * for Grundy values. The entries are printed if they fit.
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

import type {
  BitsData,
  Bundle,
  Failure,
  Output,
  Progress,
  TableData,
} from "../../src/notebook/output.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import type { Words } from "../../src/i18n/words.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { GraphView } from "./GraphView.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { nimSum } from "../../src/games/theory/numbers.ts";
import { fill } from "../../src/i18n/fill.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import type { BoardData } from "../../src/notebook/board-data.ts";
import type { Outcome } from "../../src/games/theory/ruleset.ts";
import type { ValueNode } from "../../src/notebook/outputs/marks.ts";
import { OutcomeMark } from "../ui/marks.tsx";
import { formatPlace } from "./format-status.ts";
import { InputView } from "./InputView.tsx";
import { lazy } from "../ui/hooks.ts";

/** Props of a view, together with the interface's texts. */
type Worded<Fields> = Readonly<Fields> & { readonly words: Words["cell"] };

export const useTex = lazy(
  () => import("./set-tex.ts"),
  import.meta.env.SSR ? await import("./set-tex.ts") : undefined,
);

/** Renders a formula between `$` or `$$` with KaTeX, or its source until KaTeX is loaded. */
function TexView({ latex, words }: Worded<{ latex: string }>) {
  const tex = useTex();
  const display = latex.startsWith("$$") && latex.length >= 4;
  const formula = display ? latex.slice(2, -2) : latex.slice(1, -1);
  const set = tex?.setTex(formula, display);
  if (set === undefined) return <pre class="output-text">{formula}</pre>;
  if ("fault" in set) {
    return (
      <div class="output-failure small">
        <p>{fill(words.formulaFault, { reason: set.fault })}</p>
        <pre>{formula}</pre>
      </div>
    );
  }
  // KaTeX generates this HTML: it escapes its input, and its `trust` option is off.
  const html = { __html: set.html };
  return <div class="formula-block" dangerouslySetInnerHTML={html} />;
}

/** Renders the progress of a run as a bar and as text. Without a total the bar is indeterminate. */
function ProgressView({ progress, words }: Worded<{ progress: Progress }>) {
  const { done, total, label = words.progress } = progress;
  const n = done.toLocaleString(words.language);
  const text =
    total === undefined
      ? fill(words.progressDone, { done: n })
      : fill(words.progressOf, { done: n, total: total.toLocaleString(words.language) });
  const bar = total === undefined ? {} : { max: Math.max(total, 1), value: total === 0 ? 1 : done };
  return (
    <p class="output-progress small">
      <label>
        <span>{label}</span> <progress {...bar} />
      </label>{" "}
      <span class="soft">{text}</span>
    </p>
  );
}

/** Returns the class of an entry that should not wrap: a row of numbers, "0 1 2 3", or a count, "36 of 81". */
function numbersIn(entry: string): string | undefined {
  if (/^[\d\s,]{1,28}$/.test(entry)) return "numbers";
  return /^[\d,]+ \p{L}+ [\d,]+$/u.test(entry) ? "count" : undefined;
}

/** Reports whether a column has a number of five digits or more. Years and problem numbers are not grouped. */
const hasLong = (column: readonly string[]): boolean =>
  column.some((entry) => /^-?\d{5,}$/.test(entry));

const grouped = (entry: string, language: string): string =>
  /^-?\d+$/.test(entry) ? BigInt(entry).toLocaleString(language) : entry;

const isOutcome = (entry: string): entry is Outcome => entry === "P" || entry === "N";

/** Renders a table that scrolls horizontally if it is wider than the page. */
function TableView({ table, words }: Worded<{ table: TableData }>) {
  const { columns, numeric, rows, cut, caption } = table;
  const align = (i: number) => (numeric[i] ? "number" : undefined);
  const groups = columns.map((_, i) => numeric[i] && hasLong(rows.map((row) => row[i] ?? "")));
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
                    ) : groups[j] ? (
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
        <p class="output-note small soft">
          {fill(words.rowsCut, { n: cut.toLocaleString(words.language) })}
        </p>
      )}
    </figure>
  );
}

/** Renders a value and its parts as a details element, which works by keyboard and without JavaScript. */
function ValueItem({ node, words, open = false }: Worded<{ node: ValueNode; open?: boolean }>) {
  const { key, text, entries, cut = 0 } = node;
  const head = (
    <>
      {key !== undefined && <span class="value-key soft">{key}</span>}
      {text}
    </>
  );
  if (!entries) return <div class="value-leaf">{head}</div>;
  return (
    <details open={open}>
      <summary>{head}</summary>
      <ul class="value-entries">
        {entries.map((entry, i) => (
          <li key={i}>
            <ValueItem node={entry} words={words} />
          </li>
        ))}
        {cut > 0 && (
          <li class="value-cut soft">
            {fill(words.moreEntries, { n: cut.toLocaleString(words.language) })}
          </li>
        )}
      </ul>
    </details>
  );
}

/** Renders values as trees with the first level open. */
function ValueView({ values, words }: Worded<{ values: readonly ValueNode[] }>) {
  return (
    <div class="output-value">
      {values.map((node, i) => (
        <ValueItem key={i} node={node} words={words} open />
      ))}
    </div>
  );
}

/** Renders an error: its name, its message and its line in the cell. */
function FailureView({ failure, words }: Worded<{ failure: Failure }>) {
  const { name, message } = failure;
  const place = formatPlace(failure, words);
  return (
    <div class="output-failure small">
      <p>
        <strong class="error">{name}</strong>
        {place && <span class="soft"> {place}</span>}
      </p>
      <pre>{message}</pre>
    </div>
  );
}

// At build `Cell.astro` renders boards as islands.
const useBoard = lazy(() => import("../boards/BoardIsland.tsx"), undefined);

interface BoardViewProps {
  readonly board: BoardData;
  /** The position as text, which is shown until the board's script is loaded. */
  readonly text: string;
  readonly language: string;
}

/** Renders a playable board. A run that shows another position starts a new game. */
function BoardView({ board, text, language }: BoardViewProps) {
  const part = useBoard();
  if (part === undefined) return <pre class="output-text">{text}</pre>;
  return <part.BoardOutput key={text} data={board} language={language} />;
}

/** Renders a nim-sum column by column and, if there is a move, the nim-sum after the move next to it. */
function BitsView({ bits, words }: Worded<{ bits: BitsData }>) {
  const { values, move, caption } = bits;
  const after = move && values.map((value, i) => (i === move.heap ? move.to : value));
  const largest = [...values, move?.to ?? 0].reduce((a, b) => Math.max(a, b), 1);
  const before = fill(words.bitsBefore, { sum: nimSum(values) });
  return (
    <figure class="output-bits">
      <div class="scroller row" tabIndex={0} role="group" aria-label={caption ?? words.bits}>
        <XorColumns values={values} largest={largest} caption={before} />
        {move && after && (
          <XorColumns
            values={after}
            largest={largest}
            caption={fill(words.bitsAfter, {
              from: itemAt(values, move.heap),
              to: move.to,
              sum: nimSum(after),
            })}
          />
        )}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Renders the richest representation in a bundle. */
function BundleView({ bundle, words }: Worded<{ bundle: Bundle }>) {
  const {
    "text/plain": text,
    "text/latex": latex,
    "application/vnd.grundy.table+json": table,
    "application/vnd.grundy.sequence+json": sequence,
    "application/vnd.grundy.heatmap+json": heatmap,
    "application/vnd.grundy.graph+json": graph,
    "application/vnd.grundy.bits+json": bits,
    "application/vnd.grundy.value+json": values,
    "application/vnd.grundy.input+json": input,
    "application/vnd.grundy.board+json": board,
  } = bundle;
  if (input) return <InputView input={input} text={text} />;
  if (board) return <BoardView board={board} text={text} language={words.language} />;
  if (table) return <TableView table={table} words={words} />;
  if (sequence) return <SequenceChart sequence={sequence} words={words} />;
  if (heatmap) return <Heatmap heatmap={heatmap} text={text} words={words} />;
  if (graph) return <GraphView graph={graph} text={text} words={words} />;
  if (bits) return <BitsView bits={bits} words={words} />;
  if (latex !== undefined) return <TexView latex={latex} words={words} />;
  if (values) return <ValueView values={values} words={words} />;
  return <pre class="output-text">{text}</pre>;
}

/** Returns the message that reports the number of discarded outputs of a run. */
export function formatCut(count: number, words: Words["cell"]): string {
  const grouped = (n: number): string => n.toLocaleString(words.language);
  const { outputs: limit, marks } = OUTPUT_LIMITS;
  return fill(words.cut, { n: grouped(count), limit, marks: grouped(marks) });
}

/** Renders an output, both at build and in the browser. A cell sends data, never HTML. */
export function OutputView({ output, words }: Worded<{ output: Output }>) {
  switch (output.kind) {
    case "shown":
      return <BundleView bundle={output.bundle} words={words} />;
    case "failure":
      return <FailureView failure={output.failure} words={words} />;
    case "progress":
      return <ProgressView progress={output.progress} words={words} />;
    case "cut":
      return <p class="output-note small soft">{formatCut(output.count, words)}</p>;
  }
}

import type { Bundle, Output, BitsData, Failure, Progress } from "../../src/notebook/output.ts";
import { sayCut } from "../../src/notebook/say-cut.ts";
import type { Words } from "../../src/i18n/words.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { SequenceChart } from "../charts/SequenceChart.tsx";
import { GraphView } from "./GraphView.tsx";
import { TableView } from "./TableView.tsx";
import { ValueView } from "./ValueView.tsx";
import { XorColumns } from "../charts/XorColumns.tsx";
import { nimSum } from "../../src/games/theory/nim-sum.ts";
import { fill } from "../../src/i18n/fill.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";
import type { BoardData } from "../../src/notebook/board-data.ts";
import { late } from "./late.ts";
import { say } from "../../src/i18n/say.ts";
import type { InputData } from "../../src/notebook/input.ts";
import { controlFaults } from "./control-faults.ts";
import { useSettled } from "./use-settled.ts";

const useTex = late(
  () => import("./set-tex.ts"),
  import.meta.env.SSR ? await import("./set-tex.ts") : undefined,
);

interface TexViewProps {
  /** The formula between `$` or `$$`. */
  readonly latex: string;
  readonly words: Words["cell"];
}

/** A formula, set by KaTeX; as its text until KaTeX is there. */
function TexView({ latex, words }: TexViewProps) {
  const tex = useTex();
  const display = latex.startsWith("$$") && latex.length >= 4;
  const formula = display ? latex.slice(2, -2) : latex.slice(1, -1);
  const set = tex?.setTex(formula, display);
  if (set === undefined) return <pre class="output-text">{formula}</pre>;
  if ("fault" in set) {
    return (
      <div class="output-failure">
        <p>{fill(words.formulaFault, { reason: say(words.faults, set.fault) })}</p>
        <pre>{formula}</pre>
      </div>
    );
  }
  // KaTeX's own markup: it escapes what it is given, and trusts nothing in it.
  const html = { __html: set.html };
  return <div class="formula-block output-formula" dangerouslySetInnerHTML={html} />;
}

interface ProgressViewProps {
  readonly progress: Progress;
  readonly words: Words["cell"];
}

/** The progress of a run, as a bar and in words; without a total the bar is indeterminate. */
function ProgressView({ progress, words }: ProgressViewProps) {
  const { done, total, label = words.progress } = progress;
  const n = done.toLocaleString(words.language);
  const text =
    total === undefined
      ? fill(words.progressDone, { done: n })
      : fill(words.progressOf, { done: n, total: total.toLocaleString(words.language) });
  const bar = total === undefined ? {} : { max: Math.max(total, 1), value: total === 0 ? 1 : done };
  return (
    <p class="output-progress">
      <label>
        <span>{label}</span> <progress {...bar} />
      </label>{" "}
      <span class="output-progress-text">{text}</span>
    </p>
  );
}

interface ChoiceControlProps {
  readonly input: Extract<InputData, { kind: "choice" }>;
}

/** Whether options are few and short enough for radio buttons; otherwise they are in a select element. */
const isShort = (options: readonly string[]): boolean =>
  options.length <= 5 && options.join("").length <= 48;

/** The initial value of a select element, as `defaultValue` is of a field's; the types lack it. */
const chosen = (defaultSelected: boolean): object => ({ defaultSelected });

/** A choice: the value of each option is its index. */
function ChoiceControl({ input }: ChoiceControlProps) {
  const { control, label, options, value } = input;
  if (!isShort(options)) {
    return (
      <label class="control-field needs-script">
        <span class="control-label">{label}</span>{" "}
        <select data-control={control} data-kind="choice" autoComplete="off">
          {options.map((option, i) => (
            <option key={i} value={i} {...chosen(i === value)}>
              {option}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    // The form separates the radio buttons of one control from those of all others; one with this
    // method, outside a dialog, is never submitted.
    <form class="control-choice needs-script" method="dialog" autoComplete="off">
      <fieldset>
        <legend class="control-label">{label}</legend>
        {options.map((option, i) => (
          <label key={i}>
            <input
              type="radio"
              name="choice"
              value={i}
              defaultChecked={i === value}
              data-control={control}
              data-kind="choice"
            />{" "}
            {option}
          </label>
        ))}
      </fieldset>
    </form>
  );
}

interface InputViewProps {
  readonly input: InputData;
  /** The control as text, `k = 3`: for print, and where no script runs. */
  readonly text: string;
  readonly words: Words["cell"];
}

type Field = Exclude<InputData, { kind: "choice" }>;

/** The attributes of a field, by its kind. The field is uncontrolled: only its initial value is set. */
function fieldAttributes(input: Field) {
  switch (input.kind) {
    case "slider":
    case "number": {
      const { min, max, step } = input;
      const type = input.kind === "slider" ? "range" : "number";
      return { type, min, max, step, defaultValue: String(input.value) } as const;
    }
    case "text":
      return { type: "text", maxLength: 1000, defaultValue: input.value } as const;
    case "set":
      return { type: "text", defaultValue: input.value.join(", ") } as const;
  }
}

function FieldControl({ input, words }: { readonly input: Field; readonly words: Words["cell"] }) {
  const { control, kind, label } = input;
  return (
    <label class="control-field needs-script">
      <span class="control-label">{label}</span>{" "}
      <input
        {...fieldAttributes(input)}
        autoComplete="off"
        spellcheck={false}
        data-control={control}
        data-kind={kind}
        data-faults={controlFaults(input, words.control)}
        {...(kind === "set" ? { "data-min": input.min, "data-max": input.max } : {})}
      />
      {kind === "slider" && (
        <span class="control-value" aria-hidden="true">
          {String(input.value)}
        </span>
      )}
    </label>
  );
}

/**
 * A control of a cell. It has no event handlers of its own: the page listens to all controls by delegation, from
 * before the notebook's scripts are loaded, and reads them by `readControl`.
 */
function InputView({ input, text, words }: InputViewProps) {
  const box = useSettled(input);
  return (
    <div class="control" ref={box}>
      {input.kind === "choice" ? (
        <ChoiceControl input={input} />
      ) : (
        <FieldControl input={input} words={words} />
      )}
      <p class="control-static">{text}</p>
      <p class="control-fault error" role="status" />
    </div>
  );
}

interface FailureViewProps {
  readonly failure: Failure;
  readonly words: Words["cell"];
}

/** An error: its name, its message, and where in the cell it arose. */
function FailureView({ failure, words }: FailureViewProps) {
  const { name, message, line, inLibrary } = failure;
  const place =
    line === undefined
      ? ""
      : inLibrary === undefined
        ? fill(words.errorAt, { line })
        : fill(words.errorIn, { name: inLibrary, line });
  return (
    <div class="output-failure">
      <p>
        <strong class="error">{say(words.faults, name)}</strong>
        {place && <span class="output-failure-place"> {place}</span>}
      </p>
      <pre>{say(words.faults, message)}</pre>
    </div>
  );
}

// At build a board is an island of its cell.
const useBoard = late(() => import("../boards/BoardOutput.tsx"), undefined);

interface BoardViewProps {
  readonly board: BoardData;
  /** The position as text, until the board's script is there. */
  readonly text: string;
  readonly language: string;
}

/** A board to play on; where a run shows another position, another game begins. */
function BoardView({ board, text, language }: BoardViewProps) {
  const part = useBoard();
  if (part === undefined) return <pre class="output-text">{text}</pre>;
  return <part.BoardOutput key={text} data={board} language={language} />;
}

interface BitsViewProps {
  readonly bits: BitsData;
  readonly words: Words["cell"];
}

/** A nim-sum column by column; after a move, once more beside it. */
function BitsView({ bits, words }: BitsViewProps) {
  const { values, move, caption } = bits;
  const after = move && values.map((value, i) => (i === move.heap ? move.to : value));
  const largest = [...values, move?.to ?? 0].reduce((a, b) => Math.max(a, b), 1);
  const before = fill(words.bitsBefore, { sum: nimSum(values) });
  return (
    <figure class="output-bits">
      <div class="scroller" tabIndex={0} role="group" aria-label={caption ?? words.bits}>
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

interface BundleProps {
  readonly bundle: Bundle;
  readonly words: Words["cell"];
}

/** Draws a bundle in the richest form that it has. */
function BundleView({ bundle, words }: BundleProps) {
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
  if (input) return <InputView input={input} text={text} words={words} />;
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

interface Props {
  readonly output: Output;
  readonly words: Words["cell"];
}

/** Draws one output: at build and in the browser by this same code. A cell sends data, never HTML. */
export function OutputView({ output, words }: Props) {
  switch (output.kind) {
    case "shown":
      return <BundleView bundle={output.bundle} words={words} />;
    case "failure":
      return <FailureView failure={output.failure} words={words} />;
    case "progress":
      return <ProgressView progress={output.progress} words={words} />;
    case "cut":
      return <p class="output-note">{sayCut(output.count, words)}</p>;
  }
}

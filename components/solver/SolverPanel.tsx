import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import type { Explained, TestKind } from "./protocol.ts";
import { append, casesOf, emptyRoll, kindAt } from "./verdict-roll.ts";
import { sayIn, type Columns, type SolverWords, type Say } from "./say.ts";
import { SolverInput } from "./SolverInput.tsx";
import { useLatest } from "../ui/use-latest.ts";
import { useExplanation } from "./use-explanation.ts";
import { useInput } from "./use-input.ts";
import { useMaking, type Making } from "./use-making.ts";
import { useRoom } from "./use-room.ts";
import { useRun } from "./use-run.ts";
import { Verdicts } from "./Verdicts.tsx";
import { asleep } from "../ui/asleep.ts";
import { OpenFile } from "./OpenFile.tsx";

/**
 * Selects in a text box the token at a place (both numbers from 1), and scrolls it into view: browsers move the caret
 * there but do not all follow it.
 */
function showPlace(box: HTMLTextAreaElement, line: number, column: number): void {
  const text = box.value;
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf("\n", start);
    if (end < 0) break;
    start = end + 1;
  }
  const from = Math.min(text.length, start + column - 1);
  const token = /^\S+/.exec(text.slice(from, from + 200))?.[0] ?? "";
  box.focus();
  box.setSelectionRange(from, from + token.length);
  const style = getComputedStyle(box);
  const lineHeight = Number.parseFloat(style.lineHeight);
  if (Number.isFinite(lineHeight)) {
    box.scrollTop = (line - 1) * lineHeight - box.clientHeight / 2;
  }
}

/** The message about the test that is being made, or was made last. */
function sayMaking(making: Making, say: Say): string {
  if (making.kind === "none") return "";
  const { words } = say;
  const name = words.madeName[making.test];
  return making.kind === "making"
    ? fill(words.making, { name })
    : fill(words.made, { name, size: say.size(making.bytes) });
}

interface SolverControlsProps {
  readonly words: SolverWords;
  readonly running: boolean;
  /** Whether a test is being made. */
  readonly making: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onSample: () => void;
  readonly onOpen: (file: File) => void;
  readonly onMake: (test: TestKind) => void;
}

/**
 * Buttons without an effect now have aria-disabled instead of disabled, since a button that is disabled while it has
 * the focus loses it.
 */
function SolverControls(props: SolverControlsProps) {
  const { words, running } = props;
  const [onMac, setOnMac] = useState(false);
  useEffect(() => setOnMac(/^(Mac|iP)/.test(navigator.platform)), []);
  const tests = [
    ["tiny", words.makeTiny],
    ["random", words.makeRandom],
    ["largest", words.makeLargest],
  ] as const;
  return (
    <div class="solver-controls">
      <button
        type="button"
        class="primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        disabled={asleep}
        aria-disabled={running}
        onClick={props.onRun}
      >
        {words.run}
      </button>
      <kbd class="solver-keys">{onMac ? words.runKeysMac : words.runKeys}</kbd>
      <button type="button" disabled={asleep} aria-disabled={!running} onClick={props.onStop}>
        {words.stop}
      </button>
      <span class="solver-gap" />
      <button type="button" disabled={asleep} onClick={props.onSample}>
        {words.loadSample}
      </button>
      <OpenFile onOpen={props.onOpen}>{words.openFile}</OpenFile>
      <span class="solver-make" role="group" aria-label={words.makeTest}>
        <span aria-hidden="true">{words.makeTest}</span>
        {tests.map(([test, name]) => (
          <button
            key={test}
            type="button"
            aria-label={words.madeName[test]}
            disabled={asleep}
            aria-disabled={props.making}
            onClick={() => props.onMake(test)}
          >
            {name}
          </button>
        ))}
      </span>
    </div>
  );
}

interface Props {
  readonly words: SolverWords;
  /** Absent where there is no mistake, or its place is not in the text box. */
  readonly onShowPlace: (() => void) | undefined;
  /** Absent unless the solver could not run. */
  readonly onRetry: (() => void) | undefined;
}

/** The action that helps after a run that did not finish; the status says why it did not. */
function MendRun({ words, onShowPlace, onRetry }: Props) {
  if (onShowPlace === undefined && onRetry === undefined) return null;
  return (
    <p class="solver-row">
      {onShowPlace && (
        <button type="button" onClick={onShowPlace}>
          {words.showPlace}
        </button>
      )}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </p>
  );
}

/** The build's results from the problem's own module, which the page shows before hydration. */
export interface Built {
  readonly input: string;
  readonly verdicts: string;
  readonly cases: number;
  /** The first case of the sample that has an explanation. */
  readonly first: Explained | undefined;
  /** Which of its positions fit a board. */
  readonly firstFits: readonly boolean[];
  /** The outcome that each verdict means, where verdicts are words for outcomes. */
  readonly marks: Readonly<Record<string, "P" | "N">>;
}

export interface SolverPanelProps {
  readonly problem: string;
  readonly language: Language;
  readonly words: SolverWords;
  readonly columns: Columns;
  /** The name of the board on the same page on which cases can be opened, if there is one. */
  readonly board?: string | undefined;
  readonly built: Built;
}

/** A problem's solver: reads judge input from text or a file, shows verdict lines and explanations. */
export function SolverPanel(props: SolverPanelProps) {
  const { problem, language, words, columns, board, built } = props;
  const id = useId();
  const say = useMemo(() => sayIn(language, words), [language, words]);
  const [stale, setStale] = useState(false);
  const [active, setActive] = useState(built.first?.index ?? 0);
  const [asked, setAsked] = useState(false);
  const [kind, setKind] = useState<number>();
  const [note, setNote] = useState<string>();

  const input = useInput(built.input, words.pasted, () => {
    setStale(true);
    setNote(undefined);
    forget();
  });
  const { run, start, stop } = useRun(problem, language, () => ({
    input: new Blob([built.input]),
    roll: append(emptyRoll, built.verdicts, built.cases),
    progress: { kind: "built" },
  }));
  const { looked, explain, clear } = useExplanation(problem, language, built.first);
  const fits = useRoom(
    looked.kind === "explained" ? looked.explained : undefined,
    board !== undefined,
    { explained: built.first, fits: built.firstFits },
  );

  const running = run.progress.kind === "running";
  const { progress } = run;
  const onRun = () => {
    if (running) return;
    setStale(false);
    setActive(0);
    setAsked(false);
    setKind(undefined);
    clear();
    start(input.read());
  };
  const onOpen = (file: File) => {
    input.accept(file.name, file).catch((error: unknown) => {
      setNote(fill(words.fileUnreadable, { name: file.name, message: String(error) }));
    });
  };
  const { making, forget, make } = useMaking(problem, say, input, setNote);
  const onChoose = (index: number) => {
    setActive(index);
    setAsked(true);
    if (kind !== undefined && kindAt(run.roll, index) !== kind) setKind(undefined);
    explain(run.input, index);
  };
  const onKind = (chosen: number | undefined) => {
    setKind(chosen);
    if (chosen === undefined) return;
    const cases = casesOf(run.roll, chosen);
    setActive(cases.find((index) => index >= active) ?? cases[0] ?? 0);
  };
  // A run explains its first case when it ends, unless the reader has chosen one already.
  const explainFirst = useLatest(() => {
    const ended = ["finished", "refused", "stopped"].includes(progress.kind);
    if (ended && run.roll.count > 0 && looked.kind === "none") explain(run.input, 0);
  });
  useEffect(explainFirst, [progress.kind, explainFirst]);
  const box = input.box.current;
  const inText = progress.kind === "refused" && input.held === undefined && !stale;
  const canShow = inText && run.input.size > 0 && box !== null;

  return (
    <div class="solver" role="group" aria-label={words.panel}>
      <SolverInput
        {...{ id, say, input, onOpen, onRun }}
        sample={built.input}
        faultBy={inText ? `${id}-status` : undefined}
      />
      <div class="needs-script">
        <SolverControls
          words={words}
          running={running}
          onRun={onRun}
          onStop={stop}
          onSample={() => input.putText(built.input)}
          onOpen={onOpen}
          making={making.kind === "making"}
          onMake={make}
        />
        <p class="solver-made" role="status">
          {sayMaking(making, say)}
        </p>
      </div>
      {note === undefined ? null : (
        <p class="solver-fault error" role="alert">
          {note}
        </p>
      )}
      <Verdicts
        id={id}
        problem={problem}
        say={say}
        columns={columns}
        board={board === undefined ? undefined : { name: board, fits }}
        run={run}
        stale={stale}
        marks={built.marks}
        looked={looked}
        asked={asked}
        active={active}
        kind={kind}
        onKind={onKind}
        onActive={setActive}
        onChoose={onChoose}
      >
        <MendRun
          words={words}
          onShowPlace={canShow ? () => showPlace(box, progress.line, progress.column) : undefined}
          onRetry={progress.kind === "failed" ? () => start(run.input) : undefined}
        />
      </Verdicts>
    </div>
  );
}

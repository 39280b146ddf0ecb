import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { MendRun } from "./MendRun.tsx";
import type { Explained } from "./protocol.ts";
import { append, casesOf, emptyRoll, kindAt } from "./verdict-roll.ts";
import { sayMaking } from "./say-making.ts";
import { sayIn, type Columns, type SolverWords } from "./say.ts";
import { showPlace } from "./show-place.ts";
import { SolverControls } from "./SolverControls.tsx";
import { SolverInput } from "./SolverInput.tsx";
import { useLatest } from "../chrome/use-latest.ts";
import { useExplanation } from "./use-explanation.ts";
import { useInput } from "./use-input.ts";
import { useMaking } from "./use-making.ts";
import { useRoom } from "./use-room.ts";
import { useRun } from "./use-run.ts";
import { Verdicts } from "./Verdicts.tsx";

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

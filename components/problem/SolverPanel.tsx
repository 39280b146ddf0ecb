import { useId, useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { Fault } from "./Fault.tsx";
import type { Explained } from "./protocol.ts";
import { append, emptyRoll } from "./verdict-roll.ts";
import { sayMaking } from "./say-making.ts";
import { sayIn, type Columns, type SolverWords } from "./say.ts";
import { showPlace } from "./show-place.ts";
import { SolverControls } from "./SolverControls.tsx";
import { SolverInput } from "./SolverInput.tsx";
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
    explain(run.input, index);
  };
  const box = input.box.current;
  const canShow = progress.kind === "refused" && input.held === undefined && !stale && box !== null;

  return (
    <div class="solver" role="group" aria-label={words.panel}>
      <SolverInput id={id} say={say} sample={built.input} input={input} onOpen={onOpen} />
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
        <p class="solver-fault" role="alert">
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
        active={active}
        onActive={setActive}
        onChoose={onChoose}
      >
        <Fault
          words={words}
          progress={progress}
          empty={run.input.size === 0}
          onShowPlace={canShow ? () => showPlace(box, progress.line, progress.column) : undefined}
          onRetry={() => start(run.input)}
        />
      </Verdicts>
    </div>
  );
}

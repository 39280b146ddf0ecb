import { useId, useMemo, useState } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import { Button } from "../ui/controls.tsx";
import { useLatest } from "../ui/hooks.ts";
import { formatsFor, type Columns, type SolverWords } from "./formats.ts";
import type { Explained, Wanted } from "./solve-input.ts";
import { OpenFile, SolverInput, useInput } from "./SolverInput.tsx";
import { addVerdicts, emptyRun, useSolver, type Run } from "./use-solver.ts";
import { SolverContext } from "./ExplanationView.tsx";
import { Verdicts, type Marks } from "./Verdicts.tsx";

/**
 * Selects the token at a place in a text box (both numbers from 1) and scrolls it into view, since not all browsers scroll
 * to the caret.
 */
function showPlace(box: HTMLTextAreaElement, line: number, column: number): void {
  const lines = box.value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const from = Math.min(box.value.length, before + column - 1);
  const token = /^\S+/.exec(box.value.slice(from, from + 200))?.[0] ?? "";
  box.focus();
  box.setSelectionRange(from, from + token.length);
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  if (Number.isFinite(lineHeight)) {
    box.scrollTop = (line - 1) * lineHeight - box.clientHeight / 2;
  }
}

/** The build's results from the problem's own module, which the page shows before hydration. */
export interface Built {
  readonly input: string;
  readonly verdicts: string;
  readonly cases: number;
  /** The problem's pattern of the first line of an answer. */
  readonly begins?: RegExp | undefined;
  /** The first case of the sample that has an explanation. */
  readonly first: Explained | undefined;
  readonly marks: Marks;
}

const builtRun = ({ input, verdicts, cases, begins }: Built): Run => ({
  ...addVerdicts(
    emptyRun(new Blob([input])),
    { text: verdicts, cases, bytes: 0, kinds: undefined },
    begins,
  ),
  progress: { kind: "built" },
});

export interface SolverPanelProps {
  readonly problem: string;
  readonly language: Language;
  readonly words: SolverWords;
  readonly columns: Columns;
  readonly board?: string | undefined;
  readonly built: Built;
}

/**
 * A problem's solver: reads judge input from text or a file, and shows verdicts and explanations. Buttons without an effect
 * have aria-disabled instead of disabled, since a focused button that is disabled loses the focus.
 */
export function SolverPanel({ problem, language, words, columns, board, built }: SolverPanelProps) {
  const id = useId();
  const formats = useMemo(() => formatsFor(language, words), [language, words]);
  const [isStale, setStale] = useState(false);
  const input = useInput(built.input, formats, () => setStale(true));
  const solver = useSolver(problem, language, () => builtRun(built), built.first, built.begins);
  const { run, shown } = solver;
  const { progress } = run;
  const isRunning = progress.kind === "running";

  const onRun = (): void => {
    if (isRunning) return;
    setStale(false);
    void solver.start(input.read());
  };
  const onWanted = useLatest((wanted: Wanted) => void solver.explain(wanted));

  const box = input.box.current;
  const place =
    progress.kind === "refused" && input.file === undefined && !isStale ? progress : undefined;
  return (
    <SolverContext.Provider value={{ formats, columns, board }}>
      <div class="solver small" role="group" aria-label={words.panel}>
        <SolverInput
          {...{ id, input, onRun }}
          sample={built.input}
          faultBy={place && `${id}-status`}
        />
        <div class="needs-script row">
          <Button
            text={words.run}
            class="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            off={isRunning}
            onPress={onRun}
          />
          <Button text={words.stop} off={!isRunning} onPress={solver.stop} />
          <Button text={words.loadSample} onPress={() => input.putText(built.input)} />
          <OpenFile input={input}>{words.openFile}</OpenFile>
        </div>
        <Verdicts {...{ id, problem, run, shown, isStale, onWanted }} marks={built.marks}>
          {place !== undefined && run.input.size > 0 && box !== null ? (
            <Button
              text={words.showPlace}
              onPress={() => showPlace(box, place.line, place.column)}
            />
          ) : null}
        </Verdicts>
      </div>
    </SolverContext.Provider>
  );
}

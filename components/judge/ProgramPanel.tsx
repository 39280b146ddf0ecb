import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { judgeWords } from "../../src/i18n/judge-words.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import { STANDARDS, type Standard } from "../../src/programs/compile-cpp.ts";
import type { ToolLanguage } from "../../src/programs/tools.ts";
import { openEditor, type EditedLanguage, type Editor } from "../editor/open-editor.ts";
import type { Fault } from "../editor/faults.ts";
import { reportJudged, reportRightAnswer } from "../progress/progress-events.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { useLatest } from "../ui/use-latest.ts";
import { stepLines } from "./format-judgement.ts";
import { FailureFound, StepList } from "./JudgeResults.tsx";
import type { OpenedProgram } from "./open-program.ts";
import { readProgram, readSetAside, setAside, storeProgram } from "./program-draft.ts";
import { editedLanguage } from "./program-languages.ts";
import type { PageJudgement } from "./protocol.ts";
import { useProgram, type ProgramSetup } from "./use-program.ts";
import { ToolsRow } from "./ToolsRow.tsx";
import { useTools } from "./use-tools.ts";

interface Props {
  readonly setup: ProgramSetup;
  readonly language: ToolLanguage;
  /** The name of the board on the page on which a case can be opened. */
  readonly board: string | undefined;
  /** A listing of the page that is to be put into the editor. */
  readonly listing: OpenedProgram | undefined;
}

/** Characters of an output that are shown. */
const MOST = 10_000;

const cutOutput = (output: string): string => {
  const shown = showHidden(output.slice(0, MOST));
  return output.length > MOST ? `${shown}…` : shown;
};

/** A reader's program in C++ or Python: its editor, its tests and what they find. */
export function ProgramPanel({ setup, language, board, listing }: Props) {
  const { problem, starters } = setup;
  const words = useMemo(() => judgeWords(setup.pageLanguage), [setup.pageLanguage]);
  const { programs, judge } = words;
  const name = programs.languages[language];
  const [source, setSource] = useState(() => readProgram(problem, language) ?? starters[language]);
  const [standard, setStandard] = useState<Standard>(setup.standard);
  const [input, setInput] = useState(setup.sample);
  const [note, setNote] = useState("");
  const tools = useTools(setup.tools[language], setup.base);
  const { trial, status, judgeIt, runOn, stop, isRunning } = useProgram(
    setup,
    language,
    words,
    tools,
  );
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>();
  const isEdited = source !== starters[language];
  const isStale = trial !== undefined && trial.source !== source;

  /** Does something with the program, unless its tools are still to be downloaded. */
  const withTools = (act: () => Promise<void>): void => {
    setNote("");
    if (isRunning) return;
    if (tools.state.kind === "ready") void act();
    else root.current?.querySelector<HTMLElement>(".program-download")?.focus();
  };
  const onRun = (): void => withTools(() => judgeIt(source, standard));
  const onChange = useLatest((text: string) => {
    setSource(text);
    setNote("");
    storeProgram(problem, language, text === starters[language] ? undefined : text);
  });
  const onPress = useLatest(onRun);

  const openWith = useLatest((edited: EditedLanguage) => {
    if (!place.current) return;
    editor.current = openEditor({
      parent: place.current,
      text: source,
      language: edited,
      label: fill(programs.program, { language: name }),
      words: words.editor,
      onChange,
      onRun: onPress,
      onLeave: () => root.current?.querySelector<HTMLElement>(".primary")?.focus(),
    });
  });
  useEffect(() => {
    let isCurrent = true;
    void editedLanguage[language]().then((edited) => isCurrent && openWith(edited));
    return () => {
      isCurrent = false;
      editor.current?.destroy();
    };
  }, [language, openWith]);

  const { diagnostics = [], judgement } = trial ?? {};
  useEffect(() => {
    const found = diagnostics.flatMap(({ line, column, message }): Fault[] =>
      line === undefined ? [] : [{ line, message, ...(column === undefined ? {} : { column }) }],
    );
    const crash =
      judgement && "end" in judgement && judgement.end.kind === "crash" ? judgement.end : undefined;
    if (crash?.line !== undefined) {
      found.push({ line: crash.line, message: crash.message, isAnnounced: true });
    }
    editor.current?.mark(isStale ? [] : found);
  }, [diagnostics, judgement, isStale]);

  const report = useLatest((judged: PageJudgement) => {
    const { current } = root;
    if (!current || judged.verdict === "stopped" || judged.verdict === "unstarted") return;
    if (judged.verdict === "accepted") reportRightAnswer(current);
    reportJudged(
      current,
      judged.verdict === "accepted"
        ? { verdict: judged.verdict, milliseconds: judged.milliseconds }
        : { verdict: judged.verdict, input: judged.input },
    );
  });
  useEffect(() => {
    if (judgement) report(judgement);
  }, [judgement, report]);

  const [own, setOwn] = useState(() => readSetAside(problem, language));
  const putIn = (text: string, said: string): void => {
    editor.current?.setText(text);
    onChange(text);
    setNote(said);
  };
  const keepOwn = (text: string | undefined): void => {
    setAside(problem, language, text);
    setOwn(text);
  };
  const onListing = useLatest(({ text }: OpenedProgram) => {
    if (isEdited && own === undefined && source !== text) keepOwn(source);
    putIn(text, programs.listing);
  });
  useEffect(() => {
    if (listing) onListing(listing);
  }, [listing, onListing]);
  const tone = isStale ? "" : status.isError ? " error" : status.isSuccess ? " success" : "";
  const statusText = note || (isStale && !isRunning ? judge.stale : status.text);
  return (
    <div class="program" ref={root} role="group" aria-label={judge.title}>
      <p class="small soft">{programs.note}</p>
      <div class="cell-code program-editor" ref={place} />
      <div class="row">
        <button
          type="button"
          class="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-disabled={isRunning}
          onClick={onRun}
        >
          {programs.run}
        </button>
        {isRunning && (
          <button type="button" onClick={stop}>
            {programs.stop}
          </button>
        )}
        <CopyButton words={words.drafts} label={programs.copy} text={source} />
        {isEdited && (
          <button type="button" onClick={() => putIn(starters[language], programs.wasReset)}>
            {programs.reset}
          </button>
        )}
        {own !== undefined && (
          <button
            type="button"
            onClick={() => {
              putIn(own, programs.ownAgain);
              keepOwn(undefined);
            }}
          >
            {programs.back}
          </button>
        )}
        {language === "cpp" && (
          <label class="program-standard">
            {programs.standard}{" "}
            <select
              value={standard}
              onChange={({ currentTarget }) => setStandard(currentTarget.value as Standard)}
            >
              {STANDARDS.map((each) => (
                <option key={each} value={each}>
                  {each.toUpperCase()}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <details class="fold program-input">
        <summary>{programs.ownInput}</summary>
        <div class="fold-body">
          <textarea
            aria-label={programs.input}
            rows={5}
            spellcheck={false}
            value={input}
            onInput={({ currentTarget }) => setInput(currentTarget.value)}
          />
          <button
            type="button"
            aria-disabled={isRunning}
            onClick={() => withTools(() => runOn(source, standard, input))}
          >
            {programs.runInput}
          </button>
        </div>
      </details>
      <ToolsRow {...{ tools, name }} words={programs} />
      <p class={`status${tone}`} role="status">
        {statusText}
        {!isStale && status.more !== undefined && (
          <span class="visually-hidden">{status.more}</span>
        )}
      </p>
      {trial?.printout && (
        <pre class="excerpt program-output" role="region" aria-label={programs.output}>
          {cutOutput(trial.printout.output)}
        </pre>
      )}
      {trial && (trial.phase === "judging" || judgement) && judgement?.verdict !== "unstarted" && (
        <div class="judge-results small" role="region" aria-label={programs.results}>
          <StepList lines={stepLines(trial.steps, judgement, words)} words={words} />
          {judgement && "step" in judgement && (
            <FailureFound failure={judgement} words={words} board={board} />
          )}
        </div>
      )}
    </div>
  );
}

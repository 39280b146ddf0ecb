import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { judgeWords } from "../../src/i18n/judge-words.ts";
import { showHidden } from "../../src/notebook/show-hidden.ts";
import { STANDARDS, type Standard } from "../../src/programs/compile-cpp.ts";
import type { ProgramTools, ToolLanguage } from "../../src/programs/tools.ts";
import { openEditor, type EditedLanguage, type Editor } from "../editor/open-editor.ts";
import type { Fault } from "../editor/faults.ts";
import { readStored, writeStored } from "../cell/drafts/browser-storage.ts";
import { encodeProgram } from "../cell/drafts/share-link.ts";
import { Button, Choice, CopyButton } from "../ui/controls.tsx";
import { copyText } from "../ui/files.ts";
import { useLatest } from "../ui/hooks.ts";
import { crashIn, JudgeResults, reportJudgement } from "./JudgeResults.tsx";
import type { OpenedProgram } from "./open-program.ts";
import { useProgram, type ProgramSetup } from "./use-program.ts";
import { ToolsRow, useTools } from "./ToolsRow.tsx";

export interface ProgramPanelProps {
  readonly setup: ProgramSetup;
  readonly tools: ProgramTools;
  readonly language: ToolLanguage;
  readonly board?: string | undefined;
  /** A program to be put into the editor. */
  readonly opened?: OpenedProgram | undefined;
  /** Called with the program's text, at first and when it changes. */
  readonly onText?: (text: string) => void;
  /** Called with the input when it changes. */
  readonly onInput?: (input: string) => void;
}

/** The editor's languages; each parser is loaded when it is used. */
const editedLanguage: Record<ToolLanguage, () => Promise<EditedLanguage>> = {
  cpp: async () => ({ extension: (await import("@codemirror/lang-cpp")).cppLanguage, indent: 2 }),
  python: async () => ({
    extension: (await import("@codemirror/lang-python")).pythonLanguage,
    indent: 4,
  }),
};

/** Maximum number of characters shown of an output. */
const MOST = 10_000;

const cutOutput = (output: string): string => {
  const shown = showHidden(output.slice(0, MOST));
  return output.length > MOST ? `${shown}…` : shown;
};

/**
 * A program in C++ or Python: its editor, its input and its output; on the page of a problem also its tests and their
 * results. A listing is run as soon as it is opened here.
 */
export function ProgramPanel({
  setup,
  tools: site,
  language,
  board,
  opened,
  onText,
  onInput,
}: ProgramPanelProps) {
  const { key, problem } = setup;
  const starter = setup.starters[language] ?? "";
  const words = useMemo(() => judgeWords(setup.pageLanguage), [setup.pageLanguage]);
  const { programs, judge } = words;
  const name = programs.languages[language];
  /** The storage keys of the program, and of the reader's own program while a listing is in the editor. */
  const at = key && `grundy-program:${key}:${language}`;
  const ownAt = at && `${at}:own`;
  const [stored] = useState(() => (at && readStored(at)) ?? undefined);
  const [source, setSource] = useState(stored ?? starter);
  const [standard, setStandard] = useState<Standard>(setup.standard);
  const [input, setInput] = useState(setup.input);
  const isListing = problem === undefined;
  /** A link to the program; shown if the browser does not allow copying. */
  const [link, setLink] = useState<string>();
  const [note, setNote] = useState(isListing && stored !== undefined ? programs.edited : "");
  const tools = useTools(site.tools[language], site.base);
  const { trial, status, runTests, runOn, stop, isRunning } = useProgram(
    setup,
    site,
    language,
    words,
    tools,
  );
  useEffect(() => onText?.(source), [onText, source]);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>();
  const isEdited = source !== starter;
  const isStale = trial !== undefined && trial.source !== source;

  /** The action that was requested before the tools are available; it is performed when they are. */
  const [requested, setRequested] = useState<"judge" | "run" | undefined>(
    isListing && key !== undefined && stored === undefined ? "run" : undefined,
  );
  const toolsKind = tools.state.kind;
  const perform = useLatest((what: "judge" | "run"): void => {
    if (toolsKind === "unknown") return;
    if (toolsKind !== "ready") {
      return root.current?.querySelector<HTMLElement>(".program-download")?.focus();
    }
    setRequested(undefined);
    setNote("");
    void (what === "judge" ? runTests(source, standard) : runOn(source, standard, input));
  });
  useEffect(() => {
    if (requested) perform(requested);
  }, [requested, toolsKind, perform]);
  const request = (what: "judge" | "run"): void => {
    setNote("");
    if (isRunning) return;
    setRequested(what);
    // A second press focuses the download button again.
    perform(what);
    if (toolsKind === "absent") setNote(fill(programs.first, { language: name }));
  };
  const onRun = (): void => request(isListing ? "run" : "judge");
  const onChange = useLatest((text: string) => {
    setSource(text);
    setNote("");
    if (at) writeStored(at, text === starter ? undefined : text);
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
    found.push(...crashIn(judgement));
    editor.current?.mark(isStale ? [] : found);
  }, [diagnostics, judgement, isStale]);

  useEffect(() => {
    if (judgement && root.current) reportJudgement(root.current, judgement);
  }, [judgement]);

  const [own, setOwn] = useState(() => (ownAt && readStored(ownAt)) ?? undefined);
  const putIn = (text: string, message: string): void => {
    editor.current?.setText(text);
    onChange(text);
    setNote(message);
  };
  const storeOwn = (text: string | undefined): void => {
    if (ownAt) writeStored(ownAt, text);
    setOwn(text);
  };
  const onOpened = useLatest(({ text, from }: OpenedProgram) => {
    if (isEdited && own === undefined && source !== text) storeOwn(source);
    putIn(text, from === "link" ? programs.fromLink : programs.listing);
    if (from === "listing" && !isRunning) setRequested("judge");
  });
  useEffect(() => {
    if (opened) onOpened(opened);
  }, [opened, onOpened]);
  const share = async (): Promise<void> => {
    setLink(undefined);
    const fragment = await encodeProgram(language, source);
    if (fragment === undefined) return setNote(programs.shareTooLong);
    const address = location.origin + location.pathname + fragment;
    if (await copyText(address)) return setNote(fill(programs.shared, { n: address.length }));
    setLink(address);
    setNote(words.drafts.shareByHand);
  };
  const inputField = (
    <label class="field">
      {programs.input}
      <textarea
        rows={Math.min(8, input.split("\n").length + 1)}
        spellcheck={false}
        value={input}
        onInput={({ currentTarget }) => {
          setInput(currentTarget.value);
          onInput?.(currentTarget.value);
        }}
      />
    </label>
  );
  const tone = isStale ? "" : status.isError ? " error" : status.isSuccess ? " success" : "";
  const statusText = note || (isStale && !isRunning ? judge.stale : status.text);
  return (
    <div class="program" ref={root}>
      {!isListing && <p class="small soft">{programs.note}</p>}
      <div class="cell-code program-editor" ref={place} />
      {isListing && inputField}
      <div class="row">
        <Button
          text={isListing ? programs.runInput : programs.run}
          class="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          off={isRunning}
          onPress={onRun}
        />
        {isRunning && <Button text={programs.stop} onPress={stop} />}
        {!isListing && <CopyButton words={words.drafts} label={programs.copy} text={source} />}
        {isEdited && key !== undefined && (
          <Button text={programs.reset} onPress={() => putIn(starter, programs.wasReset)} />
        )}
        {!isListing && isEdited && <Button text={programs.share} onPress={() => void share()} />}
        {own !== undefined && (
          <Button
            text={programs.back}
            onPress={() => {
              putIn(own, programs.ownAgain);
              storeOwn(undefined);
            }}
          />
        )}
        {language === "cpp" && (
          <Choice
            class="small soft"
            name={programs.standard}
            value={standard}
            options={STANDARDS.map((each) => [each, each.toUpperCase()])}
            onChoose={(chosen) => setStandard(chosen as Standard)}
          />
        )}
      </div>
      <ToolsRow {...{ tools, name }} words={programs} />
      {!isListing && (
        <details class="fold">
          <summary>{programs.ownInput}</summary>
          <div class="fold-body">
            {inputField}
            <Button text={programs.runInput} off={isRunning} onPress={() => request("run")} />
          </div>
        </details>
      )}
      <p class={`status${tone}`} role="status">
        {statusText}
        {note !== "" && link !== undefined && (
          <>
            {" "}
            <a href={link}>{programs.sharedLink}</a>
          </>
        )}
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
          <JudgeResults steps={trial.steps} {...{ judgement, words, board }} />
        </div>
      )}
    </div>
  );
}

import { useId, useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { isServer } from "../ui/is-server.ts";
import {
  formatsFor,
  joinLines,
  type Columns,
  type Formats,
  type SolverWords,
} from "../solver/formats.ts";
import { OpenFile, SolverInput, useInput } from "../solver/SolverInput.tsx";
import { type TestName, type CheckedOutput, TESTS } from "./check-protocol.ts";
import type { OtherWords } from "./other-words.ts";
import { useTests } from "./use-tests.ts";
import { ExplainedCase } from "../solver/ExplanationView.tsx";
import { MistakeNote } from "./JudgeResults.tsx";

/** What a check has found, in one or two sentences. */
function formatChecked(
  { checked, lines }: CheckedOutput,
  formats: Formats,
  words: OtherWords["result"],
): string {
  if (checked.kind === "right") return formats.counted(words.right, lines);
  if (checked.kind !== "wrong") return words[checked.kind];
  const { given, right, isClose } = checked;
  const line = formats.number(checked.line);
  if (right === undefined) return fill(words.beyond, { line });
  if (given === undefined) return fill(words.missing, { line, right });
  if (given === "") return fill(words.blank, { line, right });
  const wrong = fill(words.wrong, { line, given, right });
  return isClose ? `${wrong} ${words.close}` : wrong;
}

interface TestChoiceProps {
  readonly id: string;
  readonly words: OtherWords["check"];
  readonly name: TestName;
  readonly seed: string;
  readonly isSeed: boolean;
  readonly busy: boolean;
  /** What has become of the input. */
  readonly status: string;
  readonly onName: (name: TestName) => void;
  readonly onSeed: (seed: string) => void;
  readonly onCopy: () => void;
  readonly onDownload: () => void;
}

/** Which test a program is given, and its input to take along. */
function TestChoice(props: TestChoiceProps) {
  const { id, words, busy } = props;
  return (
    <>
      <div class="row">
        <span class="field">
          <label for={`${id}-test`}>{words.test}</label>
          <select
            id={`${id}-test`}
            disabled={isServer}
            value={props.name}
            onChange={({ currentTarget }) => props.onName(currentTarget.value as TestName)}
          >
            {TESTS.map((name) => (
              <option key={name} value={name}>
                {words.tests[name]}
              </option>
            ))}
          </select>
        </span>
        <span class="field">
          <label for={`${id}-seed`}>{words.seed}</label>
          <input
            id={`${id}-seed`}
            class="other-seed"
            inputMode="numeric"
            autocomplete="off"
            disabled={isServer}
            value={props.seed}
            aria-describedby={`${id}-seed-hint`}
            aria-invalid={!props.isSeed}
            aria-errormessage={props.isSeed ? undefined : `${id}-seed-fault`}
            onInput={({ currentTarget }) => props.onSeed(currentTarget.value)}
          />
        </span>
        <span class="soft" id={`${id}-seed-hint`}>
          {words.seedHint}
        </span>
      </div>
      <div class="row">
        <button
          type="button"
          disabled={isServer}
          aria-disabled={busy || !props.isSeed}
          onClick={props.onCopy}
        >
          {words.copy}
        </button>
        <button
          type="button"
          disabled={isServer}
          aria-disabled={busy || !props.isSeed}
          onClick={props.onDownload}
        >
          {words.download}
        </button>
      </div>
      {props.isSeed ? null : (
        <p class="status error" id={`${id}-seed-fault`} role="alert">
          {words.badSeed}
        </p>
      )}
      <p class="status" role="status">
        {props.status}
      </p>
    </>
  );
}

interface CheckResultProps {
  readonly formats: Formats;
  readonly words: OtherWords["result"];
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
  readonly result: CheckedOutput;
}

/** What follows the verdict on an output: what judges may mind, whose mistake it is, and why the right line is right. */
function CheckResult({ formats, words, columns, board, result }: CheckResultProps) {
  const { explained, remarks, mistakes } = result;
  const line = explained && joinLines(explained.input);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark}>{words.remarks[remark]}</p>
      ))}
      {mistakes.length > 0 && (
        <MistakeNote mistakes={mistakes} template={words.mistake} or={words.or} more="{name}" />
      )}
      {explained && (
        <ExplainedCase {...{ formats, columns, board, explained }}>
          <p class="solver-case row strong">
            {fill(words.caseOf, { line: formats.number(explained.index + 1) })}{" "}
            {line === undefined ? null : <code>{line}</code>}
          </p>
        </ExplainedCase>
      )}
    </>
  );
}

interface Props {
  readonly problem: string;
  readonly language: Language;
  readonly words: OtherWords;
  readonly solver: SolverWords;
  readonly columns: Columns;
  /** The name of the board on the same page on which a case can be opened, if there is one. */
  readonly board?: string | undefined;
  /** The address of the files of the package that no seed changes. */
  readonly fixed: string;
}

/** A whole number below 2^32; undefined for any other text. */
function seedOf(text: string): number | undefined {
  const seed = /^\d{1,10}$/.test(text.trim()) ? Number(text) : Infinity;
  return seed < 2 ** 32 ? seed : undefined;
}

/** For a program that runs elsewhere: its output on a test is checked, and all the tests are made into a package. */
export function OtherLanguages(props: Props) {
  const { problem, language, words, solver, columns, board } = props;
  const id = useId();
  const formats = useMemo(() => {
    const { output: input, outputHint: inputHint, held: fileNote } = words.check;
    return formatsFor(language, { ...solver, input, inputHint, fileNote });
  }, [language, solver, words]);
  const [name, setName] = useState<TestName>("sample");
  const [seedText, setSeedText] = useState("1");
  const tests = useTests(language, formats, words);
  const { said: report, result, busy } = tests;
  const { forget } = tests;
  const input = useInput("", formats, forget);
  const seed = seedOf(seedText);
  const test = { problem, name, seed: seed ?? 0 };

  const onCheck = () => {
    if (seed !== undefined) void tests.check(test, input.read());
  };
  const { checked } = result ?? {};
  const isRefused = checked?.kind === "empty" || checked?.kind === "binary";
  const verdict = result === undefined ? undefined : formatChecked(result, formats, words.result);
  const ofCheck = report?.of === "check" ? report : undefined;
  const tone = checked?.kind === "right" ? " success" : checked || ofCheck?.isFault ? " error" : "";
  const isSeed = seed !== undefined;

  return (
    <div class="small other-tests needs-script" role="group" aria-label={words.check.title}>
      <TestChoice
        {...{ id, name, busy, isSeed }}
        words={words.check}
        seed={seedText}
        status={report?.of === "input" ? report.text : ""}
        onName={(chosen) => {
          setName(chosen);
          forget();
        }}
        onSeed={(text) => {
          setSeedText(text);
          forget();
        }}
        onCopy={() => isSeed && void tests.copy(test)}
        onDownload={() => isSeed && void tests.download(test)}
      />
      <SolverInput
        {...{ id, formats, input }}
        sample=""
        faultBy={isRefused ? `${id}-checked` : undefined}
        onRun={onCheck}
      />
      <div class="row">
        <button
          type="button"
          class="primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isServer}
          aria-disabled={busy || !isSeed}
          onClick={onCheck}
        >
          {words.check.run}
        </button>
        <OpenFile input={input}>{words.check.open}</OpenFile>
      </div>
      <p class={`status${tone}`} id={`${id}-checked`} role="status">
        {verdict ?? ofCheck?.text}
      </p>
      {result === undefined ? null : (
        <CheckResult {...{ formats, columns, board, result }} words={words.result} />
      )}
      <div class="other-package">
        <p class="strong">{words.package.title}</p>
        <p>{words.package.text}</p>
        <div class="row">
          <button
            type="button"
            disabled={isServer}
            aria-disabled={busy || !isSeed}
            onClick={() => isSeed && void tests.pack(problem, seed, props.fixed)}
          >
            {words.package.download}
          </button>
          <span class="status" role="status">
            {report?.of === "package" ? report.text : ""}
          </span>
        </div>
      </div>
    </div>
  );
}

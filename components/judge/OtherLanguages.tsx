import { useId, useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { Button, isServer } from "../ui/controls.tsx";
import {
  formatsFor,
  joinLines,
  type Columns,
  type Formats,
  type SolverWords,
} from "../solver/formats.ts";
import { OpenFile, SolverInput, useInput } from "../solver/SolverInput.tsx";
import type { CheckedOutput } from "./check-worker.ts";
import { TESTS, useTests, type OtherWords, type TestName } from "./use-tests.ts";
import { ExplainedCase, SolverContext, useShared } from "../solver/ExplanationView.tsx";
import { MistakeNote } from "./JudgeResults.tsx";

/** Formats the result of a check, in one or two sentences. */
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

interface CheckResultProps {
  readonly words: OtherWords["result"];
  readonly result: CheckedOutput;
}

/** The details after the verdict on an output: remarks, known mistakes, and the explanation of the right line. */
function CheckResult({ words, result }: CheckResultProps) {
  const { formats } = useShared();
  const { explained, remarks, mistakes } = result;
  const line = explained && joinLines(explained.input);
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark}>{words.remarks[remark]}</p>
      ))}
      {mistakes.length > 0 && <MistakeNote mistakes={mistakes} words={words} />}
      {explained && (
        <ExplainedCase explained={explained}>
          <p class="solver-case row strong">
            {fill(words.caseOf, { line: formats.number(explained.index + 1) })}{" "}
            {line === undefined ? null : <code class="soft">{line}</code>}
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
  readonly board?: string | undefined;
  /** The address of the package's files that do not depend on the seed. */
  readonly fixed: string;
}

/** Checks the output of a program that runs elsewhere, and creates a package of all the tests. */
export function OtherLanguages(props: Props) {
  const { problem, language, words, solver, columns, board } = props;
  const id = useId();
  const formats = useMemo(() => {
    const { output: input, outputHint: inputHint, held: fileNote } = words.check;
    return formatsFor(language, { ...solver, input, inputHint, fileNote });
  }, [language, solver, words]);
  const [name, setName] = useState<TestName>("sample");
  const tests = useTests(language, formats, words);
  const { report, result, busy, clearResult } = tests;
  const input = useInput("", formats, clearResult);
  const test = { problem, name };
  const onCheck = () => void tests.check(test, input.read());
  const { checked } = result ?? {};
  const isRefused = checked?.kind === "empty" || checked?.kind === "binary";
  const verdict = result === undefined ? undefined : formatChecked(result, formats, words.result);
  const ofCheck = report?.of === "check" ? report : undefined;
  const tone = checked?.kind === "right" ? " success" : checked || ofCheck?.isFault ? " error" : "";

  return (
    <SolverContext.Provider value={{ formats, columns, board }}>
      <div class="small other-tests needs-script" role="group" aria-label={words.check.title}>
        <div class="row">
          <span class="field">
            <label for={`${id}-test`}>{words.check.test}</label>
            <select
              id={`${id}-test`}
              disabled={isServer}
              value={name}
              onChange={({ currentTarget }) => {
                setName(currentTarget.value as TestName);
                clearResult();
              }}
            >
              {TESTS.map((each) => (
                <option key={each} value={each}>
                  {words.check.tests[each]}
                </option>
              ))}
            </select>
          </span>
        </div>
        <div class="row">
          <Button text={words.check.copy} off={busy} onPress={() => void tests.copy(test)} />
          <Button
            text={words.check.download}
            off={busy}
            onPress={() => void tests.download(test)}
          />
        </div>
        <p class="status" role="status">
          {report?.of === "input" ? report.text : ""}
        </p>
        <SolverInput
          {...{ id, input }}
          sample=""
          faultBy={isRefused ? `${id}-checked` : undefined}
          onRun={onCheck}
        />
        <div class="row">
          <Button
            text={words.check.run}
            class="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            off={busy}
            onPress={onCheck}
          />
          <OpenFile input={input}>{words.check.open}</OpenFile>
        </div>
        <p class={`status${tone}`} id={`${id}-checked`} role="status">
          {verdict ?? ofCheck?.text}
        </p>
        {result && <CheckResult {...{ result }} words={words.result} />}
        <div class="other-package">
          <p class="strong">{words.package.title}</p>
          <p>{words.package.text}</p>
          <div class="row">
            <Button
              text={words.package.download}
              off={busy}
              onPress={() => void tests.pack(problem, props.fixed)}
            />
            <span class="status" role="status">
              {report?.of === "package" ? report.text : ""}
            </span>
          </div>
        </div>
      </div>
    </SolverContext.Provider>
  );
}

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import type { PackedFile } from "../../src/judge/test-package.ts";
import { copyText, downloadBlob, fetchJson } from "../ui/files.ts";
import type { Formats } from "../solver/formats.ts";
import { WorkerClient } from "../ui/worker-client.ts";
import type { CheckedOutput, CheckMethods } from "./check-worker.ts";

/** The tests to choose from. */
export const TESTS = ["sample", "small", "random", "largest"] as const;

export type TestName = (typeof TESTS)[number];

/** One input of a problem. */
export interface Test {
  readonly problem: string;
  readonly name: TestName;
}

/** The texts of the section for other languages. */
export type OtherWords = Words["otherLanguages"];

/** Maximum size of an input that is copied to the clipboard, in bytes. */
const LARGEST_COPY = 2_000_000;

/** The current or last action, and its message. */
interface Status {
  readonly of: "input" | "check" | "package";
  readonly text: string;
  readonly isBusy?: boolean;
  readonly isFault?: boolean;
}

/** Creates inputs of a problem, checks outputs and creates the package of its tests, one action at a time. */
export function useTests(language: Language, formats: Formats, words: OtherWords) {
  const [report, setStatus] = useState<Status>();
  const [result, setResult] = useState<CheckedOutput>();
  const isBusy = useRef(false);
  const worker = useMemo(
    () =>
      new WorkerClient<CheckMethods>(
        () => new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }),
      ),
    [],
  );
  useEffect(() => () => worker.end(), [worker]);

  const begin = async (
    of: Status["of"],
    text: string,
    fault: string,
    act: () => Promise<string>,
  ): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus({ of, text, isBusy: true });
    try {
      setStatus({ of, text: await act() });
    } catch (error) {
      const message = (error instanceof Error && error.message) || words.package.notLoaded;
      setStatus({ of, text: fill(fault, { message }), isFault: true });
    } finally {
      isBusy.current = false;
    }
  };

  const make = async (test: Test) => {
    const { input, cases, isTooMany } = await worker.call("make", [test]);
    return {
      blob: input,
      name: `${test.problem}-${test.name}.in`,
      cases: formats.cases(cases),
      note: isTooMany ? ` ${words.check.tooMany}` : "",
    };
  };

  const { check, package: packed } = words;
  return {
    report,
    result,
    busy: report?.isBusy === true,
    copy: (test: Test) =>
      begin("input", check.making, check.failed, async () => {
        const { blob, cases, note } = await make(test);
        if (blob.size > LARGEST_COPY) return fill(check.tooLong, { size: formats.size(blob.size) });
        if (!(await copyText(await blob.text()))) return check.copyFailed;
        return fill(check.copied, { cases }) + note;
      }),
    download: (test: Test) =>
      begin("input", check.making, check.failed, async () => {
        const { blob, name, cases, note } = await make(test);
        downloadBlob(blob, name);
        return fill(check.downloaded, { name, cases, size: formats.size(blob.size) }) + note;
      }),
    check: (test: Test, output: Blob) =>
      begin("check", check.running, check.failed, async () => {
        setResult(undefined);
        setResult(await worker.call("check", [test, language, output]));
        return "";
      }),
    pack: (problem: string, address: string) =>
      begin("package", packed.making, packed.failed, async () => {
        const fixed = await fetchJson<readonly PackedFile[]>(address).catch(() => {
          throw new Error();
        });
        const zip = await worker.call("pack", [problem, fixed]);
        const name = `${problem}.zip`;
        downloadBlob(zip, name);
        return fill(packed.made, { name, size: formats.size(zip.size) });
      }),
    /** Discards the result, which is outdated when the output or the test changes. */
    clearResult: () => setResult(undefined),
  };
}

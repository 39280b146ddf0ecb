import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import type { PackedFile } from "../../src/judge/test-package.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import type { Say } from "../solver/say.ts";
import type { CheckApi, CheckedOutput, Test, TestName } from "./check-worker.ts";
import { callWorker } from "./worker-call.ts";

/** Calls the worker that knows the right answers. */
const callCheck = <Name extends keyof CheckApi>(
  signal: AbortSignal,
  name: Name,
  ...args: Parameters<CheckApi[Name]>
): ReturnType<CheckApi[Name]> =>
  callWorker<CheckApi, Name>(
    new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }),
    signal,
    name,
    ...args,
  );

/** The tests of which one is chosen. */
export const TESTS: readonly TestName[] = ["sample", "small", "random", "largest"];

/** The texts for other languages. */
export type OtherWords = Words["otherLanguages"];

/** Longer inputs are no matter for a clipboard, in bytes. */
const LARGEST_COPY = 2_000_000;

/** What is being done, or was done last, and its message. */
interface Status {
  readonly of: "input" | "check" | "package";
  readonly text: string;
  readonly isBusy?: boolean;
  readonly isFault?: boolean;
}

interface Made {
  readonly blob: Blob;
  readonly name: string;
  readonly cases: string;
  readonly note: string;
}

/** Makes the inputs of a problem, checks outputs and makes the package of its tests, one thing at a time. */
export function useTests(language: Language, say: Say, words: OtherWords) {
  const [status, setStatus] = useState<Status>();
  const [result, setResult] = useState<CheckedOutput>();
  const going = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  const begin = async (
    of: Status["of"],
    text: string,
    fault: string,
    act: (signal: AbortSignal) => Promise<string>,
  ): Promise<void> => {
    if (going.current !== undefined) return;
    const controller = (going.current = new AbortController());
    setStatus({ of, text, isBusy: true });
    try {
      setStatus({ of, text: await act(controller.signal) });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message =
        error instanceof Error && error.message !== "" ? error.message : words.package.notLoaded;
      setStatus({ of, text: fill(fault, { message }), isFault: true });
    } finally {
      going.current = undefined;
    }
  };

  const make = async (test: Test, signal: AbortSignal): Promise<Made> => {
    const { input, cases, isTooMany } = await callCheck(signal, "make", test);
    const seed = test.name === "random" || test.name === "largest" ? `-${test.seed}` : "";
    return {
      blob: input,
      name: `${test.problem}-${test.name}${seed}.in`,
      cases: say.cases(cases),
      note: isTooMany ? ` ${words.check.tooMany}` : "",
    };
  };

  const { check, package: packed } = words;
  return {
    status,
    result,
    busy: status?.isBusy === true,
    copy: (test: Test) =>
      begin("input", check.making, check.failed, async (signal) => {
        const { blob, cases, note } = await make(test, signal);
        if (blob.size > LARGEST_COPY) return fill(check.tooLong, { size: say.size(blob.size) });
        try {
          await navigator.clipboard.writeText(await blob.text());
        } catch {
          return check.copyFailed;
        }
        return fill(check.copied, { cases }) + note;
      }),
    download: (test: Test) =>
      begin("input", check.making, check.failed, async (signal) => {
        const { blob, name, cases, note } = await make(test, signal);
        downloadBlob(blob, name);
        return fill(check.downloaded, { name, cases, size: say.size(blob.size) }) + note;
      }),
    check: (test: Test, output: Blob) =>
      begin("check", check.running, check.failed, async (signal) => {
        setResult(undefined);
        setResult(await callCheck(signal, "check", test, language, output));
        return "";
      }),
    pack: (problem: string, seed: number, address: string) =>
      begin("package", packed.making, packed.failed, async (signal) => {
        const response = await fetch(address, { signal }).catch(() => undefined);
        if (response?.ok !== true) throw new Error();
        const fixed = (await response.json()) as readonly PackedFile[];
        const zip = await callCheck(signal, "pack", problem, seed, fixed);
        const name = `${problem}.zip`;
        downloadBlob(zip, name);
        return fill(packed.made, { name, size: say.size(zip.size) });
      }),
    /** To be called when the output or the test changes: what was found was found of others. */
    forget: () => setResult(undefined),
  };
}

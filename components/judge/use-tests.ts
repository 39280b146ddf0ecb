import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import type { PackedFile } from "../../src/judge/test-package.ts";
import { downloadBlob } from "../solver/download-blob.ts";
import type { Formats } from "../solver/formats.ts";
import { WorkerQueue } from "../ui/worker-queue.ts";
import type { CheckedOutput, Test, CheckReply, CheckRequest } from "./check-protocol.ts";

/** The texts of the part for other languages. */
export type OtherWords = Words["otherLanguages"];

/** Longer inputs are no matter for a clipboard, in bytes. */
const LARGEST_COPY = 2_000_000;

/** What is being done, or was done last, and what is said of it. */
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
export function useTests(language: Language, formats: Formats, words: OtherWords) {
  const [report, setStatus] = useState<Status>();
  const [result, setResult] = useState<CheckedOutput>();
  const isBusy = useRef(false);
  const call = useMemo(
    () =>
      new WorkerQueue<CheckRequest, CheckReply>(
        () => new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }),
      ),
    [],
  );
  useEffect(() => () => call.end(), [call]);

  /** @throws {Error} with a message, or without one where the worker's script did not load */
  const ask = async <Kind extends CheckReply["kind"]>(
    request: CheckRequest,
    kind: Kind,
  ): Promise<Extract<CheckReply, { kind: Kind }>> => {
    const answer = await call.ask(request);
    const reply = "reply" in answer ? answer.reply : undefined;
    if (reply?.kind === kind) return reply as Extract<CheckReply, { kind: Kind }>;
    throw new Error(reply?.kind === "failed" ? reply.message : undefined);
  };

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

  const make = async (test: Test): Promise<Made> => {
    const { input, cases, isTooMany } = await ask({ kind: "make", test }, "made");
    const seed = test.name === "random" || test.name === "largest" ? `-${test.seed}` : "";
    return {
      blob: input,
      name: `${test.problem}-${test.name}${seed}.in`,
      cases: formats.cases(cases),
      note: isTooMany ? ` ${words.check.tooMany}` : "",
    };
  };

  const { check, package: packed } = words;
  return {
    said: report,
    result,
    busy: report?.isBusy === true,
    copy: (test: Test) =>
      begin("input", check.making, check.failed, async () => {
        const { blob, cases, note } = await make(test);
        if (blob.size > LARGEST_COPY) return fill(check.tooLong, { size: formats.size(blob.size) });
        try {
          await navigator.clipboard.writeText(await blob.text());
        } catch {
          return check.copyFailed;
        }
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
        setResult((await ask({ kind: "check", test, language, output }, "checked")).result);
        return "";
      }),
    pack: (problem: string, seed: number, address: string) =>
      begin("package", packed.making, packed.failed, async () => {
        const response = await fetch(address).catch(() => undefined);
        if (response?.ok !== true) throw new Error();
        const fixed = (await response.json()) as readonly PackedFile[];
        const { zip } = await ask({ kind: "pack", problem, seed, fixed }, "packed");
        const name = `${problem}.zip`;
        downloadBlob(zip, name);
        return fill(packed.made, { name, size: formats.size(zip.size) });
      }),
    /** To be called when the output or the test changes: what was found was found of others. */
    forget: () => setResult(undefined),
  };
}

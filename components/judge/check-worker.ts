import { mistakesInWords } from "../../src/i18n/mistake-words.ts";
import type { Language } from "../../src/i18n/words.ts";
import { checkOutput, bytesToCheck } from "../../src/judge/output.ts";
import { joinLinesByCase, readPrinted } from "../../src/judge/text-program.ts";
import { inputsForStep, seededRandom } from "../../src/judge/inputs.ts";
import type { Task } from "../../src/judge/task.ts";
import { testFiles, zip, type PackedFile } from "../../src/judge/test-package.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { problemOf, taskOf } from "../../src/problems/registry.ts";
import { readingMistake } from "../../src/problems/reading-mistakes.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { explainCase } from "../solver/solve-input.ts";
import { serve } from "../ui/worker-client.ts";
import type { Test } from "./use-tests.ts";

/** The page always uses the same tests; the terminal accepts other seeds. */
const SEED = 1;

const find = async (id: string) => ({ problem: problemOf(id), task: await taskOf(id) });

/**
 * Returns the cases of a test for one input. There may be more than the statement allows, which a loop over cases accepts.
 * If an input is one case, it is the first sample, or the last case of another test.
 */
function casesOf(task: Task, { name }: Test): readonly unknown[] {
  if (task.maxCases === 1 && name === "sample") return task.samples.slice(0, 1);
  const cases =
    name === "random"
      ? [...(task.edges ?? []), ...task.random(seededRandom(SEED))]
      : inputsForStep(task, name, SEED).flat();
  return task.maxCases === 1 ? cases.slice(-1) : cases;
}

async function make(test: Test) {
  const { problem, task } = await find(test.problem);
  const cases = casesOf(task, test);
  const isTooMany = cases.length > (task.maxCases ?? Infinity);
  const input = new Blob([problem.print(cases)]);
  return { input, cases: cases.length, isTooMany };
}

/** Decodes the part of an output that suffices for a check; older versions of PowerShell write UTF-16. */
async function textOf(output: Blob, enough: number): Promise<{ text: string; isWide: boolean }> {
  const bytes = new Uint8Array(await output.slice(0, enough).arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return { text: new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes), isWide };
}

async function check(test: Test, language: Language, output: Blob) {
  const { problem, task } = await find(test.problem);
  const cases = casesOf(task, test);
  const right = cases.map((one) => String(task.answer(one))).join("\n");
  const { text, isWide } = await textOf(output, bytesToCheck(right.length + 1));
  const checked = checkOutput(task, cases, text, problem.begins);
  const at = checked.kind === "wrong" ? checked.at : cases.length;
  const ids = checked.kind === "wrong" ? checked.mistakes : [];
  const isOfCases = checked.kind === "wrong" && ids.length === 0;
  const answers = joinLinesByCase(readPrinted(text).lines, problem.begins);
  const reading = isOfCases && readingMistake(problem, cases, answers);
  const remarks = "remarks" in checked ? checked.remarks : [];
  return {
    checked,
    /** Number of lines of the right output. */
    lines: right.split("\n").length,
    remarks: isWide ? [...remarks, "utf16" as const] : remarks,
    /** The explanation of the case of the first wrong line. */
    explained: at < cases.length ? explainCase(language, problem, cases[at], at) : undefined,
    mistakes: [
      ...mistakesInWords(language, problem.id, ids),
      ...mistakesInWords(language, "reading", reading ? [reading] : []),
    ],
  };
}

export type CheckedOutput = Awaited<ReturnType<typeof check>>;

/** Returns the samples for a package: our example, or small random cases. The judge's own samples are not included. */
function ourSamples(problem: Problem): readonly unknown[] {
  const ours = problem.samples.find(({ by }) => by === "us");
  const input = ours?.input ?? problem.generate.tiny(seededRandom(SEED));
  return [...problem.read(textReader(input))];
}

async function pack(id: string, fixed: readonly PackedFile[]): Promise<Blob> {
  const { problem, task } = await find(id);
  const data = testFiles({
    task,
    print: (cases) => problem.print(cases),
    samples: ourSamples(problem),
    seed: SEED,
  });
  return new Blob([...zip([...fixed, ...data])], { type: "application/zip" });
}

const methods = { make, check, pack };

export type CheckMethods = typeof methods;

serve(methods);

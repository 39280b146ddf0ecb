import { mistakesInWords } from "../../src/i18n/mistake-words.ts";
import type { Language } from "../../src/i18n/languages.ts";
import {
  checkOutput,
  enoughOf,
  readPrinted,
  type Checked,
  type Remark,
} from "../../src/judge/output.ts";
import { inputsOf } from "../../src/judge/inputs.ts";
import { seededRandom } from "../../src/judge/seeded-random.ts";
import type { Task } from "../../src/judge/task.ts";
import { testFiles, zip, type PackedFile } from "../../src/judge/test-package.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { readingMistake } from "../../src/problems/reading-mistakes.ts";
import { taskOf } from "../../src/problems/tasks.ts";
import { textReader } from "../../src/problems/reading.ts";
import { explainCase } from "../solver/explain-case.ts";
import type { Explained } from "../solver/protocol.ts";
import type { MistakeText } from "./protocol.ts";
import { serveCalls } from "./worker-call.ts";

/** The tests of which one is chosen. */
export type TestName = "sample" | "small" | "random" | "largest";

/** One input of a problem; of the sample and of the small cases, the seed says nothing. */
export interface Test {
  readonly problem: string;
  readonly name: TestName;
  /** In [0, 2^32). */
  readonly seed: number;
}

export interface CheckedOutput {
  readonly checked: Checked;
  /** How many lines the right output has. */
  readonly lines: number;
  readonly remarks: readonly (Remark | "utf16")[];
  /** Of the case of the first wrong line. */
  readonly explained?: Explained;
  readonly mistakes: readonly MistakeText[];
}

async function find(id: string): Promise<{ readonly problem: Problem; readonly task: Task }> {
  const problem = findProblem(id);
  if (problem === undefined) throw new RangeError(`Cannot find problem: current value is ${id}`);
  return { problem, task: await taskOf(id) };
}

/** The cases of a test in one input: a loop over cases does not mind if they are more than the statement allows. */
const casesOf = (task: Task, { name, seed }: Test): readonly unknown[] =>
  name === "random"
    ? [...(task.edges ?? []), ...task.random(seededRandom(seed))]
    : inputsOf(task, name, seed).flat();

/** The input of a test; too many cases are more than the statement allows in one input. */
async function make(test: Test) {
  const { problem, task } = await find(test.problem);
  const cases = casesOf(task, test);
  const isTooMany = cases.length > (task.most ?? Infinity);
  return { input: new Blob([problem.print(cases)]), cases: cases.length, isTooMany };
}

/** As much text of an output as is enough; older PowerShells write UTF-16. */
async function textOf(output: Blob, enough: number): Promise<{ text: string; isWide: boolean }> {
  const bytes = new Uint8Array(await output.slice(0, enough).arrayBuffer());
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return { text: new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(bytes), isWide };
}

async function check(test: Test, language: Language, output: Blob): Promise<CheckedOutput> {
  const { problem, task } = await find(test.problem);
  const cases = casesOf(task, test);
  const size = cases.reduce((sum: number, one) => sum + String(task.answer(one)).length + 1, 0);
  const { text, isWide } = await textOf(output, enoughOf(size));
  const checked = checkOutput(task, cases, text);
  const at = checked.kind === "wrong" ? checked.line - 1 : cases.length;
  const ids = checked.kind === "wrong" ? checked.mistakes : [];
  const isOfCases = checked.kind === "wrong" && ids.length === 0;
  const reading = isOfCases && readingMistake(problem, cases, readPrinted(text).lines);
  const remarks = "remarks" in checked ? checked.remarks : [];
  return {
    checked,
    lines: cases.length,
    remarks: isWide ? [...remarks, "utf16" as const] : remarks,
    ...(at < cases.length && { explained: explainCase(language, problem, cases[at], at) }),
    mistakes: [
      ...mistakesInWords(language, problem.id, ids),
      ...mistakesInWords(language, "reading", reading ? [reading] : []),
    ],
  };
}

/** The samples of a package are ours alone: where the page shows only the judge's, small random cases. */
function ourSamples(problem: Problem): readonly unknown[] {
  const ours = problem.samples.find(({ by }) => by === "us");
  const input = ours?.input ?? problem.generate.tiny(seededRandom(1));
  return [...problem.read(textReader(input))];
}

/** The package of a problem's tests as a zip, with the files that no seed changes. */
async function pack(id: string, seed: number, fixed: readonly PackedFile[]): Promise<Blob> {
  const { problem, task } = await find(id);
  const data = testFiles({
    task,
    print: (cases) => problem.print(cases),
    samples: ourSamples(problem),
    seed,
  });
  return new Blob([...zip([...fixed, ...data])], { type: "application/zip" });
}

const api = { make, check, pack };

export type CheckApi = typeof api;

serveCalls(api);

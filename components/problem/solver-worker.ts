import type { Language } from "../../src/i18n/words.ts";
import { answers, type Batch } from "../../src/problems/answers.ts";
import { findProblem } from "../../src/problems/registry.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { TokenReader, type ChunkSource } from "../../src/problems/token-reader.ts";
import { InputError } from "../../src/theory/input-error.ts";
import { explainCase } from "./explain-case.ts";
import type { Reply, Request } from "./protocol.ts";
import { seededRandom } from "../../src/judging/seeded-random.ts";
import { kindSorter } from "./verdict-kinds.ts";
import { problemWords } from "../../src/i18n/problem-words.ts";
import { sayFault } from "../../src/i18n/say.ts";

/** Faults of an input that ends after a complete case, without the last line that its format has. */
const WITHOUT_LAST_LINE: ReadonlySet<string> = new Set(["endedBefore0", "endedBefore000"]);

/**
 * How a run ended that has answered so many cases. A last line that is missing after a case is no mistake: every case has
 * its answer.
 *
 * @param fault of the input, if it has one
 */
export function endOfRun(
  language: Language,
  answered: number,
  milliseconds: number,
  fault: InputError | undefined,
): Extract<Reply, { kind: "finished" | "refused" }> {
  if (fault === undefined) return { kind: "finished", milliseconds };
  const message = sayFault(problemWords(language).phrases, fault);
  if (answered > 0 && WITHOUT_LAST_LINE.has(fault.fault.id)) {
    return { kind: "finished", milliseconds, lacks: message };
  }
  const { line, column } = fault;
  return { kind: "refused", milliseconds, line, column, message };
}

const SLICE = 2 ** 20;

/** A worker's own; the types of a page, which the rest of this folder is checked with, leave it out. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

/**
 * Reads a blob of any size a slice at a time, so that memory stays bounded. Only in a worker: a page has no
 * synchronous reader.
 *
 * @param onSlice called before each slice with the number of bytes read so far
 * @throws DOMException when the file has changed or gone since it was chosen
 */
function blobSource(blob: Blob, onSlice: (bytes: number) => void = () => {}): ChunkSource {
  const reader = new FileReaderSync();
  let at = 0;
  return () => {
    if (at >= blob.size) return undefined;
    onSlice(at);
    const slice = blob.slice(at, at + SLICE);
    at += slice.size;
    return new Uint8Array(reader.readAsArrayBuffer(slice));
  };
}

/** Milliseconds between two messages about one run. */
const BETWEEN = 40;

const post = (reply: Reply, transfer: Transferable[] = []): void =>
  postMessage(reply, { transfer });

const find = (id: string): Problem => {
  const problem = findProblem(id);
  if (problem === undefined) throw new RangeError(`Cannot find problem: current value is ${id}`);
  return problem;
};

/**
 * Batches, joined and posted so that there are at least {@link BETWEEN} milliseconds between messages: more would keep
 * the page from rendering. `count` receives the cases of each.
 */
function postGathered(batches: Iterable<Batch>, count: (cases: number) => void): void {
  let kept: Batch | undefined;
  let shown = performance.now();
  const sort = kindSorter();
  const show = () => {
    if (kept !== undefined) {
      const sorted = sort(kept.text, kept.cases);
      post({ kind: "verdicts", ...kept, sorted }, sorted && [sorted.kinds.buffer]);
    }
    kept = undefined;
    shown = performance.now();
  };
  try {
    for (const { text, cases, bytes } of batches) {
      count(cases);
      kept = { text: (kept?.text ?? "") + text, cases: (kept?.cases ?? 0) + cases, bytes };
      if (performance.now() - shown >= BETWEEN) show();
    }
  } finally {
    show();
  }
}

function run(problem: Problem, language: Language, input: Blob): void {
  const started = performance.now();
  const milliseconds = () => performance.now() - started;
  const source = blobSource(input, (bytes) => post({ kind: "progress", bytes }));
  let answered = 0;
  let fault: InputError | undefined;
  try {
    postGathered(answers(problem, new TokenReader(source)), (cases) => (answered += cases));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    fault = error;
  }
  post(endOfRun(language, answered, milliseconds(), fault));
}

/** Reads the input again up to the case, so that nothing has to be stored of the other cases. */
function explain(problem: Problem, language: Language, input: Blob, index: number): void {
  let at = 0;
  for (const one of problem.read(new TokenReader(blobSource(input)))) {
    if (at++ < index) continue;
    const explained = explainCase(language, problem, one, index);
    return post({ kind: "explained", explained });
  }
  throw new RangeError(`Cannot explain case ${index + 1}: the input has ${at}`);
}

function answer(request: Request): void {
  const problem = find(request.problem);
  switch (request.kind) {
    case "run":
      return run(problem, request.language, request.input);
    case "explain":
      return explain(problem, request.language, request.input, request.index);
    case "make": {
      const text = problem.generate[request.test](seededRandom(request.seed));
      return post({ kind: "made", test: request.test, input: new Blob([text]) });
    }
  }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  try {
    answer(data);
  } catch (error) {
    post({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});

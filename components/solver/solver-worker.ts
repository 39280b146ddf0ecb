import type { Language } from "../../src/i18n/words.ts";
import { answers, type Batch } from "../../src/problems/answers.ts";
import { findProblem } from "../../src/problems/registry.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { InputError } from "../../src/games/theory/input-error.ts";
import { blobSource } from "./blob-source.ts";
import { endOfRun } from "./end-of-run.ts";
import { explainCase } from "./explain-case.ts";
import type { Reply, Request } from "./protocol.ts";
import { seededRandom } from "../../src/judge/seeded-random.ts";
import { kindSorter } from "./verdict-kinds.ts";

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

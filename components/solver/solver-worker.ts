import type { Language } from "../../src/i18n/words.ts";
import { seededRandom } from "../../src/judge/inputs.ts";
import { problemOf } from "../../src/problems/registry.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { report, serve } from "../ui/worker-client.ts";
import { explainWanted, solveInput, type Wanted } from "./solve-input.ts";

/** What a problem's generator can make. */
export type TestKind = "tiny" | "random" | "largest";

async function readerOf(input: Blob): Promise<TokenReader> {
  const chunks = [new Uint8Array(await input.arrayBuffer())];
  return new TokenReader(() => chunks.pop());
}

const methods = {
  run: async (problem: string, language: Language, input: Blob) =>
    solveInput(problemOf(problem), language, await readerOf(input), report),
  explain: async (problem: string, language: Language, input: Blob, wanted: Wanted) =>
    explainWanted(problemOf(problem), language, await readerOf(input), wanted),
  /** `seed` is in [0, 2^32): the same seed makes the same test. */
  make: (problem: string, test: TestKind, seed: number) =>
    new Blob([problemOf(problem).generate[test](seededRandom(seed))]),
};

export type SolverMethods = typeof methods;

serve(methods);

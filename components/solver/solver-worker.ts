import type { Language } from "../../src/i18n/words.ts";
import { problemOf } from "../../src/problems/registry.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { report, serve } from "../ui/worker-client.ts";
import { explainWanted, solveInput, type Wanted } from "./solve-input.ts";

async function readerOf(input: Blob): Promise<TokenReader> {
  const chunks = [new Uint8Array(await input.arrayBuffer())];
  return new TokenReader(() => chunks.pop());
}

const methods = {
  run: async (problem: string, language: Language, input: Blob) =>
    solveInput(problemOf(problem), language, await readerOf(input), report),
  explain: async (problem: string, language: Language, input: Blob, wanted: Wanted) =>
    explainWanted(problemOf(problem), language, await readerOf(input), wanted),
};

export type SolverMethods = typeof methods;

serve(methods);

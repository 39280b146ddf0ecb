import { seededRandom } from "../../src/judge/seeded-random.ts";
import { findProblem } from "../../src/problems/registry.ts";
import { TokenReader } from "../../src/problems/token-reader.ts";
import { serveRequests } from "../ui/worker-queue.ts";
import type { Reply, Request } from "./protocol.ts";
import { explainWanted, solveInput } from "./solve-input.ts";

const post = (reply: Reply): void => postMessage(reply);

async function readerOf(input: Blob): Promise<TokenReader> {
  const chunks = [new Uint8Array(await input.arrayBuffer())];
  return new TokenReader(() => chunks.pop());
}

async function answer(request: Request): Promise<Reply> {
  const { language } = request;
  const problem = findProblem(request.problem);
  if (problem === undefined) throw new RangeError(`Cannot find problem ${request.problem}`);
  switch (request.kind) {
    case "run":
      return solveInput(problem, language, await readerOf(request.input), post);
    case "explain": {
      const reader = await readerOf(request.input);
      return {
        kind: "explained",
        explained: explainWanted(problem, language, reader, request.wanted),
      };
    }
    case "make": {
      const text = problem.generate[request.test](seededRandom(request.seed));
      return { kind: "made", input: new Blob([text]) };
    }
  }
}

serveRequests(answer);

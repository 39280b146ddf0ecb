import { subtraction } from "../../rulesets/subtraction.ts";
import { playAs } from "../play-as.ts";
import type { ExplainedMove, Explanation, PlayedPosition, Valued } from "../problem.ts";
import type { ProblemPhrase } from "../problem-phrase.ts";
import type { Case } from "./input.ts";
import { format, heapValue, solve } from "./solve.ts";

/** The heap's remainder modulo 3, and the powers of two that bring it to 0. */
export function explain(heap: Case): Explanation {
  const winner = solve(heap);
  return {
    rows: [{ label: { id: "heapN" }, ...valued(heap) }],
    nimSum: heapValue(heap),
    winner,
    verdict: format(winner),
    winningMoves: winner === "first" ? [...winningMoves(heap)] : [],
  };
}

function* winningMoves(heap: Case): Generator<ExplainedMove, void, undefined> {
  for (let taken = 1; taken <= heap; taken *= 2) {
    if (heapValue(heap - taken) !== 0) continue;
    const say: ProblemPhrase = { id: "take", values: { taken } };
    yield { say, row: 0, before: valued(heap), after: valued(heap - taken) };
  }
}

function valued(heap: Case): Required<Valued> {
  return { value: `${heap}`, grundy: heapValue(heap) };
}

/** The heap, in the subtraction game of the powers of two up to its size. */
export function positions(heap: Case): readonly PlayedPosition[] {
  const powers: number[] = [];
  for (let power = 1; power <= heap; power *= 2) powers.push(power);
  return [playAs(subtraction(powers), [heap])];
}

import { fill } from "../../src/i18n/fill.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import type { Explained } from "./protocol.ts";
import type { SolverWords } from "./say.ts";

interface Props {
  readonly words: SolverWords;
  readonly explained: Explained;
}

/** The first sentence of an explanation: the verdict, and what it means. */
export function VerdictSentence({ words, explained }: Props) {
  const { positions, explanation } = explained;
  const { winner, verdict } = explanation;
  if (positions.length > 1) {
    return (
      <p class="solver-verdict">
        <strong>{verdict}</strong>, {fill(words.eachPosition, { n: positions.length })}
      </p>
    );
  }
  const outcome = winner === "first" ? "N" : "P";
  return (
    <p class="solver-verdict">
      <OutcomeMark outcome={outcome} /> <strong>{verdict}</strong>, {words[outcome]}
    </p>
  );
}

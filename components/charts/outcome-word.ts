import type { Words } from "../../src/i18n/words.ts";
import type { LoopyOutcome } from "../../src/games/theory/finite-graph.ts";

/** An outcome as tables and sentences name it: its letter, or the word for a draw. */
export const outcomeWord = (outcome: LoopyOutcome, { draw }: Words["lesson"]["graph"]): string =>
  outcome === "draw" ? draw : outcome;

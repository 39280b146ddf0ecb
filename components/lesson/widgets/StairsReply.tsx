import { Board } from "../../boards/Board.tsx";
import { readStairsMove } from "../../boards/drawings/stairs.tsx";
import type { Strategy } from "../../boards/use-board.ts";
import { impartialGame } from "../../../src/games/match/impartial-game.ts";
import type { AnyGame } from "../../../src/games/match/game.ts";
import { present, previous } from "../../../src/games/match/match.ts";
import { staircase } from "../../../src/games/rulesets/staircase.ts";
import { nimSum } from "../../../src/games/theory/nim-sum.ts";
import { boardWords } from "../../../src/i18n/board-words.ts";
import type { Language } from "../../../src/i18n/words.ts";

/** The coins on each step, from the ground up. */
type Steps = readonly number[];

/** The coins on the steps that count: 1, 3, 5, … */
export const oddSteps = (steps: Steps): Steps => steps.filter((_, step) => step % 2 === 1);

/**
 * The reply to coins that came from an even step, where the odd steps had nim-sum 0: the same coins are carried on, and
 * the odd steps are as before. Undefined for any other move.
 */
export function carryOn(before: Steps, after: Steps): Steps | undefined {
  const { step, coins } = readStairsMove(before, after);
  if (step % 2 === 1 || nimSum(oddSteps(before)) !== 0) return undefined;
  return after.map((held, at) => {
    if (at === step - 1) return held - coins;
    return at === step - 2 ? held + coins : held;
  });
}

const strategy: Strategy<unknown> = (match) => {
  const before = previous(match) as Steps | undefined;
  const option = before && carryOn(before, present(match) as Steps);
  return option && { option };
};

const game = impartialGame(staircase) as AnyGame;

interface Props {
  readonly start: Steps;
  readonly language: Language;
}

/** Stairs on which the reader plays against the strategy of the article. */
export function StairsReply({ start, language }: Props) {
  return (
    <Board words={boardWords(language)} game={game} starts={[start]} strategy={strategy} values />
  );
}

import type { Outcome } from "../../../src/games/theory/ruleset.ts";
import { askedPosition } from "./asked-position.ts";
import { optionsByName, winningNames } from "./options-by-name.ts";

/** Whether a position was rightly called P or N, with the options that prove it, each in the game's notation. */
export type OutcomeJudgement =
  /** It is P: none of its options is; with their number. */
  | { readonly kind: "rightP"; readonly options: number }
  | { readonly kind: "rightN"; readonly winning: string }
  /** It was called P and is N. */
  | { readonly kind: "wrongP"; readonly winning: string }
  /** It was called N and is P: a move to `option` is answered by a move to `reply`. */
  | {
      readonly kind: "wrongN";
      readonly options: number;
      readonly option: string;
      readonly reply: string;
    }
  /** It was called N and has no option. */
  | { readonly kind: "terminal" };

/**
 * Judges a reader's answer for the outcome of a position.
 *
 * @throws {RangeError} where {@link askedPosition} does
 */
export function judgeOutcome(game: string, text: string, called: Outcome): OutcomeJudgement {
  const asked = askedPosition(game, text);
  const [winning] = winningNames(asked, asked.position);
  if (winning !== undefined) return { kind: called === "N" ? "rightN" : "wrongP", winning };
  const options = optionsByName(asked, asked.position);
  if (called === "P") return { kind: "rightP", options: options.size };
  for (const [name, option] of options) {
    const [reply] = winningNames(asked, option);
    if (reply !== undefined) return { kind: "wrongN", options: options.size, option: name, reply };
  }
  return { kind: "terminal" };
}

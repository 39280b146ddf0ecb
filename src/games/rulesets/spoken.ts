import { move } from "../../i18n/en/move.ts";
import { say } from "../../i18n/say.ts";
import type { MoveFact } from "../theory/ruleset.ts";

/** The two descriptions of a move that a ruleset gives, from one function: as data for boards, in English for cells. */
export const spoken = <Position>(describe: (position: Position, option: Position) => MoveFact) => ({
  describe,
  say: (position: Position, option: Position): string =>
    say(move.alone, describe(position, option)),
});

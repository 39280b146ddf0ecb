import { move } from "../i18n/en/move.ts";
import { say } from "../i18n/say.ts";
import type { MoveFact } from "../theory/ruleset.ts";

/** Both ways in which a ruleset tells its moves, from the facts: as data for boards, and in English for cells. */
export const spoken = <Position>(describe: (position: Position, option: Position) => MoveFact) => ({
  describe,
  say: (position: Position, option: Position): string =>
    say(move.alone, describe(position, option)),
});

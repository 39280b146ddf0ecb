import { moves } from "../i18n/en/moves.ts";
import type { MoveFact } from "../i18n/move-fact.ts";
import { sayMove } from "../i18n/say-move.ts";

/** Both ways in which a ruleset tells its moves, from the facts: as data for boards, and in English for cells. */
export const spoken = <Position>(describe: (position: Position, option: Position) => MoveFact) => ({
  describe,
  say: (position: Position, option: Position): string => sayMove(moves, describe(position, option)),
});

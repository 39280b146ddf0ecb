import { rowKinds } from "../../../src/games/rulesets/heap-kinds.ts";
import type { GamePart } from "../board-games.ts";
import { rowsFamily } from "../pins/rows-family.ts";

export const rowGames: GamePart = {
  kinds: rowKinds,
  drawings: {
    pins: (start) => rowsFamily("pin", start),
    pawns: (start) => rowsFamily("pawn", start),
    crosses: (start) => rowsFamily("cross", start),
  },
};

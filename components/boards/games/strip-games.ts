import type { AnyGame } from "../../../src/games/match/game.ts";
import { northcottGame } from "../../../src/games/match/northcott-game.ts";
import { stripKinds } from "../../../src/games/rulesets/strip-kinds.ts";
import type { GamePart } from "../board-games.ts";
import { maskRows, northcottRows, slidingRows } from "../strip/rows.ts";
import { stripFamily } from "../strip/strip-family.ts";

export const stripGames: GamePart = {
  kinds: stripKinds,
  drawings: {
    row: (_, width) => stripFamily(maskRows(Number(width), false)),
    rows: (_, width) => stripFamily(maskRows(Number(width), true)),
    strip: (start) => stripFamily(slidingRows(false, false, start)),
    gap: (start) => stripFamily(slidingRows(false, true, start)),
    gaps: (start) => stripFamily(slidingRows(true, true, start)),
    retreats: () => stripFamily(northcottRows),
  },
  own: ({ kind }) => (kind.id === "northcott" ? (northcottGame as AnyGame) : undefined),
};

import { heapKinds } from "../../../src/games/rulesets/heap-kinds.ts";
import type { GamePart } from "../board-games.ts";
import { heapsFamily } from "../columns/heaps-family.ts";

export const heapGames: GamePart = { kinds: heapKinds, drawings: { heaps: () => heapsFamily } };

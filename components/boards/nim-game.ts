import { explainNim } from "../../src/match/explain-nim.ts";
import { nim } from "../../src/rulesets/nim.ts";
import type { HeapGame } from "./heap-game.ts";

/** Nim for the heaps board. */
export const nimGame: HeapGame = { ruleset: nim, explain: explainNim };

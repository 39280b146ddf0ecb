import { stairTree } from "../../rulesets/stair-tree.ts";
import { playAs } from "../play-as.ts";
import type { PlayedPosition } from "../problem.ts";
import type { Case } from "./case.ts";

/** The tree, level by level. */
export function positions(levels: Case): readonly PlayedPosition[] {
  if (levels.length === 0) return [];
  return [playAs(stairTree, levels.map((counts) => Array.from(counts)))]; // prettier-ignore
}

import { type GameGraph, type GraphNode, settleGraph } from "../../charts/game-graph.ts";
import { layOutGraph } from "../../charts/lay-out-graph.ts";
import { boardWords } from "../../../src/i18n/board-words.ts";
import type { Language, Words } from "../../../src/i18n/words.ts";
import { listedOptions } from "../../../src/games/rulesets/read-position.ts";
import { rulesetOf } from "../../../src/games/rulesets/find-game.ts";
import type { Ruleset } from "../../../src/games/theory/ruleset.ts";
import { nameMove } from "../../boards/names.ts";
import { DRAWN_LIMITS } from "./edge-list.ts";
import type { Drawing } from "./GraphPlay.tsx";

/**
 * Draws the positions that can be reached from a position of a game of the library, named in the game's notation; returns
 * undefined if there are too many. This module includes all rulesets and dagre; import it at build, or lazily.
 *
 * @throws {RangeError} if there is no game with this id
 * @throws {InputError} if the text is not a position of the game
 */
export function drawPosition(language: Language, game: string, text: string): Drawing | undefined {
  const ruleset = rulesetOf(game);
  if (ruleset === undefined) {
    throw new RangeError(
      `Cannot draw graph: there must be a game of this id, current value is ${game}`,
    );
  }
  const graph = reachable(boardWords(language), ruleset, ruleset.parse(text));
  return graph && { nodes: settleGraph(graph), layout: layOutGraph(graph) };
}

/** Returns the reachable positions with their moves; undefined if there are too many. */
function reachable<Position>(
  words: Words["board"],
  ruleset: Ruleset<Position>,
  start: Position,
): GameGraph | undefined {
  const found = new Map([[ruleset.print(start), start]]);
  const graph: GraphNode[] = [];
  let moves = 0;
  // Iteration over a Map includes entries that are added during it.
  for (const [name, position] of found) {
    const says = new Map<string, string>();
    const options = listedOptions(ruleset, position);
    if (options === undefined) return undefined;
    for (const option of options) {
      const print = ruleset.print(option);
      if (!says.has(print)) says.set(print, nameMove(words, ruleset, position, option));
      if (!found.has(print)) found.set(print, option);
      if (found.size > DRAWN_LIMITS.positions) return undefined;
    }
    moves += says.size;
    if (moves > DRAWN_LIMITS.moves) return undefined;
    graph.push({ name, options: [...says.keys()], says: [...says.values()] });
  }
  return graph;
}

import type { GameGraph } from "./game-graph.ts";
import { ofKey } from "../../src/theory/of-key.ts";

/**
 * The positions of one cycle in the order of play, each an option of the one before it and the first an option of the
 * last; undefined when every play ends. Depth-first search, O(positions + moves).
 */
export function findCycle(graph: GameGraph): readonly string[] | undefined {
  const options = new Map(graph.map((node) => [node.name, node.options]));
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (name: string): readonly string[] | undefined => {
    if (finished.has(name)) return undefined;
    const entered = path.indexOf(name);
    if (entered >= 0) return path.slice(entered);
    path.push(name);
    for (const option of ofKey(options, name)) {
      const cycle = visit(option);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    finished.add(name);
    return undefined;
  };

  for (const node of graph) {
    const cycle = visit(node.name);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

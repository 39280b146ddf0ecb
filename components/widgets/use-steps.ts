import { useState } from "preact/hooks";
import type { SettledNode } from "../charts/settle-graph.ts";

/** How far a graph is settled: the first `shown` of its nodes, in the order of backward induction. */
export function useSteps(nodes: readonly SettledNode[]) {
  const [shown, setShown] = useState(nodes.length);
  const [stepping, setStepping] = useState(false);
  const go = (count: number, step: boolean): void => {
    setShown(count);
    setStepping(step);
  };
  return { shown, stepping, go, latest: stepping ? nodes[shown - 1] : undefined };
}

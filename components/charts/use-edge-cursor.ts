import { useEffect, useRef, useState } from "preact/hooks";
import type { GraphLayout } from "./lay-out-graph.ts";

type Edge = GraphLayout["edges"][number];

export const edgeId = ({ from, to }: Pick<Edge, "from" | "to">): string => `${from} → ${to}`;

/**
 * The edge that the reader looks at: hovered, focused or pressed. Tab reaches one edge; from there the arrow keys go on
 * down the graph, back up, and round among the moves of the same position.
 */
export function useEdgeCursor(edges: readonly Edge[]) {
  const [live, setLive] = useState(false);
  const [focus, setFocus] = useState<string>();
  const [hover, setHover] = useState<string>();
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => setLive(true), []);

  const known = (id: string | undefined): Edge | undefined =>
    edges.find((edge) => edgeId(edge) === id);
  const stop = known(focus) ?? edges[0];
  const around = (key: string, { from, to }: Edge): Edge | undefined => {
    const siblings = edges.filter((edge) => edge.from === from);
    const at = siblings.findIndex((edge) => edge.to === to);
    if (key === "ArrowRight") return siblings[(at + 1) % siblings.length];
    if (key === "ArrowLeft") return siblings.at(at - 1);
    if (key === "ArrowDown") return edges.find((edge) => edge.from === to);
    if (key === "ArrowUp") return edges.find((edge) => edge.to === from);
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.key.startsWith("Arrow") || stop === undefined) return;
    event.preventDefault();
    const next = around(event.key, stop);
    if (next === undefined) return;
    setFocus(edgeId(next));
    const id = CSS.escape(edgeId(next));
    picture.current?.querySelector<SVGElement>(`[data-edge="${id}"]`)?.focus();
  };
  return {
    live,
    picture,
    onKeyDown,
    setFocus,
    setHover,
    stop: stop && edgeId(stop),
    seen: known(hover) ?? known(focus),
  };
}

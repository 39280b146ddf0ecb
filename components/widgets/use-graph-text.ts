import { useRef, useState } from "preact/hooks";
import type { GraphLayout } from "../charts/lay-out-graph.ts";
import { settleGraph, type SettledNode } from "../charts/settle-graph.ts";
import { readEdgeList, type EdgeListFault } from "./edge-list.ts";

/** A graph that can be drawn. */
export interface Drawing {
  readonly nodes: readonly SettledNode[];
  readonly layout: GraphLayout;
}

interface GraphText {
  readonly text: string;
  /** The last graph that was good. */
  readonly drawing: Drawing;
  readonly fault: EdgeListFault | "offline" | undefined;
  readonly write: (text: string) => void;
}

/**
 * A text field that holds a graph. The layout of the first graph is given; the code that lays out further ones is
 * loaded at the first edit, and a layout that is overtaken by a later edit is dropped.
 */
export function useGraphText(
  firstText: string,
  first: Drawing,
  drawn: (nodes: readonly SettledNode[]) => void,
): GraphText {
  const [text, setText] = useState(firstText);
  const [drawing, setDrawing] = useState(first);
  const [fault, setFault] = useState<GraphText["fault"]>();
  const edit = useRef(0);

  const draw = async (nodes: readonly SettledNode[], written: string): Promise<Drawing> => {
    if (written === firstText) return first;
    const { layOutGraph } = await import("../charts/lay-out-graph.ts");
    return { nodes, layout: layOutGraph(nodes) };
  };
  const write = (written: string): void => {
    const current = ++edit.current;
    setText(written);
    const read = readEdgeList(written);
    if (read.kind === "fault") return setFault(read);
    setFault(undefined);
    draw(settleGraph(read.graph), written).then(
      (next) => {
        if (current !== edit.current) return;
        setDrawing(next);
        drawn(next.nodes);
      },
      () => {
        if (current === edit.current) setFault("offline");
      },
    );
  };
  return { text, drawing, fault, write };
}

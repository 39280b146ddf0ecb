import { settleGraph } from "../../charts/settle-graph.ts";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { EDGE_LIST_LIMITS, readEdgeList } from "./edge-list.ts";
import type { Shown } from "./say-step.ts";
import { WrittenGraph, type Drawing, type Written } from "./WrittenGraph.tsx";

interface Props {
  readonly text: string;
  readonly drawing: Drawing;
  readonly shows: Shown;
  readonly words: Pick<Words["lesson"], "graph" | "graphPlay">;
}

/** A longer text scrolls in its field. */
const MOST_ROWS = 16;

/** A game graph that the reader edits as a text. */
export function GraphPlay({ text, drawing, shows, words }: Props) {
  const w = words.graphPlay;
  const draw = async (written: string): Promise<Written> => {
    const read = readEdgeList(written);
    if (read.kind === "fault") {
      const what = fill(w[read.fault], { ...read, ...EDGE_LIST_LIMITS });
      return { fault: `${fill(w.place, { ...read, what })} ${w.kept}` };
    }
    const nodes = settleGraph(read.graph);
    const { layOutGraph } = await import("../../charts/lay-out-graph.ts");
    return { drawing: { nodes, layout: layOutGraph(nodes) } };
  };
  return (
    <WrittenGraph
      label={shows === "values" ? w.label : w.outcomes.label}
      field={w.field}
      hint={w.hint}
      rows={Math.min(MOST_ROWS, text.split("\n").length)}
      again={w.first}
      firstText={text}
      first={drawing}
      draw={draw}
      offline={w.offline}
      shows={shows}
      words={words}
    />
  );
}

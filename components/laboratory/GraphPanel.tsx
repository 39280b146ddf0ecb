import { useMemo, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { GraphData } from "../../src/notebook/output.ts";
import { graphOfGame } from "../../src/notebook/outputs/graph.ts";
import { type HeapGame, type SumGame, readGame } from "../../src/octal/read-game.ts";
import { GraphView } from "../cell/GraphView.tsx";
import { HeapField } from "./parts.tsx";
import { partsOf, sumRules } from "./small-rules.ts";
import { useLab } from "./use-laboratory.ts";

/** The maximum heap, and the initial heaps to try, until the graph of one can be drawn. */
const [MOST, FIRST] = [40, [6, 5, 4, 3]] as const;

/** Maximum number of moves of a graph that is drawn; a larger graph is shown as a table. */
const DRAWN = 60;

/** The graph of the positions that are reachable from a small heap, or from one heap of each game of a sum. */
export function GraphPanel({ text }: { readonly text: string }) {
  const { formats } = useLab();
  const w = formats.words.graph;
  const draw = useMemo(() => {
    const game = readGame(text);
    return (heap: number) => (game.kind === "graph" ? undefined : graphOf(game, heap));
  }, [text]);
  const [size, setSize] = useState(() => FIRST.find((heap) => movesOf(draw(heap)) <= DRAWN) ?? 2);
  const graph = useMemo(() => draw(size), [draw, size]);
  const formatGraph = (): string =>
    fill(formats.cell.graph.picture, { nodes: graph?.nodes.length ?? 0, edges: movesOf(graph) });
  return (
    <>
      <div class="row small lab-window needs-script">
        <HeapField label={w.size} heap={size} least={1} most={MOST} onHeap={setSize} />
      </div>
      <p role="status" class={graph && "visually-hidden"}>
        {graph === undefined ? fill(w.tooMany, { size }) : formatGraph()}
      </p>
      {graph && <GraphView key={`${text} ${size}`} graph={graph} text="" words={formats.cell} />}
    </>
  );
}

const movesOf = (graph: GraphData | undefined): number =>
  graph?.nodes.reduce((sum, { options }) => sum + options.length, 0) ?? Infinity;

/** Returns the graph of heaps of one size; undefined if there are too many positions. */
function graphOf(game: HeapGame | SumGame, size: number): GraphData | undefined {
  try {
    return graphOfGame(
      sumRules(game),
      partsOf(game).map(() => [size]),
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

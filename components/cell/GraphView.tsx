import { findCycle, type LoopyOutcome } from "../../src/games/theory/finite-graph.ts";
import { type DrawnNode, type GameGraph as Graph, settleGraph } from "../charts/game-graph.ts";
import { GameGraph, GraphTable } from "../charts/GameGraph.tsx";
import type { GraphData } from "../../src/notebook/output.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { lazy } from "../ui/hooks.ts";
import { itemAt } from "../../src/games/theory/item-at.ts";

const useLayout = lazy(
  () => import("../charts/lay-out-graph.ts"),
  import.meta.env.SSR ? await import("../charts/lay-out-graph.ts") : undefined,
);

/** Maximum number of moves that are drawn. A larger graph is illegible, and its layout would block the page. */
const MAX_MOVES = 60;

interface Props {
  readonly graph: GraphData;
  /** The graph as text, which is shown if the graph has a cycle and no outcomes are given. */
  readonly text: string;
  /** The outcomes of the nodes, for a graph that may have cycles. */
  readonly outcomes?: readonly LoopyOutcome[] | undefined;
  readonly words: Words["cell"];
}

const named = ({ nodes }: GraphData): Graph =>
  nodes.map(({ name, options, says }) => ({
    name,
    ...(says && { says }),
    options: options.map((option) => itemAt(nodes, option).name),
  }));

/** Renders a game graph with its table, or only the table if there are too many moves to draw. */
export function GraphView({ graph, text, outcomes, words }: Props) {
  const layout = useLayout();
  const positions = named(graph);
  if (!outcomes && findCycle(positions)) return <pre class="output-text">{text}</pre>;
  const nodes: readonly DrawnNode[] = outcomes
    ? positions.map((node, place) => ({ ...node, outcome: itemAt(outcomes, place) }))
    : settleGraph(positions);
  const moves = nodes.reduce((sum, { options }) => sum + options.length, 0);
  const { caption, values } = graph;
  const drawn = moves <= MAX_MOVES && layout?.layOutGraph(positions);
  const size = { nodes: nodes.length, edges: moves };
  return (
    <div class="output-graph">
      {moves > MAX_MOVES && <p class="output-note small soft">{fill(words.graph.crowded, size)}</p>}
      {drawn ? (
        <GameGraph
          nodes={nodes}
          layout={drawn}
          words={words.graph}
          grundy={values}
          caption={caption}
        />
      ) : (
        <figure>
          {caption !== undefined && <figcaption>{caption}</figcaption>}
          <GraphTable nodes={nodes} shown={nodes.length} words={words.graph} grundy={values} />
        </figure>
      )}
    </div>
  );
}

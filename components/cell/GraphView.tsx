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

/** More moves than this are no picture any more, and would hold up the page while they are laid out. */
const DRAWN = 60;

interface Props {
  readonly graph: GraphData;
  /** The graph as text, for one that is not what it should be. */
  readonly text: string;
  /** The outcomes of its nodes, for one in which play can go on for ever. */
  readonly outcomes?: readonly LoopyOutcome[] | undefined;
  readonly words: Words["cell"];
}

const named = ({ nodes }: GraphData): Graph =>
  nodes.map(({ name, options, says }) => ({
    name,
    ...(says && { says }),
    options: options.map((option) => itemAt(nodes, option).name),
  }));

/** A game graph with its table; the table alone where there are too many moves to draw. */
export function GraphView({ graph, text, outcomes, words }: Props) {
  const layout = useLayout();
  const positions = named(graph);
  if (!outcomes && findCycle(positions)) return <pre class="output-text">{text}</pre>;
  const nodes: readonly DrawnNode[] = outcomes
    ? positions.map((node, place) => ({ ...node, outcome: itemAt(outcomes, place) }))
    : settleGraph(positions);
  const moves = nodes.reduce((sum, { options }) => sum + options.length, 0);
  const { caption, values } = graph;
  const drawn = moves <= DRAWN && layout?.layOutGraph(positions);
  const size = { nodes: nodes.length, edges: moves };
  return (
    <div class="output-graph">
      {moves > DRAWN && <p class="output-note small soft">{fill(words.graph.crowded, size)}</p>}
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

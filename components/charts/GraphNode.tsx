import type { GraphLayout } from "./lay-out-graph.ts";
import type { SettledNode } from "./settle-graph.ts";

interface Props {
  readonly at: GraphLayout["nodes"][number];
  readonly node: SettledNode;
  /** Whether it shows what it is. */
  readonly open: boolean;
  readonly current: boolean;
  readonly grundy: boolean;
}

/** Whether a name draws its position square by square, as `..X.X` does; then its letters must be equally wide. */
const isDrawn = (name: string): boolean => name.includes(".");

/** A position of a game graph: a blue circle or an orange square, its letter, its value, and its name on the left. */
export function GraphNode({ at: { x, y }, node, open, current, grundy }: Props) {
  return (
    <g
      class="game-graph-node"
      transform={`translate(${x} ${y})`}
      data-outcome={node.outcome}
      data-open={open}
      data-current={current}
    >
      <circle class="game-graph-blank" r="19" />
      {node.outcome === "P" ? (
        <circle class="game-graph-mark" r="20" />
      ) : (
        <rect class="game-graph-mark" x="-18" y="-18" width="36" height="36" rx="2" />
      )}
      {grundy && (
        <text class="game-graph-letter" y="-5">
          {node.outcome}
        </text>
      )}
      <text class="game-graph-value" y={grundy ? 12 : 6}>
        {grundy ? node.grundy : node.outcome}
      </text>
      <text class="game-graph-name" data-drawn={isDrawn(node.name)} x="-25" y="5">
        {node.name}
      </text>
    </g>
  );
}

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
  const isP = node.outcome === "P";
  const mark = { class: "game-graph-mark", fill: isP ? "var(--p)" : "var(--n)" };
  const drawn = isDrawn(node.name);
  return (
    <g
      class="game-graph-node"
      transform={`translate(${x} ${y})`}
      data-outcome={node.outcome}
      data-open={open}
      data-current={current}
      fill={isP ? "var(--on-p)" : "var(--on-n)"}
      text-anchor="middle"
    >
      <circle
        class="game-graph-blank"
        r="19"
        fill="var(--paper)"
        stroke="var(--rule-strong)"
        stroke-width="1.25"
        stroke-dasharray="3 3"
        opacity={open ? 0 : undefined}
      />
      {isP ? (
        <circle {...mark} r="20" />
      ) : (
        <rect {...mark} x="-18" y="-18" width="36" height="36" rx="2" />
      )}
      {grundy && (
        <text class="game-graph-letter" y="-5" font-size="13" font-weight="700">
          {node.outcome}
        </text>
      )}
      <text class="game-graph-value" y={grundy ? 12 : 6} font-size="18" font-weight="600">
        {grundy ? node.grundy : node.outcome}
      </text>
      <text
        x="-25"
        y="5"
        fill="var(--ink)"
        font-family={drawn ? "var(--mono)" : "var(--serif)"}
        font-size={drawn ? 15 : 17}
        font-style={drawn ? undefined : "italic"}
        text-anchor="end"
        // A move that passes behind a name does not cross it out.
        stroke="var(--paper)"
        stroke-linejoin="round"
        stroke-width="5"
        paint-order="stroke"
      >
        {node.name}
      </text>
    </g>
  );
}

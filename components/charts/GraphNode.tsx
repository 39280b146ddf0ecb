import type { GraphLayout } from "./lay-out-graph.ts";
import type { DrawnNode } from "./game-graph.ts";

interface Props {
  readonly at: GraphLayout["nodes"][number];
  readonly node: DrawnNode;
  /** That of its outcome. */
  readonly letter: string;
  /** Whether it shows what it is. */
  readonly open: boolean;
  readonly current: boolean;
  readonly grundy: boolean;
}

/** Whether a name draws its position square by square, as `..X.X` does; then its letters must be equally wide. */
const isDrawn = (name: string): boolean => name.includes(".");

/** The colours of an outcome's mark and of what is written on it. */
const COLOURS = {
  P: { fill: "var(--p)", on: "var(--on-p)" },
  N: { fill: "var(--n)", on: "var(--on-n)" },
  draw: { fill: "var(--ink-soft)", on: "var(--paper)" },
};

/** A position of a game graph: the mark of its outcome, its letter, its value, and its name on the left. */
export function GraphNode({ at: { x, y }, node, letter, open, current, grundy }: Props) {
  const { fill, on } = COLOURS[node.outcome];
  const mark = { class: "game-graph-mark", fill };
  const drawn = isDrawn(node.name);
  return (
    <g
      class="game-graph-node"
      transform={`translate(${x} ${y})`}
      data-outcome={node.outcome}
      data-open={open}
      data-current={current}
      fill={on}
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
      {node.outcome === "P" ? (
        <circle {...mark} r="20" />
      ) : node.outcome === "N" ? (
        <rect {...mark} x="-18" y="-18" width="36" height="36" rx="2" />
      ) : (
        <path {...mark} d="M0-23 23 0 0 23-23 0z" />
      )}
      {grundy && (
        <text class="game-graph-letter" y="-5" font-size="13" font-weight="700">
          {letter}
        </text>
      )}
      <text class="game-graph-value" y={grundy ? 12 : 6} font-size="18" font-weight="600">
        {grundy ? node.grundy : letter}
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

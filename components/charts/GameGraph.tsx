import { fill } from "../../src/words/fill.ts";
import type { Words } from "../../src/words/words.ts";
import "./game-graph.css";
import { GraphTable } from "./GraphTable.tsx";
import type { GraphLayout } from "./lay-out-graph.ts";
import type { SettledNode } from "./settle-graph.ts";

interface Props {
  readonly nodes: readonly SettledNode[];
  readonly layout: GraphLayout;
  readonly words: Words["lesson"]["graph"];
  /** How many of the nodes, in their order, show what they are; all of them unless given. */
  readonly shown?: number;
  /** The node that was settled last: it and its moves are marked. */
  readonly current?: string | undefined;
  /** Whether nodes show their Grundy values, or their outcomes alone. */
  readonly grundy?: boolean;
}

/** A drawing wider than this may scroll inside itself, so it can be reached by keyboard. */
const NARROWEST = 288;

/** How far a drawing may shrink to fit; then it scrolls. */
const SMALLEST = 0.7;

/**
 * A game graph: P a blue circle, N an orange square, each with its letter and its Grundy value, its name on the left.
 * The picture has a table beside it for everyone who cannot see it. Printed, all nodes show what they are.
 */
export function GameGraph(props: Props) {
  const { nodes, layout, words, shown = nodes.length, current, grundy = true } = props;
  const known = new Map(nodes.map((node, index) => [node.name, { node, open: index < shown }]));
  const label = fill(words.picture, { nodes: nodes.length, edges: layout.edges.length });
  return (
    <figure class="game-graph">
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex */}
      <div
        class="game-graph-frame scroller"
        role="group"
        aria-label={words.frame}
        tabIndex={layout.width > NARROWEST ? 0 : undefined}
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
        <svg
          role="img"
          aria-label={label}
          width={layout.width}
          style={{ minInlineSize: `${Math.round(layout.width * SMALLEST)}px` }}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
        >
          {layout.edges.map(({ from, to, line, head }) => (
            <g key={`${from} ${to}`} class="game-graph-edge" data-current={from === current}>
              <path d={line} />
              <path d={head} />
            </g>
          ))}
          {layout.nodes.map(({ name, x, y }) => {
            const { node, open } = known.get(name) ?? {};
            if (node === undefined) return null;
            return (
              <g
                key={name}
                class="game-graph-node"
                transform={`translate(${x} ${y})`}
                data-outcome={node.outcome}
                data-open={open}
                data-current={name === current}
              >
                <circle class="game-graph-blank" r="19" />
                {node.outcome === "P" ? (
                  <circle class="game-graph-mark" r="20" />
                ) : (
                  <rect class="game-graph-mark" x="-18" y="-18" width="36" height="36" rx="2" />
                )}
                {grundy && (
                  <text class="game-graph-letter" y="-6">
                    {node.outcome}
                  </text>
                )}
                <text class="game-graph-value" y={grundy ? 12 : 6}>
                  {grundy ? node.grundy : node.outcome}
                </text>
                <text class="game-graph-name" x="-25" y="5">
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <GraphTable nodes={nodes} shown={shown} words={words} grundy={grundy} />
    </figure>
  );
}

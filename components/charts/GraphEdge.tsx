import type { GraphLayout } from "./lay-out-graph.ts";
import { edgeId, type useEdgeCursor } from "./use-edge-cursor.ts";

interface Props {
  readonly edge: GraphLayout["edges"][number];
  /** The move in words. */
  readonly say: string;
  readonly current: boolean;
  readonly cursor: ReturnType<typeof useEdgeCursor>;
}

/** An arrow of a game graph. After hydration it shows its move when it is hovered, focused or pressed. */
export function GraphEdge({ edge, say, current, cursor }: Props) {
  const { line, head } = edge;
  const id = edgeId(edge);
  const seen = cursor.seen === edge;
  const paths = (
    <>
      <path
        class="game-graph-reach"
        d={line}
        fill="none"
        stroke="transparent"
        stroke-width="16"
        pointer-events="stroke"
      />
      <path
        class="game-graph-line"
        d={line}
        fill="none"
        stroke="var(--rule-strong)"
        stroke-width="1.25"
      />
      <path class="game-graph-head" d={head} fill="var(--rule-strong)" />
    </>
  );
  if (!cursor.live) {
    return (
      <g class="game-graph-edge" data-current={current}>
        {paths}
        <title>{say}</title>
      </g>
    );
  }
  const look = (): void => cursor.setFocus(id);
  return (
    <g
      class="game-graph-edge"
      role="button"
      aria-label={say}
      // Of an SVG element Preact sets attributes as they are written, and browsers know this one only so.
      tabindex={id === cursor.stop ? 0 : -1}
      data-edge={id}
      data-current={current}
      data-seen={seen}
      onFocus={look}
      onClick={look}
      onKeyDown={cursor.onKeyDown}
      onPointerEnter={() => cursor.setHover(id)}
      onPointerLeave={() => cursor.setHover(undefined)}
    >
      {paths}
    </g>
  );
}

import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { DrawnNode } from "./game-graph.ts";
import { GraphEdge } from "./GraphEdge.tsx";
import { GraphNode } from "./GraphNode.tsx";
import { GraphTable } from "./GraphTable.tsx";
import type { GraphLayout } from "./lay-out-graph.ts";
import { outcomeWord } from "./outcome-word.ts";
import { edgeId, useEdgeCursor } from "./use-edge-cursor.ts";

/** A move of a game graph in words; the outcomes only of positions that are settled already. */
function sayEdge(
  from: DrawnNode,
  to: DrawnNode,
  isOpen: (name: string) => boolean,
  words: Words["lesson"]["graph"],
): string {
  const name = ({ name, outcome }: DrawnNode): string =>
    isOpen(name) ? fill(words.known, { name, outcome: outcomeWord(outcome, words) }) : name;
  const say = from.says?.[from.options.indexOf(to.name)];
  const known = { from: name(from), to: name(to) };
  return say === undefined ? fill(words.edge, known) : fill(words.move, { ...known, say });
}

interface Props {
  readonly nodes: readonly DrawnNode[];
  readonly layout: GraphLayout;
  readonly words: Words["lesson"]["graph"];
  /** How many of the nodes, in their order, show what they are; all of them unless given. */
  readonly shown?: number;
  /** The node that was settled last: it and its moves are marked. */
  readonly current?: string | undefined;
  /** Whether nodes show their Grundy values, or their outcomes alone. */
  readonly grundy?: boolean;
  /** What the picture shows, said right under it. */
  readonly caption?: string | undefined;
}

/** A drawing wider than this may scroll inside itself, so it can be reached by keyboard. */
const NARROWEST = 288;

/** How far a drawing may shrink to fit; then it scrolls. Its smallest letters, of 13 px, stay at 11. */
const SMALLEST = 0.85;

/**
 * A game graph: P a blue circle, N an orange square, a draw a grey diamond, each with its letter and its Grundy value if
 * it has one, its name on the left.
 * The picture has a table beside it for everyone who cannot see it. Printed, all nodes show what they are.
 */
export function GameGraph(props: Props) {
  const { nodes, layout, words, shown = nodes.length, current, grundy = true, caption } = props;
  const known = new Map(nodes.map((node, index) => [node.name, { node, open: index < shown }]));
  const cursor = useEdgeCursor(layout.edges);
  const isOpen = (name: string): boolean => known.get(name)?.open === true;
  const say = ({ from, to }: { readonly from: string; readonly to: string }): string => {
    const [start, end] = [known.get(from)?.node, known.get(to)?.node];
    return start && end ? sayEdge(start, end, isOpen, words) : "";
  };
  const label = fill(words.picture, { nodes: nodes.length, edges: layout.edges.length });
  return (
    <div class="game-graph">
      <figure>
        <div
          class="game-graph-frame scroller"
          role="group"
          aria-label={words.frame}
          tabIndex={layout.width > NARROWEST ? 0 : undefined}
        >
          <svg
            ref={cursor.picture}
            role={cursor.live ? "group" : "img"}
            aria-label={label}
            width={layout.width}
            font-family="var(--sans)"
            style={{ minInlineSize: `${Math.round(layout.width * SMALLEST)}px` }}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
          >
            {layout.edges.map((edge) => (
              <GraphEdge
                key={edgeId(edge)}
                edge={edge}
                say={say(edge)}
                current={edge.from === current}
                cursor={cursor}
              />
            ))}
            {layout.nodes.map((at) => {
              const { node, open } = known.get(at.name) ?? {};
              if (node === undefined || open === undefined) return null;
              const { name, outcome } = node;
              const letter = outcome === "draw" ? words.drawLetter : outcome;
              const isCurrent = name === current;
              return (
                <GraphNode key={name} {...{ at, node, open, grundy, letter }} current={isCurrent} />
              );
            })}
          </svg>
        </div>
        {caption !== undefined && <figcaption>{caption}</figcaption>}
      </figure>
      <p
        class="game-graph-move needs-script"
        data-seen={cursor.seen !== undefined}
        aria-hidden="true"
      >
        {cursor.seen === undefined ? words.point : say(cursor.seen)}
      </p>
      <GraphTable nodes={nodes} shown={shown} words={words} grundy={grundy} />
    </div>
  );
}

import type { LoopyOutcome } from "../../src/games/theory/finite-graph.ts";
import { fill, onOneLine } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { DrawnNode } from "./game-graph.ts";
import type { GraphLayout } from "./lay-out-graph.ts";

interface GraphNodeProps {
  readonly at: GraphLayout["nodes"][number];
  readonly node: DrawnNode;
  /** The letter of the node's outcome. */
  readonly letter: string;
  /** Whether the node shows its outcome and value. */
  readonly open: boolean;
  readonly current: boolean;
  readonly grundy: boolean;
}

/** Reports whether a name draws its position square by square, as `..X.X` does, and needs a monospaced font. */
const isDrawn = (name: string): boolean => name.includes(".");

/** The colours of an outcome's mark and of the text on it. */
const COLOURS = {
  P: { fill: "var(--p)", on: "var(--on-p)" },
  N: { fill: "var(--n)", on: "var(--on-n)" },
  draw: { fill: "var(--ink-soft)", on: "var(--paper)" },
};

/** A position of a game graph: the mark of its outcome, its letter, its value, and its name on the left. */
function GraphNode({ at: { x, y }, node, letter, open, current, grundy }: GraphNodeProps) {
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
        // An outline keeps the name legible where an arrow passes behind it.
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

interface GraphEdgeProps {
  readonly edge: GraphLayout["edges"][number];
  /** The move in words. */
  readonly say: string;
  readonly current: boolean;
}

/** An arrow of a game graph, with its move as a tooltip. */
function GraphEdge({ edge: { line, head }, say, current }: GraphEdgeProps) {
  return (
    <g class="game-graph-edge" data-current={current}>
      <path
        class="game-graph-line"
        d={line}
        fill="none"
        stroke="var(--rule-strong)"
        stroke-width="1.25"
      />
      <path class="game-graph-head" d={head} fill="var(--rule-strong)" />
      <title>{say}</title>
    </g>
  );
}

/** Returns an outcome for tables and sentences: its letter, or the word for a draw. */
const outcomeWord = (outcome: LoopyOutcome, { draw }: Words["lesson"]["graph"]): string =>
  outcome === "draw" ? draw : outcome;

interface TableProps {
  readonly nodes: readonly DrawnNode[];
  readonly shown: number;
  readonly grundy: boolean;
  readonly words: Words["lesson"]["graph"];
}

/** The table of a game graph, in a closed disclosure. */
export function GraphTable({ nodes, shown, words, grundy }: TableProps) {
  const heads = [
    words.position,
    words.options,
    ...(grundy ? [words.values, words.grundy] : []),
    words.outcome,
  ];
  return (
    <details class="game-graph-table small">
      <summary>{words.table}</summary>
      <div class="scroller" tabIndex={0} role="group" aria-label={words.table}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nodes.map((node, index) => (
              <tr key={node.name}>
                <th scope="row">{node.name}</th>
                <td class={node.says && "described"}>{optionsOf(node, words)}</td>
                {index < shown ? (
                  <>
                    {grundy && <td>{node.values?.join(", ") || words.none}</td>}
                    {grundy && <td>{node.grundy}</td>}
                    <td>{outcomeWord(node.outcome, words)}</td>
                  </>
                ) : (
                  <td colSpan={grundy ? 3 : 1}>{words.unknown}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Returns the names of the options, each kept on one line; if moves have descriptions, one option per line. */
function optionsOf({ options, says }: DrawnNode, words: TableProps["words"]) {
  const names = options.map(onOneLine);
  if (names.length === 0) return words.none;
  if (says === undefined) return names.join(", ");
  return names.map((option, at) => (
    <div key={at}>{fill(words.option, { option, say: says[at] ?? "" })}</div>
  ));
}

/** Returns a move of a game graph in words; outcomes are included only for positions that are already settled. */
function formatEdge(
  from: DrawnNode,
  to: DrawnNode,
  isOpen: (name: string) => boolean,
  words: Words["lesson"]["graph"],
): string {
  const name = ({ name, outcome }: DrawnNode): string =>
    isOpen(name) ? fill(words.known, { name, outcome: outcomeWord(outcome, words) }) : name;
  const description = from.says?.[from.options.indexOf(to.name)];
  const known = { from: name(from), to: name(to) };
  return description === undefined
    ? fill(words.edge, known)
    : fill(words.move, { ...known, say: description });
}

interface Props {
  readonly nodes: readonly DrawnNode[];
  readonly layout: GraphLayout;
  readonly words: Words["lesson"]["graph"];
  /** Number of nodes, in their order, that show their outcome and value; all by default. */
  readonly shown?: number;
  /** The node that was settled last; the node and its moves are marked. */
  readonly current?: string | undefined;
  /** Whether nodes show their Grundy values, or their outcomes alone. */
  readonly grundy?: boolean;
  /** The caption below the picture. */
  readonly caption?: string | undefined;
}

/** Width above which a drawing may scroll and therefore is focusable. */
const NARROWEST = 288;

/** Minimum scale of a drawing, below which it scrolls. Its smallest text, of 13 px, is then 11 px high. */
const SMALLEST = 0.85;

/**
 * A game graph: P is a blue circle, N an orange square and a draw a grey diamond, each with its letter, its Grundy
 * value if it has one, and its name on the left. A table contains the same data. In print, all nodes show their data.
 */
export function GameGraph(props: Props) {
  const { nodes, layout, words, shown = nodes.length, current, grundy = true, caption } = props;
  const known = new Map(nodes.map((node, index) => [node.name, { node, open: index < shown }]));
  const isOpen = (name: string): boolean => known.get(name)?.open === true;
  const format = ({ from, to }: { readonly from: string; readonly to: string }): string => {
    const [start, end] = [known.get(from)?.node, known.get(to)?.node];
    return start && end ? formatEdge(start, end, isOpen, words) : "";
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
            role="img"
            aria-label={label}
            width={layout.width}
            font-family="var(--sans)"
            style={{ minInlineSize: `${Math.round(layout.width * SMALLEST)}px` }}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
          >
            {layout.edges.map((edge) => (
              <GraphEdge
                key={`${edge.from} → ${edge.to}`}
                edge={edge}
                say={format(edge)}
                current={edge.from === current}
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
      <GraphTable nodes={nodes} shown={shown} words={words} grundy={grundy} />
    </div>
  );
}

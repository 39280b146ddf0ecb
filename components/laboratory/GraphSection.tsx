import { fill } from "../../src/i18n/fill.ts";
import { GraphView } from "../notebook/GraphView.tsx";
import type { GraphState } from "./protocol.ts";
import type { Say } from "./say.ts";
import { Section } from "./Section.tsx";

/** So many positions of a cycle are named. */
const NAMED = 12;

interface Props {
  readonly say: Say;
  readonly graph: GraphState;
}

/** A game that was typed as a graph: drawn with its values, or, where play can go round, with its outcomes. */
export function GraphSection({ say, graph: { nodes, cycle, outcomes } }: Props) {
  const w = say.words.typedGraph;
  const places = new Map(nodes.map(({ name }, place) => [name, place]));
  const data = nodes.map(({ name, options }) => ({
    name,
    options: options.flatMap((option) => places.get(option) ?? []),
  }));
  const isLoopy = cycle !== undefined;
  return (
    <Section title={isLoopy ? w.title : say.words.values.title}>
      {isLoopy && <p>{fill(w.cycle, { cycle: sayCycle(cycle) })}</p>}
      <GraphView
        graph={{ nodes: data, values: !isLoopy }}
        text=""
        outcomes={isLoopy ? outcomes : undefined}
        words={say.cell}
      />
    </Section>
  );
}

function sayCycle(cycle: readonly string[]): string {
  const rest = cycle.length > NAMED ? ["…"] : [];
  return [...cycle.slice(0, NAMED), ...rest, cycle[0]].join(" → ");
}

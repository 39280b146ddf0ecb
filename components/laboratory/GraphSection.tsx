import { fill } from "../../src/i18n/fill.ts";
import { itemAt } from "../../src/theory/item-at.ts";
import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { GraphView } from "../notebook/GraphView.tsx";
import type { GraphState } from "./protocol.ts";
import type { Say } from "./say.ts";
import { Section } from "./Section.tsx";

interface Props {
  readonly say: Say;
  readonly graph: GraphState;
}

/** A game that was typed as a graph: drawn with its values, or, where play can go round, its outcomes in a table. */
export function GraphSection({ say, graph: { nodes, cycle, outcomes } }: Props) {
  const w = say.words.typedGraph;
  if (cycle === undefined) {
    const places = new Map(nodes.map(({ name }, place) => [name, place]));
    const data = nodes.map(({ name, options }) => ({
      name,
      options: options.flatMap((option) => places.get(option) ?? []),
    }));
    return (
      <Section title={say.words.values.title}>
        <GraphView graph={{ nodes: data, values: true }} text="" words={say.cell} />
      </Section>
    );
  }
  return (
    <Section title={w.title}>
      <p>{fill(w.cycle, { cycle: [...cycle, cycle[0]].join(" → ") })}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={w.title}>
        <table class="lab-counts">
          <thead>
            <tr>
              <th scope="col">{w.position}</th>
              <th scope="col">{w.options}</th>
              <th scope="col">{w.outcome}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map(({ name, options }, place) => {
              const outcome = itemAt(outcomes, place);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{options.join("  ") || "–"}</td>
                  <td>{outcome === "draw" ? w.draw : <OutcomeMark outcome={outcome} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

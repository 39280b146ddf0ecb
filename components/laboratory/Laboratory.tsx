import { useMemo } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Language } from "../../src/i18n/words.ts";
import { GraphView } from "../cell/GraphView.tsx";
import { GameForm } from "./GameForm.tsx";
import { formatsFor, type LaboratoryWords } from "./formats.ts";
import { Panels } from "./Panels.tsx";
import { Section } from "./parts.tsx";
import type { GraphState, View } from "./protocol.ts";
import { LabContext, useLab, useLaboratory } from "./use-laboratory.ts";

/** Maximum number of positions of a cycle that are listed. */
const NAMED = 12;

/** A game that was typed as a graph: drawn with its values or, if it has a cycle, with its outcomes. */
function GraphSection({ graph: { nodes, cycle, outcomes } }: { readonly graph: GraphState }) {
  const { formats } = useLab();
  const w = formats.words.typedGraph;
  const places = new Map(nodes.map(({ name }, place) => [name, place]));
  const data = nodes.map(({ name, options }) => ({
    name,
    options: options.flatMap((option) => places.get(option) ?? []),
  }));
  const isLoopy = cycle !== undefined;
  return (
    <Section title={isLoopy ? w.title : formats.words.values.title}>
      {isLoopy && <p>{fill(w.cycle, { cycle: formatCycle(cycle) })}</p>}
      <GraphView
        graph={{ nodes: data, values: !isLoopy }}
        text=""
        outcomes={isLoopy ? outcomes : undefined}
        words={formats.cell}
      />
    </Section>
  );
}

function formatCycle(cycle: readonly string[]): string {
  const rest = cycle.length > NAMED ? ["…"] : [];
  return [...cycle.slice(0, NAMED), ...rest, cycle[0]].join(" → ");
}

interface Props {
  readonly words: LaboratoryWords;
  readonly language: Language;
  readonly links: Parameters<typeof formatsFor>[2];
  /** The view from the build, which the page shows initially. */
  readonly built: View;
}

/** The laboratory: the form for a game, and the results about it while they are computed. */
export function Laboratory({ words, language, links, built }: Props) {
  const formats = useMemo(() => formatsFor(language, words, links), [language, words, links]);
  const lab = useLaboratory(language, built);
  const { parts, graph } = lab.view;
  return (
    <LabContext.Provider value={{ formats, lab }}>
      <div class="lab">
        <GameForm />
        <div class="lab-found" data-dim={lab.pendingQuery !== undefined}>
          {graph && <GraphSection graph={graph} />}
          {parts.length > 0 && <Panels />}
        </div>
      </div>
    </LabContext.Provider>
  );
}

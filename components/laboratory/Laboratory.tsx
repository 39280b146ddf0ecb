import { useMemo, useState } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import { CompareSection } from "./CompareSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { GameForm } from "./GameForm.tsx";
import { PartSections, Section, twoHeaps } from "./PartSections.tsx";
import type { View, GraphState } from "./protocol.ts";
import { formatsFor, type LaboratoryWords, type Formats } from "./formats.ts";
import { useLaboratory } from "./use-laboratory.ts";
import { fill } from "../../src/i18n/fill.ts";
import { GraphView } from "../cell/GraphView.tsx";
import type { ComponentType } from "preact";
import { Heatmap } from "../charts/Heatmap.tsx";

interface SumSectionsProps {
  readonly formats: Formats;
  readonly view: View;
}

/** The first two games of a sum side by side, a heap of each. */
function SumSections({ formats, view: { parts } }: SumSectionsProps) {
  const w = formats.words.twoHeaps;
  const [a, b] = parts;
  if (a === undefined || b === undefined) return null;
  const [rows, columns] = [formats.game(a.text), formats.game(b.text)];
  const names = { rows, columns, caption: fill(w.sumCaption, { a: rows, b: columns }) };
  return (
    <Section title={w.title}>
      <Heatmap
        heatmap={twoHeaps(a.summary.first, b.summary.first, names)}
        text=""
        words={formats.cell}
      />
    </Section>
  );
}

interface LateProps<Given extends object> {
  readonly title: string;
  /** Loads what is folded away, when it is opened for the first time. */
  readonly load: () => Promise<ComponentType<Given>>;
  readonly given: Given;
  /** Said where it does not load. */
  readonly lost: string;
}

/** A fold whose content, with its script, is loaded when it is opened. */
function Late<Given extends object>({ title, load, given, lost }: LateProps<Given>) {
  const [part, setPart] = useState<{ readonly Content: ComponentType<Given> } | "lost">();
  const open = (isOpen: boolean): void => {
    if (!isOpen || (part !== undefined && part !== "lost")) return;
    load().then(
      (Content) => setPart({ Content }),
      () => setPart("lost"),
    );
  };
  return (
    <details class="needs-script" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      {part === "lost" ? (
        <p class="error" role="alert">
          {lost}
        </p>
      ) : (
        part && <part.Content {...given} />
      )}
    </details>
  );
}

/** So many positions of a cycle are named. */
const NAMED = 12;

interface GraphSectionProps {
  readonly formats: Formats;
  readonly graph: GraphState;
}

/** A game that was typed as a graph: drawn with its values, or, where play can go round, with its outcomes. */
function GraphSection({ formats, graph: { nodes, cycle, outcomes } }: GraphSectionProps) {
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
  /** The site's base path. */
  readonly base: string;
  /** What the page shows before anything is asked. */
  readonly built: View;
}

/** The laboratory: a game in one line, and what is found about it while it is computed. */
export function Laboratory({ words, language, base, built }: Props) {
  const formats = useMemo(() => formatsFor(language, words), [language, words]);
  const lab = useLaboratory(language, built);
  const w = formats.words;
  const { parts, graph, text } = lab.view;
  return (
    <div class="lab">
      <GameForm formats={formats} lab={lab} />
      <div class="lab-found" data-dim={lab.awaited !== undefined}>
        {graph && <GraphSection formats={formats} graph={graph} />}
        {parts.map((part, index) => (
          <PartSections key={index} {...{ formats, lab, part, index }} />
        ))}
        {parts.length > 1 && <SumSections formats={formats} view={lab.view} />}
        {parts.length === 1 && (
          <Section title={w.compare.title}>
            <CompareSection formats={formats} lab={lab} />
          </Section>
        )}
        {parts.length > 0 && <Folded {...{ formats, text }} />}
        {parts.map((part, index) => (
          <Section
            key={index}
            title={w.exports.title}
            of={parts.length > 1 ? formats.game(part.text) : undefined}
          >
            <ExportSection {...{ formats, lab, part, index, base }} />
          </Section>
        ))}
      </div>
    </div>
  );
}

/** What needs scripts of its own, which are loaded when it is opened. */
function Folded({ formats, text }: { readonly formats: Formats; readonly text: string }) {
  const { play, graph, notOpened } = formats.words;
  const given = { key: text, lost: notOpened };
  return (
    <>
      <Section title={play.title}>
        <Late
          {...given}
          title={play.open}
          load={() => import("./PlayIt.tsx").then(({ PlayIt }) => PlayIt)}
          given={{ text, language: formats.language }}
        />
      </Section>
      <Section title={graph.title}>
        <Late
          {...given}
          title={graph.open}
          load={() => import("./GraphIt.tsx").then(({ GraphIt }) => GraphIt)}
          given={{ text, formats }}
        />
      </Section>
    </>
  );
}

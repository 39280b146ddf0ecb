import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { HeatmapData } from "../../src/notebook/output.ts";
import { Heatmap } from "../charts/Heatmap.tsx";
import { useLazy } from "../ui/hooks.ts";
import { CountsSection, MisereSection, PositionsSection, SparseSection } from "./CountSections.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { HeapChart } from "./HeapChart.tsx";
import { Section, Tabs, type Panel } from "./parts.tsx";
import type { PartView } from "./protocol.ts";
import { Calculator, CompareSection } from "./PositionAndCompare.tsx";
import { useLab } from "./use-laboratory.ts";
import { ValueTable } from "./ValueTable.tsx";
import { ResultCard } from "./ResultCard.tsx";

interface LazyProps {
  readonly load: () => Promise<{ readonly Content: ComponentType<{ readonly text: string }> }>;
  readonly isOpen: boolean;
}

/** A panel whose script is loaded when its tab is opened for the first time. */
function Lazy({ load, isOpen }: LazyProps) {
  const { formats, lab } = useLab();
  const part = useLazy(load, isOpen);
  if (part !== "lost") return part ? <part.Content text={lab.view.text} /> : null;
  return (
    <p class="error" role="alert">
      {formats.words.notLoaded}
    </p>
  );
}

const loadBoard = () =>
  import("./BoardPanel.tsx").then(({ BoardPanel }) => ({ Content: BoardPanel }));
const loadGraph = () =>
  import("./GraphPanel.tsx").then(({ GraphPanel }) => ({ Content: GraphPanel }));

/** The results about a game of heaps, or about a sum of such games: the card, the chart, and tabs with all others. */
export function Panels() {
  const { formats, lab } = useLab();
  const { words } = formats;
  const { parts, text, compared } = lab.view;
  const id = useId();
  const [chosen, choose] = useState("values");
  const hasOther =
    compared !== undefined || (lab.fault?.kind === "text" && lab.fault.of === "with");
  useEffect(() => {
    if (hasOther) choose("compare");
  }, [hasOther]);
  /** The marked heap of each game. */
  const [marks, setMarks] = useState<readonly (number | undefined)[]>([]);
  useEffect(() => setMarks([]), [text]);
  const mark = (index: number) => (heap: number) =>
    setMarks((all) => parts.map((_, at) => (at === index ? heap : all[at])));

  const isOne = parts.length === 1;
  const ofEach = (title: string, content: (part: PartView, index: number) => ComponentChildren) =>
    parts.map((part, index) => (
      <Section key={index} title={title} of={isOne ? undefined : formats.game(part.text)}>
        {content(part, index)}
      </Section>
    ));
  const panels: (Panel | false)[] = [
    {
      name: "values",
      title: words.values.title,
      content: (
        <>
          {ofEach(words.values.title, (part, index) => (
            <ValueTable {...{ part, index }} marked={marks[index]} mark={mark(index)} />
          ))}
          {ofEach(words.positions.title, ({ summary }) => (
            <PositionsSection summary={summary} />
          ))}
          <Section title={words.calculator.title}>
            <Calculator key={text} />
          </Section>
        </>
      ),
    },
    {
      name: "two-heaps",
      title: words.twoHeaps.title,
      content: (
        <Section title={words.twoHeaps.title}>
          <TwoHeaps {...{ parts, marks }} />
        </Section>
      ),
    },
    {
      name: "frequencies",
      title: words.counts.title,
      content: ofEach(words.counts.title, (part) => <CountsSection part={part} />),
    },
    {
      name: "misere",
      title: words.misere.title,
      content: ofEach(words.misere.title, ({ genera }) => <MisereSection genera={genera} />),
    },
    parts.some(({ sparse }) => sparse) && {
      name: "sparse",
      title: words.sparse.title,
      content: ofEach(words.sparse.title, ({ sparse, summary: { known } }) => (
        <SparseSection {...{ sparse, known }} />
      )),
    },
    isOne && {
      name: "compare",
      title: words.compare.title,
      isLive: true,
      content: (
        <Section title={words.compare.title}>
          <CompareSection />
        </Section>
      ),
    },
    {
      name: "play",
      title: words.play,
      isLive: true,
      content: (
        <Section title={words.play}>
          <Lazy key={text} load={loadBoard} isOpen={chosen === "play"} />
        </Section>
      ),
    },
    {
      name: "graph",
      title: words.graph.title,
      isLive: true,
      content: (
        <Section title={words.graph.title}>
          <Lazy key={text} load={loadGraph} isOpen={chosen === "graph"} />
        </Section>
      ),
    },
    {
      name: "export",
      title: words.exports.title,
      content: ofEach(words.exports.title, (part, index) => <ExportSection {...{ part, index }} />),
    },
  ];
  const showMisere = (event: MouseEvent): void => {
    event.preventDefault();
    choose("misere");
    document.getElementById(`${id}-misere-tab`)?.focus();
  };
  return (
    <>
      <section class="lab-result" aria-label={words.result.title} data-single={isOne}>
        {parts.map((part, index) => (
          <ResultCard key={index} {...{ part, index, showMisere }} misere={`#${id}-misere`} />
        ))}
      </section>
      {parts.map((part, index) => (
        <HeapChart key={index} part={part} marked={marks[index]} mark={mark(index)} />
      ))}
      <Tabs
        id={id}
        label={words.parts}
        panels={panels.filter((panel) => panel !== false)}
        chosen={chosen}
        choose={choose}
      />
    </>
  );
}

/** Number of sizes of each heap, from 0. */
const SIZES = 25;

interface TwoHeapsProps {
  readonly parts: readonly PartView[];
  readonly marks: readonly (number | undefined)[];
}

/** The values of sums of two heaps, of one game or of the first two games of a sum: the nim-sums of their values. */
function TwoHeaps({ parts, marks }: TwoHeapsProps) {
  const { formats } = useLab();
  const w = formats.words.twoHeaps;
  const [one, other = one] = parts;
  if (one === undefined || other === undefined) return null;
  const isSum = one !== other;
  const [a, b] = [formats.game(one.text), formats.game(other.text)];
  const [down, across] = [one, other].map(({ summary }) => summary.first.slice(0, SIZES));
  const labels = (values: readonly number[] = []) => values.map((_, heap) => String(heap));
  const heatmap: HeatmapData = {
    rows: down?.map((value) => across?.map((other) => value ^ other) ?? []) ?? [],
    rowLabels: labels(down),
    columnLabels: labels(across),
    rowName: isSum ? a : w.row,
    columnName: isSum ? b : w.column,
    caption: isSum ? fill(w.sumCaption, { a, b }) : fill(w.caption, { game: a }),
    cutRows: 0,
    cutColumns: 0,
  };
  const marked = { row: marks[0], column: isSum ? marks[1] : marks[0] };
  return <Heatmap heatmap={heatmap} text="" words={formats.cell} marked={marked} />;
}

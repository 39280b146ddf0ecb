import { Heatmap } from "../charts/Heatmap.tsx";
import { fill } from "../../src/i18n/fill.ts";
import type { View } from "./protocol.ts";
import type { Say } from "./say.ts";
import { Section } from "./Section.tsx";
import { twoHeaps } from "./two-heaps.ts";

interface Props {
  readonly say: Say;
  readonly view: View;
}

/** The first two games of a sum side by side, a heap of each. */
export function SumSections({ say, view: { parts } }: Props) {
  const w = say.words.twoHeaps;
  const [a, b] = parts;
  if (a === undefined || b === undefined) return null;
  const [rows, columns] = [say.game(a.text), say.game(b.text)];
  const names = { rows, columns, caption: fill(w.sumCaption, { a: rows, b: columns }) };
  return (
    <Section title={w.title}>
      <Heatmap
        heatmap={twoHeaps(a.summary.first, b.summary.first, names)}
        text=""
        words={say.cell}
      />
    </Section>
  );
}

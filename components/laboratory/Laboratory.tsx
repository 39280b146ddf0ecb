import { useMemo } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import { CompareSection } from "./CompareSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { GameForm } from "./GameForm.tsx";
import { GraphSection } from "./GraphSection.tsx";
import { Late } from "./Late.tsx";
import { PartSections } from "./PartSections.tsx";
import type { View } from "./protocol.ts";
import { sayIn, type LaboratoryWords, type Say } from "./say.ts";
import { Section } from "./Section.tsx";
import { SumSections } from "./SumSections.tsx";
import { firstAsked, useLaboratory } from "./use-laboratory.ts";

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
  const say = useMemo(() => sayIn(language, words), [language, words]);
  const lab = useLaboratory(say, base, built, firstAsked(built.text));
  const w = say.words;
  const { parts, graph, text } = lab.view;
  return (
    <div class="lab">
      <GameForm say={say} lab={lab} />
      <div class="lab-found" data-dim={lab.awaited !== undefined}>
        {graph && <GraphSection say={say} graph={graph} />}
        {parts.map((part, index) => (
          <PartSections key={index} {...{ say, lab, part, index }} />
        ))}
        {parts.length > 1 && <SumSections say={say} view={lab.view} />}
        {parts.length === 1 && (
          <Section title={w.compare.title}>
            <CompareSection say={say} lab={lab} />
          </Section>
        )}
        {parts.length > 0 && <Folded {...{ say, text }} />}
        {parts.map((part, index) => (
          <Section
            key={index}
            title={w.exports.title}
            of={parts.length > 1 ? say.game(part.text) : undefined}
          >
            <ExportSection {...{ say, lab, part, index }} />
          </Section>
        ))}
      </div>
    </div>
  );
}

/** What needs scripts of its own, which are loaded when it is opened. */
function Folded({ say, text }: { readonly say: Say; readonly text: string }) {
  const { play, graph, notOpened } = say.words;
  const given = { key: text, lost: notOpened };
  return (
    <>
      <Section title={play.title}>
        <Late
          {...given}
          title={play.open}
          load={() => import("./PlayIt.tsx").then(({ PlayIt }) => PlayIt)}
          given={{ text, language: say.language }}
        />
      </Section>
      <Section title={graph.title}>
        <Late
          {...given}
          title={graph.open}
          load={() => import("./GraphIt.tsx").then(({ GraphIt }) => GraphIt)}
          given={{ text, say }}
        />
      </Section>
    </>
  );
}

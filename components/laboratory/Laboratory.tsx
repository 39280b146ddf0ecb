import { useMemo } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import { CompareSection } from "./CompareSection.tsx";
import { GameForm } from "./GameForm.tsx";
import { Late } from "./Late.tsx";
import { PartSections } from "./PartSections.tsx";
import type { View } from "./protocol.ts";
import { sayIn, type LaboratoryWords } from "./say.ts";
import { Section } from "./Section.tsx";
import { SumSections } from "./SumSections.tsx";
import { firstAsked, useLaboratory } from "./use-laboratory.ts";

interface Props {
  readonly words: LaboratoryWords;
  readonly language: Language;
  /** What the page shows before anything is asked. */
  readonly built: View;
}

/** The laboratory: a game in one line, and what is found about it while it is computed. */
export function Laboratory({ words, language, built }: Props) {
  const say = useMemo(() => sayIn(language, words), [language, words]);
  const lab = useLaboratory(language, built, firstAsked(built.text));
  const { text } = lab.view;
  const w = say.words;
  return (
    <div class="lab">
      <GameForm say={say} lab={lab} />
      <div class="lab-found" data-dim={lab.awaited !== undefined}>
        {lab.view.parts.map((part, index) => (
          <PartSections key={index} {...{ say, lab, part, index }} />
        ))}
        {lab.view.parts.length > 1 && <SumSections say={say} view={lab.view} />}
        {lab.view.parts.length === 1 && (
          <Section title={w.compare.title}>
            <CompareSection say={say} lab={lab} />
          </Section>
        )}
        <Section title={w.play.title}>
          <Late
            key={text}
            title={w.play.open}
            load={() => import("./PlayIt.tsx").then(({ PlayIt }) => PlayIt)}
            given={{ text, language }}
            lost={w.notLoaded}
          />
        </Section>
        <Section title={w.graph.title}>
          <Late
            key={text}
            title={w.graph.open}
            load={() => import("./GraphIt.tsx").then(({ GraphIt }) => GraphIt)}
            given={{ text, say }}
            lost={w.notLoaded}
          />
        </Section>
      </div>
    </div>
  );
}

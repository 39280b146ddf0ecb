import { useId, useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Language } from "../../src/i18n/words.ts";
import { GameForm } from "./GameForm.tsx";
import { PartSections } from "./PartSections.tsx";
import type { View } from "./protocol.ts";
import { sayIn, type LaboratoryWords, type Say } from "./say.ts";
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
  return (
    <div class="lab">
      <GameForm say={say} lab={lab} />
      <div class="lab-found" data-dim={lab.awaited !== undefined}>
        {lab.view.parts.map((part, index) => (
          <PartSections key={index} {...{ say, lab, part, index }} />
        ))}
      </div>
    </div>
  );
}

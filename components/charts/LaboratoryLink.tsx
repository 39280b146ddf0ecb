import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { SequenceData } from "../../src/kernel/output.ts";
import { gameOf, laboratoryAddress } from "./laboratory-address.ts";

interface Props {
  readonly sequence: SequenceData;
  readonly words: Words["cell"];
}

/** A link to the laboratory with the game of a sequence in it; nothing where it names none that it can read. */
export function LaboratoryLink({ sequence, words }: Props) {
  const game = gameOf(sequence);
  if (game === undefined) return null;
  return (
    <p class="sequence-link">
      <a href={laboratoryAddress(game, words.language)}>{fill(words.openInLaboratory, { game })}</a>
    </p>
  );
}

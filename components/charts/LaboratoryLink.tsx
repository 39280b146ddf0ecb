import { href } from "../../src/articles/href.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { textOfGame } from "../../src/laboratory/text-of-game.ts";

interface Props {
  /** The game's id in the library. */
  readonly id: string;
  readonly words: Words["cell"];
}

/** A link to the laboratory with a game in it; nothing for a game that it cannot read. */
export function LaboratoryLink({ id, words }: Props) {
  const game = textOfGame(id);
  if (game === undefined) return null;
  const query = new URLSearchParams({ game }).toString();
  return (
    <p class="sequence-link">
      <a href={`${href("laboratory", words.language)}?${query}`}>
        {fill(words.openInLaboratory, { game })}
      </a>
    </p>
  );
}

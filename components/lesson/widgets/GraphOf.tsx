import { fill } from "../../../src/i18n/fill.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import { sayFault } from "../../../src/i18n/say.ts";
import type { Language, Words } from "../../../src/i18n/words.ts";
import type { DrawnPosition } from "./draw-position.ts";
import { DRAWN_LIMITS } from "./drawn-limits.ts";
import type { Shown } from "./say-step.ts";
import { WrittenGraph, type Drawing, type Written } from "./WrittenGraph.tsx";

interface Props {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  readonly position: string;
  readonly drawing: Drawing;
  readonly shows: Shown;
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "graph" | "graphPlay" | "graphOf">;
}

/** The game graph of a position that the reader chooses, with every move in words. */
export function GraphOf({ game, called, position, drawing, shows, language, words }: Props) {
  const { label, field, first, offline, kept } = words.graphOf;
  const draw = async (text: string): Promise<Written> => {
    const { drawPosition } = await import("./draw-position.ts");
    const drawn = drawPosition(language, game, text);
    if (drawn.kind === "drawing") return drawn;
    return { fault: `${sayWhy(drawn, words.graphOf, language)} ${kept}` };
  };
  return (
    <WrittenGraph
      label={fill(label, { game: called })}
      field={fill(field, { game: called })}
      again={first}
      firstText={position}
      first={drawing}
      draw={draw}
      offline={`${offline} ${kept}`}
      shows={shows}
      words={words}
    />
  );
}

function sayWhy(
  fault: Exclude<DrawnPosition, { kind: "drawing" }>,
  words: Words["lesson"]["graphOf"],
  language: Language,
): string {
  if (fault.kind !== "badText") return fill(words[fault.kind], DRAWN_LIMITS);
  const { line, column } = fault;
  return fill(words.badText, { line, column, message: sayFault(faultWords(language), fault) });
}

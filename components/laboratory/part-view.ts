import type { HeapGame } from "../../src/octal/read-game.ts";
import { nameOf } from "../../src/octal/named-games.ts";
import { sayRules } from "../../src/octal/say-rules.ts";
import { noTheorem } from "../../src/octal/law.ts";
import type { PartView } from "./protocol.ts";
import type { Genus } from "../../src/octal/genus.ts";
import type { PartWork } from "./part-work.ts";

/** What the page is told of one game of heaps. */
export function partView(game: HeapGame, work: PartWork, genera: readonly Genus[]): PartView {
  const { text, law } = game;
  const why = noTheorem(law);
  const name = nameOf(text);
  const { sparse } = work;
  // Where it is known that there is a period, or none, nothing need be seen.
  const seen = why === "powers" || why === "never" ? undefined : work.seen;
  return {
    text,
    ...(name !== undefined && { name }),
    rules: sayRules(game),
    ...(why !== undefined && { noTheorem: why }),
    genera,
    summary: work.survey.summary(),
    ...(sparse !== undefined && { sparse }),
    ...(work.period !== undefined && { period: work.period }),
    ...(seen !== undefined && { seen }),
  };
}

import { GenusTable } from "../../src/octal/genus.ts";
import { readGame } from "../../src/octal/read-game.ts";
import { tableOf } from "../../src/octal/table-of.ts";
import { partView } from "./part-view.ts";
import { PartWork } from "./part-work.ts";
import type { View } from "./protocol.ts";
import { GENERA } from "./session.ts";
import { USUAL_HEAP } from "./heap-limit.ts";

/** A game worked through at build, so that the page shows it before anything is asked, and without JavaScript. */
export function buildExample(text: string): View {
  const game = readGame(text);
  if (game.kind !== "heaps")
    throw new RangeError(
      `Cannot build example: it must be a game of heaps, current value is ${text}`,
    );
  const work = new PartWork(tableOf(game), game, USUAL_HEAP);
  work.work(() => false);
  const genera = new GenusTable(game.law);
  genera.grow(GENERA);
  return {
    text: game.text,
    to: USUAL_HEAP,
    state: work.period === undefined ? "reached" : "proved",
    parts: [partView(game, work, genera.genera)],
    elapsed: 0,
    rate: 0,
  };
}

import { fill } from "../../src/i18n/fill.ts";
import { sayLaw } from "../../src/i18n/say-law.ts";
import type { Laboratory } from "./use-laboratory.ts";
import type { Say } from "./say.ts";

/** The status of a look. As a live region it changes only at the start and the end. */
export function sayStatus({ view, isBuilt, awaited }: Laboratory, say: Say): string {
  const { words } = say;
  const { status } = words;
  if (awaited !== undefined) return fill(status.working, { game: say.game(awaited.game.trim()) });
  const game = say.game(view.text);
  if (isBuilt) return fill(status.built, { game });
  // A game that is there twice has one table.
  const tables = new Map(view.parts.map(({ text, summary }) => [text, summary.known]));
  const known = [...tables.values()].reduce((sum, heaps) => sum + heaps, 0);
  const period = view.parts[0]?.period;
  const law = period && sayLaw(period, words.period, say.number);
  const values = {
    law: law ?? "",
    game,
    heaps: say.heaps(known),
    seconds: say.seconds(view.elapsed),
  };
  const isResumed = view.resumed > 0 && view.state !== "working";
  const resumed = isResumed ? ` ${fill(words.resumed, { n: say.number(view.resumed) })}` : "";
  return statusOf() + resumed;

  function statusOf(): string {
    if (view.graph) return fill(words.typedGraph.done, { game });
    if (view.state === "failed") return fill(words.broken, { message: view.message ?? "" });
    const lawful = view.parts.some(({ noTheorem }) => noTheorem === undefined);
    const isSum = view.parts.length > 1;
    // Of a sum some periods may be proved, and others not: each part says its own.
    const isMixed = view.parts.some(({ period }) => period !== undefined);
    const id =
      view.state === "reached" && (!lawful || isMixed)
        ? "reachedPlain"
        : view.state === "proved" && isSum
          ? "provedAll"
          : view.state;
    return fill(status[id], values);
  }
}

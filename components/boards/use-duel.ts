import { useEffect, useMemo, useReducer } from "preact/hooks";
import { awaits, startDuel, step, type Duel, type DuelEvent } from "../../src/match/duel.ts";
import { present, type Player } from "../../src/match/match.ts";
import { perfectOpponent } from "../../src/match/opponent.ts";
import type { HeapPosition } from "../../src/theory/ruleset.ts";
import type { HeapGame } from "./heap-game.ts";

/** How long the opponent waits, so that the reader sees both moves one after the other. */
const PAUSE = 900;

interface Table {
  readonly duel: Duel<HeapPosition>;
  /** Whether the last event was a move and not one taken back: only then do stones travel. */
  readonly forward: boolean;
}

/** A duel on the board: events in, positions out, and the opponent's replies in their time. */
export function useDuel(game: HeapGame, start: HeapPosition, reader: Player) {
  const [{ duel, forward }, send] = useReducer(
    (table: Table, event: DuelEvent<HeapPosition>): Table => {
      const next = step(game.ruleset, table.duel, event);
      if (next === table.duel) return table;
      return { duel: next, forward: next.match.present > table.duel.match.present };
    },
    { duel: startDuel(start, reader), forward: false },
  );
  const reply = useMemo(() => perfectOpponent(game.ruleset, game.explain), [game]);
  const position = present(duel.match);
  const waits = awaits(game.ruleset, duel);
  const intent = useMemo(
    () => (waits === "opponent" ? reply(position)?.option : undefined),
    [waits, position, reply],
  );

  useEffect(() => {
    if (intent === undefined) return undefined;
    const timer = setTimeout(() => send({ kind: "move", by: "opponent", option: intent }), PAUSE);
    return () => clearTimeout(timer);
  }, [intent]);

  return { duel, forward, position, waits, intent, send };
}

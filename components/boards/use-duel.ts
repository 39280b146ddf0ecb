import { useEffect, useReducer, useState } from "preact/hooks";
import type { Game } from "../../src/match/game.ts";
import {
  awaits,
  startDuel,
  step,
  type DuelEvent,
  type Duel,
  type Side,
} from "../../src/match/duel.ts";
import { present } from "../../src/match/match.ts";
import { reply, type Opponent, type Reply } from "../../src/match/opponent.ts";

/** Milliseconds that the opponent waits, so that the reader sees both moves one after the other. */
const PAUSE = 900;

/** Milliseconds until the opponent's next move is marked: the reader's move is rendered first. */
const GLANCE = 60;

interface Table<Position> {
  readonly duel: Duel<Position>;
  /** Whether the last event was a move and not an undo: only then are pieces animated. */
  readonly forward: boolean;
}

/** The state of a duel on the board, with the opponent's delayed replies. */
export function useDuel<Position>(
  game: Game<Position>,
  start: Position,
  side: Side,
  opponent: Opponent,
) {
  const [{ duel, forward }, send] = useReducer(
    (table: Table<Position>, event: DuelEvent<Position>): Table<Position> => {
      const next = step(game.rules, table.duel, event);
      if (next === table.duel) return table;
      return { duel: next, forward: event.kind === "move" };
    },
    { duel: startDuel(start, side), forward: false },
  );
  const position = present(duel.match);
  const waits = awaits(game.rules, duel);
  const [plan, setPlan] = useState<{
    readonly at: Duel<Position>;
    readonly reply: Reply<Position>;
  }>();

  useEffect(() => {
    if (waits !== "opponent") return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = setTimeout(() => {
      const made = reply(game, opponent, position, duel.match.present);
      if (made === undefined) return;
      setPlan({ at: duel, reply: made });
      const { option } = made;
      later = setTimeout(() => send({ kind: "move", by: "opponent", option }), PAUSE - GLANCE);
    }, GLANCE);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [duel, opponent, game, position, waits]);

  const intent = plan?.at === duel ? plan.reply.option : undefined;
  return { duel, forward, position, waits, intent, send };
}

import { isReaders } from "../../src/match/duel.ts";
import { opponentOf, turn } from "../../src/match/match.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { BoardView } from "./Board.tsx";
import { nameMove } from "./sayings.ts";

/** The moves of a match, numbered; each leads back to the position after it. Moves that were taken back stay listed. */
export function MovesPlayed({ words, game, duel, goTo }: BoardView) {
  const { rules } = game;
  const { positions, present } = duel.match;
  const w = words.played;
  const whoMoved = (after: number): string => {
    const player = opponentOf(turn({ positions, present: after }));
    if (duel.reader === "both") return w.who[player];
    return isReaders(duel, player) ? w.who.reader : w.who.opponent;
  };
  const step = (text: string, at: number) => (
    <button
      type="button"
      aria-current={at === present ? "step" : undefined}
      onClick={() => goTo(at)}
    >
      {text}
    </button>
  );
  return (
    <section class="board-moves" aria-label={w.title}>
      <h3>{w.title}</h3>
      {positions.length === 1 ? (
        <p>{w.none}</p>
      ) : (
        step(fill(w.start, { position: rules.print(positions[0]) }), 0)
      )}
      <ol>
        {positions.slice(1).map((after, index) => {
          const move = nameMove(words, rules, positions[index], after);
          return (
            <li key={index}>{step(fill(w.move, { who: whoMoved(index + 1), move }), index + 1)}</li>
          );
        })}
      </ol>
    </section>
  );
}

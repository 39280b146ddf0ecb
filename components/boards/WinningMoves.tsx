import type { AnyGame } from "../../src/games/match/game.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Way } from "./family.ts";
import { sayAllWinning } from "./say-winning.ts";

interface Props {
  readonly words: Words["board"];
  readonly game: AnyGame;
  readonly position: unknown;
  /** The moves of the position that win. */
  readonly ways: readonly Way<unknown>[];
}

/** The winning moves in words; on the board they are marked. */
export function WinningMoves({ words, game, position, ways }: Props) {
  const options = ways.map(({ option }) => option);
  const { moves, more } = sayAllWinning(words, game.rules, position, options);
  if (moves.length === 0) return <p>{words.noWinningMoves}</p>;
  return (
    <>
      <p>{words.winningMoves}</p>
      <ul>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      {more === "" ? null : <p>{more}</p>}
    </>
  );
}

import { useState } from "preact/hooks";
import type { AnyGame } from "../../src/games/match/game.ts";
import { isLegal } from "../../src/games/match/match.ts";
import { sameState } from "../../src/games/match/same-state.ts";
import { gameId } from "../../src/games/rulesets/game-id.ts";
import type { Words } from "../../src/i18n/words.ts";
import { readPosition } from "./read-position.ts";
import type { useBoard } from "./use-board.ts";
import { usePartner } from "./use-partner.ts";

interface Names {
  readonly words: Words["board"];
  readonly name?: string;
  readonly follows?: string;
}

/**
 * Keeps a board at the state of its partner on the page: a move there is a move here, and so is one that is taken back;
 * any other position is the start of a new match.
 *
 * @returns whether the position on the board came from the partner
 */
export function useMirror(
  { words, name, follows }: Names,
  game: AnyGame,
  board: ReturnType<typeof useBoard>,
  begin: (start: unknown) => void,
): boolean {
  const { rules } = game;
  const { before, duel, position, waits, familyFor, act } = board;
  const own = gameId(rules);
  const here = rules.print(position);
  const [taken, setTaken] = useState<string>();
  usePartner(name, follows, ({ game: theirs, position: text, isBoard }) => {
    const wanted = theirs === undefined ? text : own && sameState(theirs, text, own);
    if (wanted === undefined || wanted === here) return;
    const found = readPosition(words, game, familyFor, wanted);
    if (found.kind === "fault") return;
    const [next] = found.match.positions;
    setTaken(wanted);
    if (isBoard && waits === "reader" && isLegal(rules, duel.match, next)) {
      act({ kind: "move", by: "reader", option: next });
    } else if (isBoard && before !== undefined && rules.print(before) === wanted) {
      act({ kind: "undo" });
    } else begin(next);
  });
  return taken === here;
}

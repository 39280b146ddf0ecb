import { useLayoutEffect, useState } from "preact/hooks";
import { useLatest } from "../ui/hooks.ts";
import { isLegal } from "../../src/games/match/match.ts";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { readPosition } from "./games.ts";
import type { BoardState } from "./use-board.ts";

/** What a peer shows: its game, its position in that game's notation, and whether it is a board, too. */
interface PeerState {
  readonly game: string | undefined;
  readonly position: string;
  readonly isBoard: boolean;
}

/**
 * Links boards, and drawings of a position, that show the same on one page. Each has `data-position` on its root, and
 * `data-game` if it is a board. A board's peer is the board named in `follows`, otherwise the first one following it.
 * Calls `onState` with what the peer shows, now and at every change.
 *
 * @param name what others follow this one by
 * @param follows the name of the board that this one follows
 */
export function usePeer(
  name: string | undefined,
  follows: string | undefined,
  onState: (state: PeerState) => void,
): void {
  const report = useLatest(onState);
  // Before this board shows a position of its own, which its peer would take.
  useLayoutEffect(() => {
    const wanted = follows === undefined ? ["follows", name] : ["name", follows];
    if (wanted[1] === undefined) return undefined;
    const selector = `[data-${wanted[0]}="${CSS.escape(wanted[1])}"][data-position]`;
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) return undefined;
    // A board whose game changes is another element of the same island.
    const island = found.closest("astro-island") ?? found;
    const read = (): void => {
      const peer = document.querySelector<HTMLElement>(selector);
      // A peer that is not hydrated shows what the build made, and will take what is shown here.
      if (peer === null || island.hasAttribute("ssr")) return;
      const { position = "", game } = peer.dataset;
      report({ game, position, isBoard: peer.matches(".board") });
    };
    const observer = new MutationObserver(read);
    observer.observe(island, {
      attributeFilter: ["data-position"],
      childList: true,
      subtree: true,
    });
    read();
    return () => observer.disconnect();
  }, [name, follows, report]);
}

/**
 * Keeps a board at the state of its peer on the page: a move there is a move here, and so is one that is taken back;
 * any other position is the start of a new match.
 *
 * @returns whether the position on the board came from the peer
 */
export function useMirror(board: BoardState): boolean {
  const { words, name, follows, game, here, before, duel, waits, act } = board;
  const { rules } = game;
  const own = gameId(rules);
  const [taken, setTaken] = useState<string>();
  usePeer(name, follows, ({ game: peersGame, position: text, isBoard }) => {
    const wanted = peersGame === undefined ? text : own && sameState(peersGame, text, own);
    if (wanted === undefined || wanted === here) return;
    const found = readPosition(words, game, wanted);
    if (found.kind === "fault") return;
    const { position: next } = found;
    setTaken(wanted);
    if (isBoard && waits === "reader" && isLegal(rules, duel.match, next)) {
      act({ kind: "move", by: "reader", option: next });
    } else if (isBoard && before !== undefined && rules.print(before) === wanted) {
      act({ kind: "undo" });
    } else board.begin(next);
  });
  return taken === here;
}

/**
 * A position of one game as the position of another with the same moves: a game as itself, and a row of pieces, each of
 * which goes to the nearest empty square on its right, as a staircase. Texts are in the games' notations, games are ids.
 * Undefined for other pairs of games, and for several rows.
 *
 * @example
 * sameState("row-chess:5", "XX.X.", "staircase"); // "0 1 2"
 * sameState("staircase", "0 1 2", "row-chess:5"); // "XX.X."
 */
export function sameState(from: string, position: string, to: string): string | undefined {
  if (from === to) return position;
  if (isRow(from) && to === "staircase" && !position.includes("/")) {
    const blocks = position.split(".").map((block) => block.length);
    return blocks.reverse().join(" ");
  }
  if (from === "staircase" && isRow(to)) {
    const blocks = position.split(" ").map((coins) => "X".repeat(Number(coins)));
    return blocks.reverse().join(".");
  }
  return undefined;
}

const isRow = (game: string): boolean => /^row-chess(-rows)?:/.test(game);

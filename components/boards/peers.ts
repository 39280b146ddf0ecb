import { useLayoutEffect, useState } from "preact/hooks";
import { useLatest } from "../ui/hooks.ts";
import { isLegal } from "../../src/games/match/match.ts";
import { gameId } from "../../src/games/rulesets/game-kind.ts";
import { readPosition } from "./games.ts";
import type { BoardState } from "./use-board.ts";

/** The state of a peer: its game, its position in that game's notation, and whether it is a board. */
interface PeerState {
  readonly game: string | undefined;
  readonly position: string;
  readonly isBoard: boolean;
}

/**
 * Links boards, and drawings of a position, that show the same state on one page. Each has `data-position` on its root,
 * and `data-game` if it is a board. A board's peer is the board named in `follows`, otherwise the first board that
 * follows it. Calls `onState` with the peer's state, now and at every change.
 *
 * @param name the name by which other boards follow this one
 * @param follows the name of the board that this one follows
 */
export function usePeer(
  name: string | undefined,
  follows: string | undefined,
  onState: (state: PeerState) => void,
): void {
  const report = useLatest(onState);
  // A layout effect runs before the peer's observer, which would otherwise copy this board's own position.
  useLayoutEffect(() => {
    const [attribute, value] = follows === undefined ? ["follows", name] : ["name", follows];
    if (value === undefined) return undefined;
    const selector = `[data-${attribute}="${CSS.escape(value)}"][data-position]`;
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) return undefined;
    // A board whose game changes is replaced by another element of the same island.
    const island = found.closest("astro-island") ?? found;
    const read = (): void => {
      const peer = document.querySelector<HTMLElement>(selector);
      // A peer that is not hydrated yet shows its built position, and takes this board's position later.
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
 * Keeps a board in the state of its peer on the page: repeats a move or an undo of the peer, and starts a new match at
 * any other position.
 *
 * @returns whether the position on the board came from the peer
 */
export function useMirror(board: BoardState): boolean {
  const { words, name, follows, game, positionText, before, duel, toMove, act } = board;
  const { rules } = game;
  const own = gameId(rules);
  const [mirrored, setMirrored] = useState<string>();
  usePeer(name, follows, ({ game: peersGame, position: text, isBoard }) => {
    const target = peersGame === undefined ? text : own && convertPosition(peersGame, text, own);
    if (target === undefined || target === positionText) return;
    const found = readPosition(words, game, target);
    if (found.kind === "fault") return;
    const { position: next } = found;
    setMirrored(target);
    if (isBoard && toMove === "reader" && isLegal(rules, duel.match, next)) {
      act({ kind: "move", by: "reader", option: next });
    } else if (isBoard && before !== undefined && rules.print(before) === target) {
      act({ kind: "undo" });
    } else board.begin(next);
  });
  return mirrored === positionText;
}

/**
 * Converts a position of one game to a position of another game with the same moves. The games are equal, or a
 * staircase and a row of pieces, each of which moves to the nearest empty square on its right. Positions are in the
 * games' notations, games are ids. Returns undefined for other pairs of games, and for several rows.
 *
 * @example
 * convertPosition("row-chess:5", "XX.X.", "staircase"); // "0 1 2"
 * convertPosition("staircase", "0 1 2", "row-chess:5"); // "XX.X."
 */
export function convertPosition(from: string, position: string, to: string): string | undefined {
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

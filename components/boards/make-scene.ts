import type { Words } from "../../src/i18n/words.ts";
import type { Family, Scene, Way } from "./family.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";
import type { SpotView } from "./spot.ts";
import type { useBoard } from "./use-board.ts";

type AnyWay = Way<unknown>;

/** The page's part of a scene: words, state and event handlers. */
interface Hands {
  readonly words: Words["board"];
  /** `disabled` before the script runs, `waiting` while it is not the reader's turn. */
  readonly mode: SpotView["mode"];
  readonly showsValues: boolean;
  readonly cursor: string | undefined;
  readonly onArrow: (event: KeyboardEvent, from: string) => void;
  readonly onPress: (spot: string) => void;
  readonly onCancel: () => void;
}

/** The spots that a winning move marks: where it begins, and where its piece goes once that is picked up. */
const starredBy = ({ picksUp }: Family<unknown>, { spots, target }: AnyWay): readonly string[] =>
  picksUp === true && target !== undefined ? [...spots, target] : spots;

/** The scene to draw, from the state of the board. */
export function makeScene(board: ReturnType<typeof useBoard>, hands: Hands): Scene<unknown> {
  const { family, frame, position, pointed, winning, editing } = board;
  const open = hands.mode === "open";
  const [best] = winning;
  const touched = (way: AnyWay | undefined, when: boolean): ReadonlySet<string> =>
    new Set(way && when ? family.touches(position, way.option) : []);
  const marked = touched(pointed, open && !editing);
  const ring = touched(best, board.hinted);
  const starred = new Set([...board.shown].flatMap((way) => starredBy(family, way)));
  return {
    ...frame,
    position,
    past: board.duel.match.positions.slice(0, board.duel.match.present + 1),
    spot: (id) => viewOf(board, hands, id, starred.has(id) && open),
    mark: (piece) => {
      if (marked.has(piece)) return "marked";
      return board.intended.has(piece) ? "intent" : undefined;
    },
    ringed: (piece) => ring.has(piece),
    trace: board.trace,
    forward: board.forward,
    theory: hands.showsValues ? frame.game.explain(position) : undefined,
    rows: family.rows?.(position) ?? [],
  };
}

/** The state of a spot, or undefined where nothing can be pressed. */
function viewOf(
  board: ReturnType<typeof useBoard>,
  { words, mode, cursor, onArrow, onPress, onCancel }: Hands,
  id: string,
  starred: boolean,
): SpotView | undefined {
  const { family, frame, doing, spots, lifted, point } = board;
  const onKeyDown = (event: KeyboardEvent): void => {
    ignoreHeldKey(event);
    onArrow(event, id);
    if (event.key === "Escape") onCancel();
  };
  const common = { mode, onKeyDown, cursor: cursor === id };
  if (id === lifted) {
    const here = { name: words.putBack, picked: true, winning: undefined, onPress: onCancel };
    return { ...common, ...here, onPoint: () => undefined };
  }
  const found = spots.get(id);
  const [only, another] = found ?? [];
  if (found === undefined || only === undefined) return undefined;
  return {
    ...common,
    name: another === undefined ? only.say : family.spotName(frame, id, found),
    picked: doing.kind !== "nothing" && doing.spot === id,
    winning: starred ? words.winningMove : undefined,
    onPress: () => onPress(id),
    onPoint: (here) => {
      if (doing.kind !== "choosing") point(here ? only : undefined);
    },
  };
}

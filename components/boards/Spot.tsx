import type { ComponentChildren } from "preact";
import { ignoreHeldKey } from "../ui/controls.tsx";
import type { BoardState } from "./use-board.ts";

interface Props {
  readonly board: BoardState;
  readonly id: string;
  /** The name of the piece on the spot, if there is one. */
  readonly piece?: string;
  readonly class: string;
  readonly data?: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  readonly children?: ComponentChildren;
}

/** A spot of the board: a button if it begins a move, otherwise a picture of the same size. */
export function Spot({ board, id, piece = "", data, children, ...rest }: Props) {
  const { words, mode, cursor, pickedUp, pending, cancel, set } = board;
  const mark = board.marked.has(piece) ? "marked" : board.intended.has(piece) && "intent";
  const attributes = {
    ...rest,
    ...data,
    "data-piece": piece || undefined,
    "data-mark": mark || undefined,
    "data-ringed": board.ringed.has(piece) || undefined,
  };
  const isPickedUp = id === pickedUp;
  const isChosen = !isPickedUp && board.chosen.includes(id);
  const found = board.spots.get(id) ?? [];
  const [only, another] = found;
  if (only === undefined && !isPickedUp) return <span {...attributes}>{children}</span>;

  const wins = !isPickedUp && mode === "open" && board.winningSpots.has(id);
  const name =
    another === undefined && !isChosen
      ? only?.name
      : board.drawing.spotName?.(board.context, id, found);
  const point = (here: boolean): void => {
    if (!isPickedUp && (pending?.choice === undefined || pending.chosen))
      set({ pointed: here ? only : undefined });
  };
  const press = (): void => {
    if (isPickedUp) cancel();
    else if (isChosen) board.unchoose(id);
    else board.offer(id, found);
  };
  return (
    <button
      type="button"
      {...attributes}
      data-spot={id}
      data-winning={wins || undefined}
      data-picked={pending?.spot === id || isChosen || undefined}
      aria-pressed={only?.also !== undefined && another !== undefined ? isChosen : undefined}
      aria-label={isPickedUp ? words.putBack : name}
      title={wins ? words.winningMove : undefined}
      aria-disabled={mode === "waiting"}
      disabled={mode === "disabled"}
      tabIndex={cursor === id ? 0 : -1}
      onClick={() => mode === "open" && press()}
      onKeyDown={(event) => {
        ignoreHeldKey(event);
        board.onArrow(event, id);
        if (event.key === "Escape") cancel();
      }}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && point(true)}
      onBlur={() => point(false)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(true)}
      onPointerLeave={() => point(false)}
    >
      {children}
    </button>
  );
}

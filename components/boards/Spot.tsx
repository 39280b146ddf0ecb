import type { ComponentChildren } from "preact";
import type { SpotStates } from "./drawing.ts";

interface Props {
  readonly picture: SpotStates;
  readonly id: string;
  /** The name of the piece on the spot, if there is one. */
  readonly piece?: string;
  readonly class: string;
  readonly style?: Record<string, string | number>;
  readonly data?: Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly children?: ComponentChildren;
}

/** A spot of the board: a button where it begins a move, else a picture of the same size. */
export function Spot({ picture, id, piece, data, children, ...rest }: Props) {
  const view = picture.spot(id);
  const look = {
    ...rest,
    ...data,
    "data-piece": piece,
    "data-mark": piece && picture.mark(piece),
    "data-ringed": (piece && picture.ringed(piece)) || undefined,
  };
  if (view === undefined) return <span {...look}>{children}</span>;
  const { name, mode, winning, cursor, picked, onPress, onKeyDown, onPoint } = view;
  return (
    <button
      type="button"
      {...look}
      data-spot={id}
      data-winning={winning !== undefined || undefined}
      data-picked={picked || undefined}
      aria-label={name}
      title={winning}
      aria-disabled={mode === "waiting"}
      disabled={mode === "disabled"}
      tabIndex={cursor ? 0 : -1}
      onClick={() => mode === "open" && onPress()}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && onPoint(true)}
      onBlur={() => onPoint(false)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      {children}
    </button>
  );
}

import { useEffect, useState } from "preact/hooks";
import type { Carry, Steps } from "./carry-coins.ts";
import { goTo, playMove, startPlay, stepForward } from "./reply-play.ts";

/** Time to see the reader's own move before the reply follows by itself. */
const PAUSE = 900;

/** A play with replies. The reply to a move that the reader makes comes by itself, unless the reader does something. */
export function useReplyPlay(start: Steps) {
  const [play, setPlay] = useState(() => startPlay(start));
  const [awaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setAwaited(false);
      setPlay(stepForward);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [awaited, play]);

  const show = (change: typeof stepForward, awaits = false): void => {
    setAwaited(awaits);
    setPlay(change);
  };
  return {
    play,
    forward: () => show(stepForward),
    back: () => show((now) => goTo(now, now.at - 1)),
    again: () => show((now) => goTo(now, 0)),
    move: (move: Carry) => show((now) => playMove(now, move), true),
  };
}

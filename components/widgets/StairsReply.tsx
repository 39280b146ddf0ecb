import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BeforeChange } from "../boards/BeforeChange.tsx";
import { StairsPicture } from "../boards/columns/StairsPicture.tsx";
import { placeOnStairs } from "../boards/columns/stairs-family.ts";
import { asleep } from "../chrome/asleep.ts";
import { ignoreHeldKey } from "../chrome/ignore-held-key.ts";
import type { SpotView } from "../boards/spot.ts";
import { useCursor } from "../boards/use-cursor.ts";
import { useTravel } from "../boards/use-travel.ts";
import { boardWords } from "../../src/i18n/board-words.ts";
import type { Language, Words } from "../../src/i18n/words.ts";
import type { Steps } from "./carry-coins.ts";
import { turnAt } from "./reply-play.ts";
import { coinsAbove, moveOf, originsIn, replyScene } from "./reply-scene.ts";
import { sayMove, sayReply } from "./say-reply.ts";
import { useReplyPlay } from "./use-reply-play.ts";

interface Props {
  readonly start: Steps;
  readonly words: Words["lesson"]["stairsReply"];
  readonly language: Language;
}

/** Stairs on which the reader, or Step, moves for the opponent, and every move is replied to. */
export function StairsReply({ start, words, language }: Props) {
  const [pointed, point] = useState<string>();
  const { play, forward, back, again, move } = useReplyPlay(start);
  const { steps } = turnAt(play);
  const names = useMemo(() => coinsAbove(steps), [steps]);
  const stepButton = useRef<HTMLButtonElement>(null);
  const { area, cursor, onArrow, lookBefore } = useCursor(
    names,
    placeOnStairs,
    () => stepButton.current,
  );
  const lookAtPieces = useTravel(area, steps, true, () => originsIn(play));
  useEffect(() => point(undefined), [steps]);

  const open = play.at % 2 === 0;
  const spot = (id: string): SpotView | undefined => {
    if (!names.includes(id)) return undefined;
    return {
      name: sayMove(moveOf(steps, id), words),
      mode: asleep ? "disabled" : open ? "open" : "waiting",
      cursor: cursor === id,
      picked: false,
      winning: undefined,
      onPress: () => move(moveOf(steps, id)),
      onKeyDown: (event) => {
        ignoreHeldKey(event);
        onArrow(event, id);
      },
      onPoint: (here) => point(here ? id : undefined),
    };
  };
  const shown =
    open && pointed !== undefined && names.includes(pointed) ? moveOf(steps, pointed) : undefined;
  const scene = replyScene(play, boardWords(language), shown, spot);
  const atStart = play.at === 0;
  const buttons = [
    { name: words.back, off: atStart, press: back, own: null },
    { name: words.forward, off: names.length === 0 && open, press: forward, own: stepButton },
    { name: words.again, off: atStart, press: again, own: null },
  ];
  return (
    <div class="stairs-reply" role="group" aria-label={words.label}>
      <BeforeChange look={[lookBefore, lookAtPieces]}>
        <div class="board-picture" ref={area}>
          <StairsPicture scene={scene} />
        </div>
      </BeforeChange>
      <p class="stairs-reply-said" role="status">
        {sayReply(play, words)}
      </p>
      <div class="stairs-reply-buttons needs-script" role="group" aria-label={words.buttons}>
        {buttons.map(({ name, off, press, own }) => (
          <button
            key={name}
            type="button"
            ref={own}
            class={own ? "primary" : undefined}
            aria-disabled={off}
            onClick={() => off || press()}
          >
            {name}
          </button>
        ))}
      </div>
      <p class="stairs-reply-hint needs-script">{words.hint}</p>
    </div>
  );
}

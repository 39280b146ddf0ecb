import type { ComponentChildren } from "preact";
import { ExplanationView } from "./ExplanationView.tsx";
import type { Explained } from "./protocol.ts";
import type { Columns, Say } from "./say.ts";
import { useRoom } from "./use-room.ts";
import { VerdictSentence } from "./VerdictSentence.tsx";

/** Nothing is known at first of what fits the page's board. */
const UNKNOWN = { explained: undefined, fits: [] };

interface Props {
  readonly say: Say;
  readonly columns: Columns;
  /** The name of the page's board. */
  readonly board: string | undefined;
  readonly explained: Explained;
  /** What it is headed by. */
  readonly children: ComponentChildren;
}

/** Why one case has its verdict, and the way to the page's board. */
export function ExplainedCase({ say, columns, board, explained, children }: Props) {
  const fits = useRoom(explained, board !== undefined, UNKNOWN);
  return (
    <>
      {children}
      <VerdictSentence words={say.words} explained={explained} />
      <ExplanationView
        {...{ say, columns, explained }}
        board={board === undefined ? undefined : { name: board, fits }}
      />
    </>
  );
}

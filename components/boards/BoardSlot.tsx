import { useEffect, useState } from "preact/hooks";
import type { FunctionComponent } from "preact";
import type { BoardData } from "../../src/kernel/board-data.ts";
import type { Language } from "../../src/words/words.ts";

interface Props {
  readonly data: BoardData;
  readonly language: Language;
  /** What stands there until the board's script has come. */
  readonly text: string;
}

/** A board in an output that the browser draws: its script is loaded when the first one is shown, and not before. */
export function BoardSlot({ data, language, text }: Props) {
  const [Board, setBoard] = useState<FunctionComponent<Omit<Props, "text">>>();
  useEffect(() => {
    let gone = false;
    void import("./BoardOutput.tsx").then(({ BoardOutput }) => {
      if (!gone) setBoard(() => BoardOutput);
    });
    return () => {
      gone = true;
    };
  }, []);
  return Board === undefined ? <pre>{text}</pre> : <Board data={data} language={language} />;
}

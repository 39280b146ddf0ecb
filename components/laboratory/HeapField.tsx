import { useEffect, useId, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { readHeap } from "./heap-limit.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly label: string;
  /** Said of what is no number from `least` to `most`, which stand in it. */
  readonly fault: string;
  readonly heap: number;
  readonly least: number;
  readonly most: number;
  readonly onHeap: (heap: number) => void;
}

/** A field for a number of stones. It is read when it is left, or at Enter; what cannot be read stays in it, and is said. */
export function HeapField({ say, label, fault, heap, least, most, onHeap }: Props) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [shown, setShown] = useState(heap);
  if (shown !== heap) {
    setShown(heap);
    setTyped(undefined);
    setWrong(false);
  }
  const id = useId();
  const said = useRef<HTMLParagraphElement>(null);
  // It stands under the field, which may be the last line of a small window.
  useEffect(() => {
    if (isWrong) said.current?.scrollIntoView({ block: "nearest" });
  }, [isWrong]);
  const read = (text: string): void => {
    const wanted = readHeap(text, least, most);
    setWrong(wanted === undefined);
    if (wanted === undefined) return;
    setTyped(undefined);
    onHeap(wanted);
  };
  return (
    <>
      <label>
        {label}{" "}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(heap)}
          aria-invalid={isWrong}
          aria-errormessage={isWrong ? id : undefined}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <p ref={said} id={id} class="error" role="alert">
        {isWrong && fill(fault, { least: say.number(least), most: say.number(most) })}
      </p>
    </>
  );
}

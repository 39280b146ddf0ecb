import { useEffect, useId, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { readHeap } from "./address.ts";
import type { Formats } from "./formats.ts";

interface Props {
  readonly formats: Formats;
  readonly label: string;
  /** Said of what is no number from `least` to `most`, which stand in it. */
  readonly fault: string;
  readonly heap: number;
  readonly least: number;
  readonly most: number;
  readonly onHeap: (heap: number) => void;
}

/** A field for a number of stones. It is read when it is left, or at Enter; what cannot be read stays in it, and is said. */
export function HeapField({ formats, label, fault, heap, least, most, onHeap }: Props) {
  const [typed, setTyped] = useState<string>();
  /** What was said last, and how often it was: the bounds may grow meanwhile, and a second fault is said, too. */
  const [wrong, setWrong] = useState<{ readonly text: string; readonly times: number }>();
  const [shown, setShown] = useState(heap);
  if (shown !== heap) {
    setShown(heap);
    setTyped(undefined);
    setWrong(undefined);
  }
  const id = useId();
  const status = useRef<HTMLParagraphElement>(null);
  // It stands under the field, which may be the last line of a small window.
  useEffect(() => {
    if (wrong) status.current?.scrollIntoView({ block: "nearest" });
  }, [wrong]);
  const read = (text: string): void => {
    const wanted = readHeap(text, least, most);
    if (wanted === undefined) {
      const bounds = { least: formats.number(least), most: formats.number(most) };
      return setWrong({ text: fill(fault, bounds), times: (wrong?.times ?? 0) + 1 });
    }
    setWrong(undefined);
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
          aria-invalid={wrong !== undefined}
          aria-errormessage={wrong && id}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <p ref={status} id={id} class="error optional" role="alert">
        {wrong && <span key={wrong.times}>{wrong.text}</span>}
      </p>
    </>
  );
}

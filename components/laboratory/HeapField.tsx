import { useEffect, useId, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { readHeap } from "./address.ts";
import type { Formats } from "./formats.ts";

interface Props {
  readonly formats: Formats;
  readonly label: string;
  /** The message for what is no number from `least` to `most`, with these two as placeholders. */
  readonly fault: string;
  readonly heap: number;
  readonly least: number;
  readonly most: number;
  readonly onHeap: (heap: number) => void;
}

/** A field for a number of stones. It is read when it is left, or at Enter; what cannot be read stays in it. */
export function HeapField({ formats, label, fault, heap, least, most, onHeap }: Props) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState("");
  const id = useId();
  useEffect(() => {
    setTyped(undefined);
    setMessage("");
  }, [heap]);
  const read = (text: string): void => {
    const wanted = readHeap(text, least, most);
    if (wanted === undefined) {
      const bounds = { least: formats.number(least), most: formats.number(most) };
      return setMessage(fill(fault, bounds));
    }
    setTyped(undefined);
    setMessage("");
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
          aria-invalid={message !== ""}
          aria-errormessage={message === "" ? undefined : id}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <p id={id} class="error" role="alert">
        {message}
      </p>
    </>
  );
}

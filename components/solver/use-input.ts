import { useEffect, useRef, useState } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";

/** Input outside of the text box: too large for it, or not text. */
interface Held {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * With more characters than this, some 6000 lines, a text box takes a large part of a second to render, and is slow at
 * every key (measured in Chromium). Longer input goes to the solver without being rendered.
 */
const LARGEST_TEXT = 64_000;

/**
 * Characters: a longer insertion by the editing commands takes Chromium seconds, setting the whole text milliseconds.
 */
const LARGEST_INSERT = 1000;

/** The blob's text, when a text box can contain it unchanged; `undefined` when not. */
async function textOf(blob: Blob): Promise<string | undefined> {
  if (blob.size > LARGEST_TEXT) return undefined;
  const bytes = await blob.arrayBuffer();
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The solver's input: the text of the text box, or a file that is too large for it. */
interface Input {
  readonly text: string;
  readonly held: Held | undefined;
}

/**
 * The input box. It is uncontrolled, so that the text that the browser restores after a reload stays. Whatever replaces
 * an input stores the previous one for Undo.
 */
export function useInput(sample: string, pastedName: string, onChange: () => void) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [held, setHeld] = useState<Held>();
  const [earlier, setEarlier] = useState<Input>();
  const typed = useRef(sample);

  const takeKept = useLatest(() => {
    if (box.current === null || box.current.value === sample) return;
    typed.current = box.current.value;
    onChange();
  });
  useEffect(takeKept, [takeKept]);

  const put = ({ text, held: next }: Input) => {
    if (box.current !== null) box.current.value = text;
    typed.current = text;
    setHeld(next);
    onChange();
  };

  const replace = (next: Input) => {
    const now = { text: typed.current, held };
    const ownText = now.text.trim() !== "" && now.text !== sample && now.text !== next.text;
    const lost = ownText || (held !== undefined && held !== next.held);
    if (lost) setEarlier(now);
    put(next);
  };

  const putText = (text: string) => replace({ text, held: undefined });
  const hold = (name: string, blob: Blob) => replace({ text: typed.current, held: { name, blob } });

  const putLong = (text: string) => {
    if (text.length > LARGEST_TEXT) hold(pastedName, new Blob([text]));
    else putText(text);
  };

  const accept = async (name: string, blob: Blob) => {
    const text = await textOf(blob);
    if (text === undefined) hold(name, blob);
    else putText(text);
  };

  /** Handles `beforeinput`: a long insertion is made by setting the text, or kept outside of the box. */
  const onBeforeInput = (event: InputEvent) => {
    const target = event.currentTarget as HTMLTextAreaElement;
    const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (data.length <= LARGEST_INSERT) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = target;
    const before = value.slice(0, selectionStart) + data;
    putLong(before + value.slice(selectionEnd));
    target.setSelectionRange(before.length, before.length);
  };

  const onInput = () => {
    const value = box.current?.value ?? "";
    if (value.length > LARGEST_TEXT) {
      if (box.current !== null) box.current.value = typed.current;
      hold(pastedName, new Blob([value]));
      return;
    }
    if (held !== undefined) setEarlier({ text: typed.current, held });
    typed.current = value;
    setHeld(undefined);
    onChange();
  };

  const undo = () => {
    if (earlier === undefined) return;
    setEarlier({ text: typed.current, held });
    put(earlier);
  };

  const removeHeld = () => {
    if (held !== undefined) setEarlier({ text: typed.current, held });
    put({ text: typed.current, held: undefined });
  };

  const read = (): Blob => held?.blob ?? new Blob([box.current?.value ?? ""]);

  return { box, held, earlier, putText, accept, undo, removeHeld, read, onBeforeInput, onInput };
}

import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { Button } from "../ui/controls.tsx";
import { useLatest } from "../ui/hooks.ts";
import { useShared } from "./ExplanationView.tsx";
import type { Formats } from "./formats.ts";

/** Maximum size of a file in bytes, since the worker reads an input as a whole. */
const LARGEST_FILE = 32_000_000;

/** Replaces the spaces of copied pages and of Chinese keyboards by plain ones. */
const plainSpaces = (text: string): string => text.replace(/[\u00A0\u3000]/g, " ");

/** The solver's input: the text of the text box, or an open file instead. */
export function useInput(sample: string, formats: Formats, onChange: () => void) {
  const { words } = formats;
  const box = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<{ readonly name: string; readonly blob: Blob }>();
  /** The reader's own text before it was replaced. */
  const [earlier, setEarlier] = useState<string>();
  const [fault, setFault] = useState<string>();

  const changed = useLatest((): void => {
    setFault(undefined);
    onChange();
  });
  // After a reload the browser restores the text of the box.
  useEffect(() => {
    if (box.current !== null && box.current.value !== sample) changed();
  }, [sample, changed]);

  const putText = (text: string): void => {
    if (box.current === null) return;
    const own = box.current.value;
    const isLost = own.trim() !== "" && own !== sample && own !== text;
    setEarlier(isLost ? own : undefined);
    box.current.value = text;
    setFile(undefined);
    changed();
  };
  const open = (name: string, blob: Blob): void => {
    if (blob.size > LARGEST_FILE) {
      return setFault(fill(words.fileTooLarge, { name, size: formats.size(blob.size) }));
    }
    setFile({ name, blob });
    changed();
  };
  return {
    box,
    file,
    earlier,
    fault,
    changed,
    putText,
    open,
    closeFile: (): void => {
      setFile(undefined);
      changed();
    },
    read: (): Blob => file?.blob ?? new Blob([plainSpaces(box.current?.value ?? "")]),
  };
}

type Input = ReturnType<typeof useInput>;

interface OpenFileProps {
  /** The button's text and accessible name. */
  readonly children: string;
  readonly input: Input;
}

/** A button that opens a file chooser. The same file can be chosen again. */
export function OpenFile({ children, input }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button text={children} onPress={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        hidden
        aria-label={children}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = "";
          if (chosen !== undefined) input.open(chosen.name, chosen);
        }}
      />
    </>
  );
}

interface Props {
  readonly id: string;
  readonly sample: string;
  readonly input: Input;
  /** The id of the message about a mistake in the text; undefined if there is none. */
  readonly faultBy: string | undefined;
  readonly onRun: () => void;
}

/** The text box, and the file that is open instead. */
export function SolverInput({ id, sample, input, faultBy, onRun }: Props) {
  const { formats } = useShared();
  const { words } = formats;
  const { file, earlier, fault } = input;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div class="solver-input row apart">
      <label class="strong" for={`${id}-input`}>
        {words.input}
      </label>
      <p class="soft" id={`${id}-hint`}>
        {words.inputHint}
      </p>
      <textarea
        id={`${id}-input`}
        ref={input.box}
        defaultValue={sample}
        aria-describedby={file === undefined ? `${id}-hint` : `${id}-file`}
        aria-invalid={faultBy !== undefined}
        aria-errormessage={faultBy}
        readOnly={!isReady || file !== undefined}
        data-replaced={file !== undefined}
        rows={6}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        onInput={input.changed}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onRun();
        }}
        onDragOver={(event) => {
          if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
        }}
        onDrop={(event) => {
          const dropped = event.dataTransfer?.files[0];
          if (dropped === undefined) return;
          event.preventDefault();
          input.open(dropped.name, dropped);
        }}
      />
      {file === undefined ? null : (
        <p class="row" id={`${id}-file`}>
          <span>
            {fill(words.fileOpen, { name: file.name, size: formats.size(file.blob.size) })}{" "}
            {words.fileNote}
          </span>
          <Button text={words.closeFile} onPress={input.closeFile} />
        </p>
      )}
      {earlier === undefined ? null : (
        <p class="row">
          <span>{words.replaced}</span>
          <Button text={words.undo} onPress={() => input.putText(earlier)} />
        </p>
      )}
      {fault === undefined ? null : (
        <p class="status error" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

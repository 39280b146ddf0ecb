import { useEffect, useRef, useState } from "preact/hooks";
import { asleep } from "../ui/asleep.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Say } from "./say.ts";
import type { useInput } from "./use-input.ts";

interface Props {
  readonly id: string;
  readonly say: Say;
  readonly sample: string;
  readonly input: ReturnType<typeof useInput>;
  readonly onOpen: (file: File) => void;
  /** The id of what is said about a mistake in the text; undefined where there is none. */
  readonly faultBy: string | undefined;
  readonly onRun: () => void;
}

const carriesFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes("Files") ?? false;

/** The text box, or the description of the file that the solver reads in its place. */
export function SolverInput({ id, say, sample, input, onOpen, faultBy, onRun }: Props) {
  const { words } = say;
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  // Long text that was inserted before hydration is moved out of the box, which is slow with it.
  const { box } = input;
  useEffect(() => box.current?.removeAttribute("readonly"), [box]);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <div class="solver-input">
      <label for={`${id}-input`}>{words.input}</label>
      <p class="solver-hint" id={`${id}-hint`}>
        {words.inputHint}
      </p>
      <textarea
        id={`${id}-input`}
        ref={box}
        defaultValue={sample}
        aria-describedby={input.held ? `${id}-held` : `${id}-hint`}
        aria-invalid={faultBy !== undefined}
        aria-errormessage={faultBy}
        data-held={input.held !== undefined}
        data-over={over}
        readOnly={asleep}
        rows={6}
        wrap="off"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        onBeforeInput={(event) => input.onBeforeInput(event)}
        onInput={input.onInput}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onRun();
        }}
        onDragEnter={(event) => {
          depth.current += 1;
          setOver(carriesFiles(event));
        }}
        onDragLeave={() => {
          depth.current -= 1;
          if (depth.current <= 0) leave();
        }}
        onDragOver={(event) => {
          if (carriesFiles(event)) event.preventDefault();
        }}
        onDrop={(event) => {
          leave();
          const file = event.dataTransfer?.files[0];
          if (file === undefined) return;
          event.preventDefault();
          onOpen(file);
        }}
      />
      {input.held === undefined ? null : (
        <p class="solver-held" id={`${id}-held`}>
          <strong>
            {fill(words.held, { name: input.held.name, size: say.size(input.held.blob.size) })}
          </strong>{" "}
          {words.heldNote}{" "}
          <button type="button" onClick={input.removeHeld}>
            {words.removeFile}
          </button>
        </p>
      )}
      {input.earlier === undefined ? null : (
        <p class="solver-held">
          {words.replaced}{" "}
          <button type="button" onClick={input.undo}>
            {words.undo}
          </button>
        </p>
      )}
    </div>
  );
}

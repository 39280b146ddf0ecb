import { useEffect, useId, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { MarkedText } from "./GameForm.tsx";
import type { ComparedView } from "./protocol.ts";
import type { Formats } from "./formats.ts";
import type { Laboratory } from "./use-laboratory.ts";

interface CompareSectionProps {
  readonly formats: Formats;
  readonly lab: Laboratory;
}

/** A second game, and the first heap where the values differ, or that they are equal, with or without a proof. */
export function CompareSection({ formats, lab }: CompareSectionProps) {
  const w = formats.words.compare;
  const { view, fault, asked } = lab;
  const [text, setText] = useState(asked.with ?? "");
  useEffect(() => setText(asked.with ?? ""), [asked.with]);
  const id = useId();
  const wrong = fault?.kind === "text" && fault.of === "with" ? fault : undefined;
  const look = (): void =>
    lab.look({ game: view.text, to: String(view.to), ...(text.trim() !== "" && { with: text }) });
  return (
    <>
      <form
        class="row lab-fields needs-script"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <div class="field lab-game">
          <label for={id}>{w.field}</label>
          <input
            id={id}
            type="text"
            spellcheck={false}
            autoComplete="off"
            autoCapitalize="off"
            value={text}
            aria-invalid={wrong !== undefined}
            aria-errormessage={wrong && `${id}-said`}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <button type="submit">{w.button}</button>
      </form>
      <p id={`${id}-said`} class={wrong && "status error"} role="status">
        {wrong
          ? fill(formats.words.fault, { column: wrong.column, message: wrong.message })
          : view.compared && formatCompared(view.text, view.compared, formats)}
      </p>
      {wrong && <MarkedText {...wrong} />}
    </>
  );
}

function formatCompared(
  first: string,
  { text, result, shift }: ComparedView,
  formats: Formats,
): string {
  const w = formats.words.compare;
  const [a, b] = [formats.game(first), formats.game(text)];
  if (result === undefined) return w.working;
  switch (result.kind) {
    case "same":
      return fill(w.same, { a, b });
    case "differ": {
      const { heap, first, second } = result;
      const message = fill(w.differ, { a, b, heap: formats.number(heap), first, second });
      if (shift === undefined || shift === 0) return message;
      const by = Math.abs(shift);
      return `${message} ${fill(shift > 0 ? w.shifted : w.shiftedBack, { a, b, by })}`;
    }
    default:
      return fill(w[result.kind], { a, b, to: formats.number(result.to) });
  }
}

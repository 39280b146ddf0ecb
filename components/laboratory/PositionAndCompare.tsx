import { useEffect, useId, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import { MarkedText } from "./GameForm.tsx";
import type { ComparedView, PositionAnswer } from "./protocol.ts";
import type { Formats } from "./formats.ts";
import { useLab } from "./use-laboratory.ts";

interface QuestionProps {
  readonly id: string;
  readonly label: string;
  readonly button: string;
  readonly text: string;
  readonly isWrong: boolean;
  readonly setText: (text: string) => void;
  readonly onAsk: () => void;
}

/** A field and its button. The id of the error message is the field's id with the suffix "-status". */
function Question({ id, label, button, text, isWrong, setText, onAsk }: QuestionProps) {
  return (
    <form
      class="row lab-fields needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <div class="field lab-game">
        <label for={id}>{label}</label>
        <input
          id={id}
          type="text"
          spellcheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={text}
          aria-invalid={isWrong}
          aria-errormessage={isWrong ? `${id}-status` : undefined}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <button type="submit">{button}</button>
    </form>
  );
}

/** A field for a second game, and the comparison: the first heap where the values differ, or that they are equal. */
export function CompareSection() {
  const { formats, lab } = useLab();
  const w = formats.words.compare;
  const { view, fault, query } = lab;
  const [text, setText] = useState(query.with ?? "");
  useEffect(() => setText(query.with ?? ""), [query.with]);
  const id = useId();
  const wrong = fault?.kind === "text" && fault.of === "with" ? fault : undefined;
  const look = (): void =>
    lab.look({
      game: view.text,
      to: String(view.to ?? ""),
      ...(text.trim() !== "" && { with: text }),
    });
  return (
    <>
      <Question
        {...{ id, text, setText }}
        label={w.field}
        button={w.button}
        isWrong={wrong !== undefined}
        onAsk={look}
      />
      <p id={`${id}-status`} class={wrong && "status error"} role="status">
        {wrong
          ? fill(formats.words.fault, { column: wrong.column, message: wrong.message })
          : view.compared && formatCompared(view.text, view.compared, formats)}
      </p>
      {wrong && <MarkedText {...wrong} />}
    </>
  );
}

function formatCompared(first: string, { text, result }: ComparedView, formats: Formats): string {
  const w = formats.words.compare;
  const [a, b] = [formats.game(first), formats.game(text)];
  if (result === undefined) return w.working;
  switch (result.kind) {
    case "same":
      return fill(w.same, { a, b });
    case "differ": {
      const { heap, first, second } = result;
      return fill(w.differ, { a, b, heap: formats.number(heap), first, second });
    }
    default:
      return fill(w[result.kind], { a, b, to: formats.number(result.to) });
  }
}

/** Examples of a position of a single game, and of a position of a sum. */
const EXAMPLES = ["5+7+12", "5+7 / 12"] as const;

/** A field for a position of the game, with its value and its winning moves. */
export function Calculator() {
  const { formats, lab } = useLab();
  const w = formats.words.calculator;
  const isSum = lab.view.parts.length > 1;
  const example = EXAMPLES[isSum ? 1 : 0];
  const [text, setText] = useState<string>(example);
  const id = useId();
  const { position } = lab;
  const isWrong = position !== undefined && position.answer.kind !== "value";
  return (
    <>
      <Question
        {...{ id, text, setText, isWrong }}
        label={fill(isSum ? w.fieldOfSum : w.field, { example })}
        button={w.button}
        onAsk={() => lab.requestPosition(text)}
      />
      <p id={`${id}-status`} class={isWrong ? "status error" : "status"} role="status">
        {position && formatAnswer(position.answer, example, formats)}
      </p>
    </>
  );
}

function formatAnswer(answer: PositionAnswer, example: string, formats: Formats): string {
  const w = formats.words.calculator;
  const { number } = formats;
  if (answer.kind === "unreadable") return fill(w.unreadable, { example });
  if (answer.kind === "unknown")
    return fill(w.unknown, { heap: number(answer.heap), known: number(answer.known) });
  if (answer.value === 0) return w.zero;
  const moves = answer.moves.map(
    ({ heap, left }) => `${number(heap)} → ${left.map(number).join(" + ") || "0"}`,
  );
  const text = moves.length === 0 ? w.none : answer.hasMore ? w.more : w.moves;
  return fill(text, { value: number(answer.value), moves: moves.join(", ") });
}

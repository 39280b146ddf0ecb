import { useId, useState } from "preact/hooks";
import type { Words } from "../../src/words/words.ts";
import "./field.css";
import { judgeAnswer, type AnswerForm } from "./judge-answer.ts";
import { numberText, setText, sortedSet } from "./number-set.ts";
import { readNumberText } from "./number-text.ts";
import { sayJudgement } from "./say-judgement.ts";
import { sayNumberFault } from "./say-number-fault.ts";

interface Props {
  readonly form: AnswerForm;
  readonly right: readonly number[];
  /** What to say to a typical wrong answer, by the answer as a text: `4`, `0, 1, 2`; a set in increasing order. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly words: Words["lesson"]["check"];
  readonly numberWords: Words["lesson"]["numbers"];
}

const MOST = 100;

interface Response {
  readonly right: boolean;
  readonly said: string;
}

/** A field for the answer to an exercise, with a response that says what is right in it so far. */
export function ExerciseCheck({ form, right, wrong, words, numberWords }: Props) {
  const [text, setWritten] = useState("");
  const [response, setResponse] = useState<Response>();
  const [field, said] = [useId(), useId()];

  const judge = (): Response => {
    const read = readNumberText(text, MOST);
    if (read.kind === "fault")
      return { right: false, said: sayNumberFault(read, numberWords, MOST) };
    if (text.trim() === "") return { right: false, said: words.empty };
    const given = form === "set" ? sortedSet(read.numbers) : read.numbers;
    const judgement = judgeAnswer(form, given, right);
    const answer = form === "set" ? setText(given) : numberText(given);
    const foreseen = judgement.kind === "right" ? undefined : wrong[numberText(given)];
    return {
      right: judgement.kind === "right",
      said: foreseen ?? sayJudgement(judgement, answer, words),
    };
  };

  return (
    <form
      class="exercise-check needs-script"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setResponse(judge());
      }}
    >
      <label for={field}>{words[form]}</label>
      <span class="exercise-check-line">
        <input
          id={field}
          type="text"
          inputMode={form === "number" ? "numeric" : "text"}
          autoComplete="off"
          value={text}
          aria-invalid={response?.right === false}
          aria-describedby={said}
          onInput={(event) => {
            setWritten(event.currentTarget.value);
            setResponse(undefined);
          }}
        />
        <button type="submit">{words.button}</button>
      </span>
      <p id={said} class="exercise-check-said" role="status" data-right={response?.right}>
        {response?.said}
      </p>
    </form>
  );
}

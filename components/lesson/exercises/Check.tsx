import { useEffect, useId, useRef, useState } from "preact/hooks";
import { translate } from "../../../src/i18n/fill.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { OutcomeMark, unbrokenText } from "../../ui/marks.tsx";
import { reportRightAnswer } from "../../progress/progress-events.ts";
import { Button } from "../../ui/controls.tsx";
import type { Question } from "./judge-position.ts";
import {
  type AnswerForm,
  type Judgement,
  judgeAnswer,
  numberText,
  readAnswer,
  meansNone,
  sortedSet,
} from "./numbers.ts";
import { TextField } from "./TextField.tsx";

/** A question whose answer consists of numbers. */
interface NumberQuestion {
  readonly ask: AnswerForm;
  readonly right: readonly number[];
  /** Responses by wrong answer: `4`, `0, 1, 2`. A set is in increasing order. */
  readonly wrong: Readonly<Record<string, string>>;
}

type AnyQuestion = NumberQuestion | (Question & { readonly ask: "outcome" | "value" | "move" });

/** The texts of all checks and the replies of one kind. */
type CheckWords = Words["lesson"]["check"] & Readonly<Record<string, string>>;

/** Maximum number of numbers in an answer. */
const MAX_NUMBERS = 100;

const unread = (...says: Judgement["says"]): Judgement => ({ right: false, unread: true, says });

function judgeNumbers(asked: NumberQuestion, text: string, words: CheckWords): Judgement {
  const read = readAnswer(asked.ask, text, MAX_NUMBERS, words.nothing);
  if ("fault" in read) return unread(read.fault);
  const judgement = judgeAnswer(asked.ask, read.numbers, asked.right, words.language);
  const given = asked.ask === "set" ? sortedSet(read.numbers) : read.numbers;
  const response = judgement.right === true ? undefined : asked.wrong[numberText(given)];
  return response === undefined ? judgement : { ...judgement, says: [response] };
}

/** Judges an answer to any question. The code for positions is loaded at the first answer. */
async function judge(asked: AnyQuestion, text: string, words: CheckWords): Promise<Judgement> {
  const { language, nothing } = words;
  if (text.trim() === "") return unread({ id: "empty" });
  if ("right" in asked) return judgeNumbers(asked, text, words);
  const { judgeMove, judgeOutcome, judgeValue } = await import("./judge-position.ts");
  switch (asked.ask) {
    case "outcome":
      return judgeOutcome(asked, text);
    case "move":
      return judgeMove(asked, meansNone(text, nothing) ? "0" : text, language);
    case "value": {
      const read = readAnswer("number", text, 1, nothing);
      const [given] = "fault" in read ? [] : read.numbers;
      return given === undefined ? unread({ id: "notNumber" }) : judgeValue(asked, given);
    }
  }
}

interface Props {
  readonly asked: AnyQuestion;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly words: CheckWords;
}

/**
 * Shows a question of an exercise and the response to its answer, which is a text or one of the buttons P and N. If the
 * answer changes before its response is ready, the response is discarded.
 */
export function Check({ asked, label, hint, words }: Props) {
  const [answer, setAnswer] = useState("");
  const [response, setResponse] = useState<Judgement>();
  const latest = useRef(0);
  const message = useId();
  const change = (text: string): void => {
    latest.current++;
    setAnswer(text);
    setResponse(undefined);
  };
  const check = async (text: string): Promise<void> => {
    const current = ++latest.current;
    const found = await judge(asked, text, words).catch((): Judgement => ({
      right: undefined,
      says: [{ id: "offline" }],
    }));
    if (current === latest.current) setResponse(found);
  };
  const reply = <Response id={message} response={response} words={words} />;

  if (asked.ask === "outcome") {
    return (
      <div class="exercise-check field needs-script" role="group" aria-label={label}>
        <span class="field-label" aria-hidden="true">
          {unbrokenText(label)}
        </span>
        <div class="check-outcome-choices row">
          {(["P", "N"] as const).map((outcome) => (
            <Button
              key={outcome}
              text={
                <>
                  <OutcomeMark outcome={outcome} /> {words[outcome]}
                </>
              }
              aria-pressed={answer === outcome}
              onPress={() => {
                setAnswer(outcome);
                void check(outcome);
              }}
            />
          ))}
        </div>
        {reply}
      </div>
    );
  }
  return (
    <form
      class="exercise-check needs-script"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void check(answer);
      }}
    >
      <TextField
        label={label}
        hint={hint}
        inputMode={asked.ask === "number" || asked.ask === "value" ? "numeric" : "text"}
        value={answer}
        invalid={response?.right === false}
        messageId={message}
        onText={change}
        after={
          <button type="submit" class="primary">
            {words.button}
          </button>
        }
      >
        {reply}
      </TextField>
    </form>
  );
}

interface ResponseProps {
  readonly id: string;
  readonly response: Judgement | undefined;
  readonly words: CheckWords;
}

/** Shows the response in a live region, which is empty before the answer so that screen readers announce its change. */
function Response({ id, response, words }: ResponseProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const { right, unread: isUnread, says = [] } = response ?? {};
  useEffect(() => {
    if (right === true && line.current) reportRightAnswer(line.current);
  }, [response, right]);
  const resultClass = right === undefined ? "" : right ? " success" : " error";
  return (
    <p ref={line} id={id} class={`status${resultClass}`} role="status" aria-live="polite">
      {right === false && isUnread !== true ? (
        <>
          <strong>{words.notYet}</strong>{" "}
        </>
      ) : null}
      {unbrokenText(says.map((each) => translate(words, each)).join(" "))}
    </p>
  );
}

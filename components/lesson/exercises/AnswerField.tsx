import { useRef, useState, useEffect, useId } from "preact/hooks";
import { reportRightAnswer } from "../../progress/progress-events.ts";
import type { Words } from "../../../src/i18n/words.ts";
import { unbrokenText } from "../../ui/unbroken-text.tsx";
import { TextField } from "./TextField.tsx";

/** The text of a response, and whether the answer is right; undefined where that is not known. */
export interface CheckResponse {
  readonly right: boolean | undefined;
  readonly message: string;
  /** Whether there is no answer in the text, so that it was not judged. */
  readonly unread?: boolean;
}

/**
 * The response to a reader's answer, which may be asynchronous. One that is superseded by a later answer, or by
 * `forget`, is discarded; when the code that judges cannot be loaded, it is `offline`.
 */
export function useResponse(offline: string) {
  const [response, setResponse] = useState<CheckResponse>();
  const latest = useRef(0);

  const respond = async (judging: CheckResponse | Promise<CheckResponse>): Promise<void> => {
    const current = ++latest.current;
    const found = await Promise.resolve(judging).catch(() => ({
      right: undefined,
      message: offline,
    }));
    if (current === latest.current) setResponse(found);
  };
  const forget = (): void => {
    latest.current++;
    setResponse(undefined);
  };
  return { response, respond, forget };
}

interface ResponseProps {
  readonly id?: string;
  readonly response: CheckResponse | undefined;
  /** The word before the response to a wrong answer. */
  readonly notYet: string;
}

/** An answer that could not be checked is neither right nor wrong. */
const classOf = (response: CheckResponse | undefined): string => {
  if (response?.right === undefined) return "status";
  return `status ${response.right ? "success" : "error"}`;
};

/**
 * The response to an answer: a live region, rendered empty before the answer so that screen readers announce its
 * change.
 */
export function Response({ id, response, notYet }: ResponseProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (response?.right && line.current) reportRightAnswer(line.current);
  }, [response]);
  return (
    <p ref={line} id={id} class={classOf(response)} role="status" aria-live="polite">
      {response?.right === false && response.unread !== true ? (
        <>
          <strong>{notYet}</strong>{" "}
        </>
      ) : null}
      {response && unbrokenText(response.message)}
    </p>
  );
}

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly keys: "text" | "numeric";
  readonly words: Words["lesson"]["check"];
  readonly judge: (text: string) => CheckResponse | Promise<CheckResponse>;
}

/** A text field for an answer, with a button that checks it. A change of the text removes the response. */
export function AnswerField({ label, hint, keys, words, judge }: Props) {
  const [text, setText] = useState("");
  const { response, respond, forget } = useResponse(words.offline);
  const message = useId();
  const empty = { right: false, unread: true, message: words.empty };
  return (
    <form
      class="exercise-check needs-script"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void respond(text.trim() === "" ? empty : judge(text));
      }}
    >
      <TextField
        label={label}
        {...(hint !== undefined && { hint })}
        keys={keys}
        value={text}
        invalid={response?.right === false}
        messageId={message}
        write={(written) => {
          setText(written);
          forget();
        }}
        beside={
          <button type="submit" class="primary">
            {words.button}
          </button>
        }
      >
        <Response id={message} response={response} notYet={words.notYet} />
      </TextField>
    </form>
  );
}

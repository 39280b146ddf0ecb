import { useId, useState } from "preact/hooks";
import type { Words } from "../../../src/i18n/words.ts";
import { OfferHint } from "./OfferHint.tsx";
import { SaidToAnswer } from "./SaidToAnswer.tsx";
import { TextField } from "./TextField.tsx";
import { useResponse, type CheckResponse } from "./use-response.ts";

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
  const said = useId();
  const empty = { right: false, unread: true, said: words.empty };
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
        saidBy={said}
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
        <SaidToAnswer id={said} response={response} notYet={words.notYet} />
        <OfferHint wrong={response?.right === false && text.trim() !== ""} label={words.openHint} />
      </TextField>
    </form>
  );
}

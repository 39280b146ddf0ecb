import { useState } from "preact/hooks";
import { OutcomeMark } from "../../charts/OutcomeMark.tsx";
import { unbrokenText } from "../../ui/unbroken-text.tsx";
import { fill } from "../../../src/i18n/fill.ts";
import type { Words, Language } from "../../../src/i18n/words.ts";
import { onOneLine } from "../../../src/i18n/on-one-line.ts";
import { AnswerField, Response, useResponse, type CheckResponse } from "./AnswerField.tsx";
import type { OutcomeJudgement, ValueJudgement, MoveJudgement } from "./judge-position.ts";
import { readAnswer, setText, sortedSet, saysNothing } from "./numbers.ts";
import { faultWords } from "../../../src/i18n/fault-words.ts";
import { translateFault } from "../../../src/i18n/translate.ts";

/** The response to a reader's answer for the outcome of a position. */
export function formatOutcomeJudgement(
  judgement: OutcomeJudgement,
  position: string,
  words: Words["lesson"]["checkOutcome"],
): string {
  const format = (template: string): string => fill(template, { position, ...judgement });
  switch (judgement.kind) {
    case "rightP":
      if (judgement.options === 0) return format(words.rightTerminal);
      return format(judgement.options === 1 ? words.rightOnly : words.rightP);
    case "wrongN":
      return `${format(words.wrongN)} ${judgement.options === 1 ? words.noOther : words.others}`;
    case "rightN":
    case "wrongP":
    case "terminal":
      return format(words[judgement.kind]);
  }
}

/** A longer position may end a line between its parts. */
const UNBROKEN = 24;

const inLine = (position: string): string =>
  position.length <= UNBROKEN ? onOneLine(position) : position;

interface Question {
  readonly game: string;
  /** What readers call the game. */
  readonly called: string;
  /** In the game's notation. */
  readonly position: string;
}

interface CheckOutcomeProps extends Question {
  readonly words: Pick<Words["lesson"], "check" | "checkOutcome">;
}

/** Two buttons, P and N, for what a position is; a wrong choice is refuted by a move. */
export function CheckOutcome({ game, called, position, words }: CheckOutcomeProps) {
  const { check, checkOutcome } = words;
  const [chosen, setChosen] = useState<"P" | "N">();
  const { response, respond } = useResponse(check.offline);
  const judge = async (called: "P" | "N"): Promise<CheckResponse> => {
    const { judgeOutcome } = await import("./judge-position.ts");
    const judgement = judgeOutcome(game, position, called);
    return {
      right: judgement.kind === "rightP" || judgement.kind === "rightN",
      message: formatOutcomeJudgement(judgement, position, checkOutcome),
    };
  };
  const label = fill(checkOutcome.label, { game: called, position: inLine(position) });
  return (
    <div class="exercise-check field needs-script" role="group" aria-label={label}>
      <span class="field-label" aria-hidden="true">
        {unbrokenText(label)}
      </span>
      <div class="check-outcome-choices row">
        {(["P", "N"] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={chosen === outcome}
            onClick={() => {
              setChosen(outcome);
              void respond(judge(outcome));
            }}
          >
            <OutcomeMark outcome={outcome} /> {checkOutcome[outcome]}
          </button>
        ))}
      </div>
      <Response response={response} notYet={check.notYet} />
    </div>
  );
}

/** More options than these are not named one by one. */
const NAMED = 12;

/** The response to a reader's answer for a Grundy value. */
export function formatValueJudgement(
  judgement: ValueJudgement,
  given: number,
  words: Words["lesson"]["checkValue"],
): string {
  if (judgement.kind !== "right") return fill(words[judgement.kind], { given, ...judgement });
  const { options } = judgement;
  if (options.length === 0) return words.rightTerminal;
  const values = setText(sortedSet(options.map(({ value }) => value)));
  const right = fill(words.right, { given, values });
  if (options.length > NAMED) return right;
  return `${right} ${options.map((option) => fill(words.option, { ...option })).join(" ")}`;
}

interface CheckValueProps extends Question {
  readonly words: Pick<Words["lesson"], "check" | "checkValue">;
}

/** A field for the Grundy value of a position; a wrong number is refuted by the position's options. */
export function CheckValue({ game, called, position, words }: CheckValueProps) {
  const { check, checkValue } = words;
  const judge = async (text: string): Promise<CheckResponse> => {
    const read = readAnswer("number", text, 1, check.nothing);
    const [given] = read.kind === "numbers" ? read.numbers : [];
    if (given === undefined) return { right: false, unread: true, message: checkValue.notNumber };
    const { judgeValue } = await import("./judge-position.ts");
    const judgement = judgeValue(game, position, given);
    return {
      right: judgement.kind === "right",
      message: formatValueJudgement(judgement, given, checkValue),
    };
  };
  const label = fill(checkValue.label, { game: called, position: inLine(position) });
  return <AnswerField label={label} keys="numeric" words={check} judge={judge} />;
}

/** The response to the option that a reader would move to. */
export function formatMoveJudgement(
  judgement: MoveJudgement,
  position: string,
  words: Words["lesson"]["checkMove"],
  faults: Words["faults"],
): string {
  const only = judgement.kind === "right" && judgement.winning === 1;
  if (judgement.kind === "badText") {
    const { line, column } = judgement;
    return fill(words.badText, { line, column, message: translateFault(faults, judgement) });
  }
  return fill(only ? words.rightOnly : words[judgement.kind], { position, ...judgement });
}

interface CheckMoveProps extends Question {
  readonly language: Language;
  readonly words: Pick<Words["lesson"], "check" | "checkMove">;
}

/** A field for a winning option; a wrong answer is refuted by the opponent's reply. */
export function CheckMove({ game, called, position, language, words }: CheckMoveProps) {
  const { check, checkMove } = words;
  const judge = async (text: string): Promise<CheckResponse> => {
    const { judgeMove } = await import("./judge-position.ts");
    const judgement = judgeMove(game, position, saysNothing(text, check.nothing) ? "0" : text);
    return {
      right: judgement.kind === "right",
      unread: judgement.kind === "badText",
      message: formatMoveJudgement(judgement, position, checkMove, faultWords(language)),
    };
  };
  const written = inLine(position);
  return (
    <AnswerField
      label={fill(checkMove.label, { game: called, position: written })}
      hint={fill(checkMove.hint, { position: written })}
      keys="text"
      words={check}
      judge={judge}
    />
  );
}

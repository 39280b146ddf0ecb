import { useEffect, useRef } from "preact/hooks";
import { tellAnsweredRight } from "../../progress/answered-right.ts";
import type { CheckResponse } from "./use-response.ts";

interface Props {
  readonly id?: string;
  readonly response: CheckResponse | undefined;
  /** The word before the response to a wrong answer. */
  readonly notYet: string;
}

/** An answer that could not be checked is neither right nor wrong. */
const classOf = (response: CheckResponse | undefined): string => {
  if (response?.right === undefined) return "exercise-check-said";
  return `exercise-check-said ${response.right ? "success" : "error"}`;
};

/**
 * The response to an answer: a live region, rendered empty before the answer so that screen readers announce its
 * change.
 */
export function SaidToAnswer({ id, response, notYet }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (response?.right && line.current) tellAnsweredRight(line.current);
  }, [response]);
  return (
    <p ref={line} id={id} class={classOf(response)} role="status" aria-live="polite">
      {response?.right === false && response.unread !== true ? (
        <>
          <strong>{notYet}</strong>{" "}
        </>
      ) : null}
      {response?.said}
    </p>
  );
}

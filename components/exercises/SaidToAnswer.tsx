import { useEffect, useRef } from "preact/hooks";
import { tellAnsweredRight } from "../progress/answered-right.ts";
import type { CheckResponse } from "./use-response.ts";

interface Props {
  readonly id?: string;
  readonly response: CheckResponse | undefined;
}

/**
 * The response to an answer: a live region, rendered empty before the answer so that screen readers announce its
 * change.
 */
export function SaidToAnswer({ id, response }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (response?.right && line.current) tellAnsweredRight(line.current);
  }, [response]);
  return (
    <p ref={line} id={id} class="exercise-check-said" role="status" data-right={response?.right}>
      {response?.said}
    </p>
  );
}

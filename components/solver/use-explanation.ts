import { useEffect, useRef, useState } from "preact/hooks";
import type { Language } from "../../src/i18n/words.ts";
import type { Explained } from "./protocol.ts";
import { startWorker, type SolverWorker } from "./start-worker.ts";

/** The state of the explanation of a case. */
export type Looked =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly index: number }
  | { readonly kind: "explained"; readonly explained: Explained }
  | { readonly kind: "failed"; readonly index: number; readonly message: string | undefined };

/** The index of the case; undefined where none was chosen. */
export const indexOf = (looked: Looked): number | undefined =>
  looked.kind === "none"
    ? undefined
    : looked.kind === "explained"
      ? looked.explained.index
      : looked.index;

/**
 * Explains one case at a time, in a worker of its own, so that a long run need not end first. A question
 * that is superseded by the next is discarded.
 */
export function useExplanation(problem: string, language: Language, first: Explained | undefined) {
  const [looked, setLooked] = useState<Looked>(
    first === undefined ? { kind: "none" } : { kind: "explained", explained: first },
  );
  const worker = useRef<SolverWorker | undefined>(undefined);
  const asked = useRef<number | undefined>(undefined);

  const drop = () => {
    worker.current?.end();
    worker.current = undefined;
    asked.current = undefined;
  };
  useEffect(() => drop, []);

  const fail = (index: number | undefined, message: string | undefined) => {
    drop();
    if (index !== undefined) setLooked({ kind: "failed", index, message });
  };

  const explain = (input: Blob, index: number) => {
    if (asked.current !== undefined) drop();
    asked.current = index;
    setLooked({ kind: "reading", index });
    try {
      worker.current ??= startWorker(
        (reply) => {
          const at = asked.current;
          asked.current = undefined;
          if (reply.kind === "explained") setLooked(reply);
          if (reply.kind === "failed") fail(at, reply.message);
        },
        (message) => fail(asked.current, message),
      );
      worker.current.ask({ kind: "explain", problem, language, input, index });
    } catch (error) {
      fail(index, error instanceof Error ? error.message : undefined);
    }
  };

  const clear = () => {
    if (asked.current !== undefined) drop();
    setLooked({ kind: "none" });
  };

  return { looked, explain, clear };
}

import { useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { TestKind } from "./protocol.ts";
import type { Say } from "./say.ts";
import type { useInput } from "./use-input.ts";
import { startWorker } from "./start-worker.ts";

/** A test input from the problem's own generator, made in a worker that ends with it. */
export function makeTest(problem: string, test: TestKind): Promise<Blob> {
  return new Promise<Blob>((resolve, reject) => {
    const fail = (message: string | undefined): void => {
      worker.end();
      reject(new Error(message));
    };
    const worker = startWorker((reply) => {
      if (reply.kind === "failed") return fail(reply.message);
      worker.end();
      if (reply.kind === "made") resolve(reply.input);
    }, fail);
    worker.ask({ kind: "make", problem, test, seed: Math.floor(Math.random() * 2 ** 32) });
  });
}

/** The state of the last requested test. */
export type Making =
  | { readonly kind: "none" }
  | { readonly kind: "making"; readonly test: TestKind }
  | { readonly kind: "made"; readonly test: TestKind; readonly bytes: number };

/** Makes tests, one at a time, and sets them as the input. */
export function useMaking(
  problem: string,
  { words }: Say,
  input: ReturnType<typeof useInput>,
  onFault: (fault: string) => void,
) {
  const [making, setMaking] = useState<Making>({ kind: "none" });
  const busy = useRef(false);

  const make = async (test: TestKind): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setMaking({ kind: "making", test });
    try {
      const blob = await makeTest(problem, test);
      await input.accept(words.madeName[test], blob);
      setMaking({ kind: "made", test, bytes: blob.size });
    } catch (error) {
      const said = error instanceof Error && error.message !== "";
      setMaking({ kind: "none" });
      onFault(fill(words.makeFailed, { message: said ? error.message : words.notLoaded }));
    } finally {
      busy.current = false;
    }
  };

  /** To be called when the input changes: the state of the last test is reset. */
  const forget = (): void => setMaking((now) => (now.kind === "made" ? { kind: "none" } : now));

  return { making, forget, make: (test: TestKind) => void make(test) };
}

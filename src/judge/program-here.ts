import type { Program } from "./program.ts";

/** A program of this process, without limits; `start` begins it afresh. An error that it throws is its end. */
export function programHere<Case>(start: () => (one: Case) => unknown): Program<Case> {
  return {
    run: (cases) => {
      const answer = start();
      const answers: unknown[] = [];
      try {
        for (const one of cases) answers.push(answer(one));
      } catch (error) {
        const end = { kind: "crash", message: String(error) } as const;
        return Promise.resolve({ answers, end, milliseconds: 0 });
      }
      return Promise.resolve({ answers, end: { kind: "finished" }, milliseconds: 0 });
    },
  };
}

import { clip, describe } from "./describe.ts";
import type { Failure } from "./output.ts";
import { PhraseError } from "./phrase-error.ts";

/** The name under which a cell's code appears in a stack. */
export const sourceName = (cell: number): string => `cell-${cell}.js`;

/** A proxy may refuse even this question. */
function isOf<Kind>(
  kind: abstract new (...values: never) => Kind,
  thrown: unknown,
): thrown is Kind {
  try {
    return thrown instanceof kind;
  } catch {
    return false;
  }
}

/** A cell may have put anything in the place of an error's text, a getter that throws too. */
function textsOf(thrown: Error): Partial<Record<keyof Error, unknown>> {
  try {
    const { name, message, stack } = thrown;
    return { name, message, stack };
  } catch {
    return { name: "Error", message: describe(thrown) };
  }
}

/** What a reader should know of a thrown value: where in the cell it came from, and how. */
export function describeFailure(thrown: unknown, cell: number): Failure {
  if (isOf(PhraseError, thrown)) return { name: thrown.name, message: thrown.phrase };
  if (!isOf(Error, thrown)) {
    return { name: { id: "thrown" }, message: clip(describe(thrown), 2000) };
  }
  const { name, message, stack } = textsOf(thrown);
  const frames = (typeof stack === "string" ? stack : "").split("\n");
  const at = frames.findIndex((frame) => frame.includes(sourceName(cell)));
  const position = /:(\d+):(\d+)\)?$/.exec(frames[at]?.trim() ?? "");
  const library = /^\s*at (?:new )?([\w$]+) \((?!.*cell-\d+\.js)/.exec(
    frames.slice(0, at).findLast((frame) => /^\s*at /.test(frame)) ?? "",
  );
  return {
    name: clip(describe(name), 100),
    message: clip(describe(message), 2000),
    ...(position ? { line: Number(position[1]), column: Number(position[2]) } : {}),
    ...(library?.[1] ? { inLibrary: library[1] } : {}),
  };
}

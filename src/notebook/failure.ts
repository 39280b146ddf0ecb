import { clip, describe } from "./describe.ts";
import type { Failure } from "./output.ts";
import { kernelText } from "./messages.ts";

/** Returns the file name of a cell's code in stack traces. */
export const sourceName = (cell: number): string => `cell-${cell}.js`;

/** Evaluates `instanceof` without throwing: a proxy may throw from its traps. */
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

/** Returns the texts of an error. A cell may have replaced them by any value, or by a getter that throws. */
function textsOf(thrown: Error): Partial<Record<keyof Error, unknown>> {
  try {
    const { name, message, stack } = thrown;
    return { name, message, stack };
  } catch {
    return { name: "Error", message: describe(thrown) };
  }
}

/** Describes a thrown value: its name, message and position in the cell. */
export function describeFailure(thrown: unknown, cell: number): Failure {
  if (!isOf(Error, thrown)) {
    return { name: kernelText("thrown"), message: clip(describe(thrown), 2000) };
  }
  const { name, message, stack } = textsOf(thrown);
  const frames = (typeof stack === "string" ? stack : "").split("\n");
  const at = frames.findIndex((frame) => frame.includes(sourceName(cell)));
  const position = /:(\d+):(\d+)\)?$/.exec(frames[at]?.trim() ?? "");
  const library = /^\s*at (?:new )?([\w$]+) \((?!.*cell-\d+\.js)/.exec(
    frames.slice(0, Math.max(at, 0)).findLast((frame) => /^\s*at /.test(frame)) ?? "",
  );
  return {
    name: clip(describe(name), 100),
    message: clip(describe(message), 2000),
    ...(position ? { line: Number(position[1]), column: Number(position[2]) } : {}),
    ...(library?.[1] ? { inLibrary: library[1] } : {}),
  };
}

import { readPhrase } from "./validation/read-phrase.ts";
import { readForms } from "./validation/read-forms.ts";
import {
  bounded,
  either,
  count,
  flag,
  number,
  object,
  only,
  short,
  text,
  where,
  type Read,
} from "./validation/read.ts";
import type { LinkedCell, Program } from "./link.ts";
import { OUTPUT_LIMITS, type Bundle, type Forms, type Output } from "./output.ts";

/** Page → kernel, once: a kernel serves one run. */
export interface Request extends Pick<Program, "controls"> {
  /** Each after the cells that it needs; the last is the one whose outputs are wanted. */
  readonly cells: readonly LinkedCell[];
  /** The page's: what the kernel writes into an output's text is in it. */
  readonly language: string;
}

/** Kernel → page. */
export type Reply =
  | { readonly type: "ready" }
  | { readonly type: "output"; readonly output: Output }
  | { readonly type: "done"; readonly ok: boolean; readonly milliseconds: number };

/** Either end of the road between a page and its kernel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const failure = object(
  { name: either(short, readPhrase), message: either(text(5000), readPhrase) },
  { line: count, column: count, inLibrary: short },
);

const amount = where(number, (value) => value >= 0);
const progress = object({ done: amount }, { total: amount, label: short });

function readBundle(value: unknown): Bundle | undefined {
  const plain = object({ "text/plain": text(OUTPUT_LIMITS.text + 2000) })(value);
  const forms = object<object, Forms>({}, readForms)(value);
  return plain && { ...forms, ...plain };
}

const output: Read<Output> = (value) =>
  object({ kind: only("shown"), bundle: readBundle })(value) ??
  object({ kind: only("failure"), failure })(value) ??
  object({ kind: only("cut"), count })(value) ??
  object({ kind: only("progress"), progress })(value);

/**
 * A message from the kernel, checked field by field and built anew: cells run beside the code that
 * sends it and can send anything themselves. Undefined for whatever is not a reply.
 */
export const readReply: Read<Reply> = bounded(
  OUTPUT_LIMITS.marks,
  (value) =>
    object({ type: only("ready") })(value) ??
    object({ type: only("output"), output })(value) ??
    object({ type: only("done"), ok: flag, milliseconds: number })(value),
);

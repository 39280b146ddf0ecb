import type { Program } from "./link.ts";
import { OUTPUT_LIMITS, type Bundle, type Failure, type Output } from "./output.ts";

/** Page → kernel. */
export type Request =
  | ({ readonly type: "program" } & Program)
  | { readonly type: "run"; readonly run: number; readonly cell: number };

/** Kernel → page. */
export type Reply =
  | { readonly type: "ready" }
  | { readonly type: "output"; readonly run: number; readonly output: Output }
  | {
      readonly type: "done";
      readonly run: number;
      readonly ok: boolean;
      readonly milliseconds: number;
    };

/** Either end of the road between a page and its kernel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null ? (value as Fields) : undefined;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown, limit: number): value is string =>
  typeof value === "string" && value.length <= limit;
const isList = <Item>(
  value: unknown,
  limit: number,
  test: (item: unknown) => item is Item,
): value is Item[] => Array.isArray(value) && value.length <= limit && value.every(test);

const ROOM = OUTPUT_LIMITS.characters * 60;
const isShort = (value: unknown): value is string => isText(value, 1000);

function readTable(value: unknown): Bundle["application/vnd.grundy.table+json"] {
  const table = fields(value);
  if (!table) return undefined;
  const { columns, numeric, rows, cut, caption } = table;
  const isRow = (row: unknown): row is string[] => isList(row, 200, isShort);
  const isFlag = (flag: unknown): flag is boolean => typeof flag === "boolean";
  if (!isList(columns, 200, isShort) || !isList(numeric, 200, isFlag) || !isCount(cut))
    return undefined;
  if (!isList(rows, OUTPUT_LIMITS.rows, isRow)) return undefined;
  return { columns, numeric, rows, cut, ...(isShort(caption) ? { caption } : {}) };
}

function readSequence(value: unknown): Bundle["application/vnd.grundy.sequence+json"] {
  const sequence = fields(value);
  if (!sequence) return undefined;
  const { values, start, period, preperiod, caption, cut } = sequence;
  if (!isList(values, OUTPUT_LIMITS.values, isNumber) || !isNumber(start) || !isCount(cut)) {
    return undefined;
  }
  return {
    values,
    start,
    cut,
    ...(isCount(period) ? { period } : {}),
    ...(isCount(preperiod) ? { preperiod } : {}),
    ...(isShort(caption) ? { caption } : {}),
  };
}

function readBundle(value: unknown): Bundle | undefined {
  const bundle = fields(value);
  const text = bundle?.["text/plain"];
  if (!bundle || !isText(text, ROOM)) return undefined;
  const table = readTable(bundle["application/vnd.grundy.table+json"]);
  const sequence = readSequence(bundle["application/vnd.grundy.sequence+json"]);
  return {
    "text/plain": text,
    ...(table ? { "application/vnd.grundy.table+json": table } : {}),
    ...(sequence ? { "application/vnd.grundy.sequence+json": sequence } : {}),
  };
}

function readFailure(value: unknown): Failure | undefined {
  const failure = fields(value);
  if (!failure) return undefined;
  const { name, message, line, column, inLibrary } = failure;
  if (!isShort(name) || !isText(message, 5000)) return undefined;
  return {
    name,
    message,
    ...(isCount(line) ? { line } : {}),
    ...(isCount(column) ? { column } : {}),
    ...(isShort(inLibrary) ? { inLibrary } : {}),
  };
}

function readOutput(value: unknown): Output | undefined {
  const output = fields(value);
  if (output?.["kind"] === "shown") {
    const bundle = readBundle(output["bundle"]);
    return bundle && { kind: "shown", bundle };
  }
  if (output?.["kind"] === "failure") {
    const failure = readFailure(output["failure"]);
    return failure && { kind: "failure", failure };
  }
  return output?.["kind"] === "cut" && isCount(output["count"])
    ? { kind: "cut", count: output["count"] }
    : undefined;
}

/**
 * A message from the kernel, checked field by field and built anew: cells run beside the code that
 * sends it and can send anything themselves. Undefined for whatever is not a reply.
 */
export function readReply(value: unknown): Reply | undefined {
  const reply = fields(value);
  if (reply?.["type"] === "ready") return { type: "ready" };
  if (!reply || !isCount(reply["run"])) return undefined;
  const { run } = reply;
  if (reply["type"] === "output") {
    const output = readOutput(reply["output"]);
    return output && { type: "output", run, output };
  }
  const { ok, milliseconds } = reply;
  return reply["type"] === "done" && typeof ok === "boolean" && isNumber(milliseconds)
    ? { type: "done", run, ok, milliseconds }
    : undefined;
}

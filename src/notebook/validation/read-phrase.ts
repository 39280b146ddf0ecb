import { cellFaults } from "../../i18n/en/cell-faults.ts";
import type { CellPhrase } from "../phrase-error.ts";
import { either, number, object, text, type Read } from "./read.ts";

type Values = NonNullable<CellPhrase["values"]>;

const isId = (id: unknown): id is CellPhrase["id"] =>
  typeof id === "string" && Object.hasOwn(cellFaults, id);

const readId: Read<CellPhrase["id"]> = (id) => (isId(id) ? id : undefined);

/** Nesting of phrases: when a cell fails because another failed, its phrase contains the other's. */
const DEPTH = 3;

/** A phrase of the kernel with a value for each gap of its template, so that it can be worded in every language. */
const phrase = (depth: number): Read<CellPhrase> => {
  const value = either(either(number, text(5000)), depth > 0 ? phrase(depth - 1) : () => undefined);
  return (given) => {
    const id = object({ id: readId })(given)?.id;
    if (id === undefined) return undefined;
    const gaps = [...cellFaults[id].matchAll(/\{(\w+)\}/g)].map(([, gap = ""]) => gap);
    const values: Read<Values> = object(Object.fromEntries(gaps.map((gap) => [gap, value])));
    return gaps.length === 0 ? { id } : object({ id: readId, values })(given);
  };
};

export const readPhrase = phrase(DEPTH);

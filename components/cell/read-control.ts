import type { InputValue } from "../../src/notebook/input.ts";
import { OUTPUT_LIMITS } from "../../src/notebook/output-limits.ts";
import { fill } from "../../src/i18n/fill.ts";
import { sortedSet, readNumberText } from "../lesson/exercises/numbers.ts";

/** The state of a control: its value, or a message why it has none. */
export type Reading =
  | { readonly control: number; readonly value: InputValue }
  | { readonly control: number; readonly fault: string };

type Found = { readonly value: InputValue } | { readonly fault: string };
type Faults = Readonly<Record<string, string>>;

const faultsOf = (element: HTMLElement): Faults =>
  JSON.parse(element.dataset["faults"] ?? "{}") as Faults;

function readNumber(field: HTMLInputElement): Found {
  const { notNumber = "", outside = "", steps = "" } = faultsOf(field);
  const { value, valueAsNumber, validity } = field;
  if (!Number.isFinite(valueAsNumber)) return { fault: notNumber };
  if (validity.rangeUnderflow || validity.rangeOverflow) return { fault: fill(outside, { value }) };
  if (validity.stepMismatch) return { fault: fill(steps, { value }) };
  return { value: valueAsNumber };
}

function readSet(field: HTMLInputElement): Found {
  const faults = faultsOf(field);
  const most = OUTPUT_LIMITS.numbers;
  const read = readNumberText(field.value, most);
  if (read.kind === "fault") return { fault: fill(faults[read.fault] ?? "", { ...read, most }) };
  const { min = "0", max = "Infinity" } = field.dataset;
  const beyond = read.numbers.find((one) => one < Number(min) || one > Number(max));
  if (beyond === undefined) return { value: sortedSet(read.numbers) };
  return { fault: fill(faults["outside"] ?? "", { value: beyond }) };
}

function readField(field: HTMLInputElement): Found | undefined {
  switch (field.dataset["kind"]) {
    case "slider":
      return { value: field.valueAsNumber };
    case "number":
      return readNumber(field);
    case "set":
      return readSet(field);
    case "text":
      return { value: field.value };
    case "choice":
      return field.checked ? { value: Number(field.value) } : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads a control from its element, which the build or a run has rendered. Undefined when it is no control, or a
 * radio button that is not checked. Has no side effects.
 */
export function readControl(element: Element): Reading | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) {
    return undefined;
  }
  const control = Number(element.dataset["control"] ?? NaN);
  if (!Number.isSafeInteger(control)) return undefined;
  const found =
    element instanceof HTMLSelectElement ? { value: Number(element.value) } : readField(element);
  return found && { control, ...found };
}

/** Shows beside a control what was read from it: a slider's value, or the fault of a text. */
export function showReading(element: Element, reading: Reading): void {
  const box = element.closest(".control");
  const status = box?.querySelector(".control-fault");
  const value = box?.querySelector(".control-value")?.firstChild;
  const fault = "fault" in reading ? reading.fault : "";
  if (fault === "") element.removeAttribute("aria-invalid");
  else element.setAttribute("aria-invalid", "true");
  if (status && status.textContent !== fault) status.textContent = fault;
  // The text node is kept, since the renderer that created it changes it too.
  if (value instanceof Text && "value" in reading) value.data = String(reading.value);
}

import type { Reading } from "./read-control.ts";

/** Shows beside a control what was read from it: a slider's value, or the fault of a text. */
export function showReading(element: Element, reading: Reading): void {
  const box = element.closest(".control");
  const said = box?.querySelector(".control-fault");
  const value = box?.querySelector(".control-value")?.firstChild;
  const fault = "fault" in reading ? reading.fault : "";
  if (fault === "") element.removeAttribute("aria-invalid");
  else element.setAttribute("aria-invalid", "true");
  if (said && said.textContent !== fault) said.textContent = fault;
  // The text node is kept, since the renderer that created it changes it too.
  if (value instanceof Text && "value" in reading) value.data = String(reading.value);
}

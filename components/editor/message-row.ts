import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { goToNextFault, markedFaults } from "./faults.ts";

/** The row under the code that shows one fault: the one on the cursor's line, or else the first. */
export interface MessageRow {
  readonly dom: HTMLElement;
  readonly extension: Extension;
}

export const MESSAGE_ID = "message";

export function messageRow(words: Words["editor"]): MessageRow {
  const dom = document.createElement("div");
  dom.className = "message-row";
  const message = document.createElement("p");
  message.id = MESSAGE_ID;
  message.setAttribute("role", "status");
  const next = document.createElement("button");
  next.type = "button";
  next.textContent = words.nextError;
  next.hidden = true;
  dom.append(message, next);

  const show = (view: EditorView): void => {
    const faults = markedFaults(view.state);
    const here = view.state.doc.lineAt(view.state.selection.main.head).number;
    const at = Math.max(
      faults.findIndex(({ line }) => line === here),
      0,
    );
    const fault = faults[at];
    const text =
      fault === undefined
        ? ""
        : fill(faults.length > 1 ? words.faultOf : words.fault, {
            line: fault.line,
            message: fault.message,
            n: at + 1,
            count: faults.length,
          });
    message.setAttribute("aria-live", fault?.isSaid ? "off" : "polite");
    // Screen readers announce a live region when its text is set, even to the same text.
    if (message.textContent !== text) message.textContent = text;
    message.className = fault?.severity ?? "";
    next.hidden = fault === undefined;
  };

  return {
    dom,
    extension: EditorView.updateListener.of(({ view }) => {
      show(view);
      next.onclick = () => {
        goToNextFault(view);
        view.focus();
      };
    }),
  };
}

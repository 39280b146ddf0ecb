import {
  acceptCompletion,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { Prec, type Extension } from "@codemirror/state";
import { keymap, type Command } from "@codemirror/view";
import { goToNextFault } from "./faults.ts";
import { tabKey } from "./tab-key.ts";

interface Actions {
  readonly onRun: (goOn: boolean) => void;
  readonly onLeave: () => void;
}

const always =
  (act: () => void): Command =>
  (view) => {
    closeCompletion(view);
    act();
    return true;
  };

/** The editor's keys. Tab moves the focus until the reader switches it to indenting. */
export function editorKeys({ onRun, onLeave }: Actions): Extension {
  const run = always(() => onRun(false));
  return [
    Prec.highest(
      keymap.of([
        { key: "Shift-Enter", run: always(() => onRun(true)) },
        { key: "Mod-Enter", run },
        { key: "Ctrl-Enter", run },
        {
          key: "Tab",
          run: (view) => tabKey.indents && (acceptCompletion(view) || indentMore(view)),
          shift: (view) => tabKey.indents && indentLess(view),
        },
        { key: "Ctrl-m", mac: "Shift-Alt-m", run: always(() => tabKey.toggle()) },
        { key: "F8", run: goToNextFault },
      ]),
    ),
    // The first Escape closes the list of completions, the next one leaves the editor.
    keymap.of([
      ...completionKeymap,
      { key: "Escape", run: always(onLeave) },
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
  ];
}

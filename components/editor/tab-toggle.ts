import type { Words } from "../../src/i18n/words.ts";
import { tabKey } from "./tab-key.ts";

/** The button that says what the Tab key does, and changes it. */
export function tabToggle(words: Words["editor"]): { dom: HTMLElement; destroy: () => void } {
  const dom = document.createElement("button");
  dom.type = "button";
  dom.className = "tab-toggle";
  dom.title = words.tabHint;
  const show = (): void => {
    dom.textContent = tabKey.indents ? words.tabIndents : words.tabMovesOn;
  };
  show();
  dom.onclick = () => tabKey.toggle();
  return { dom, destroy: tabKey.watch(show) };
}

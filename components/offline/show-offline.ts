import type { Words } from "../../src/i18n/words.ts";
import { fill } from "../../src/i18n/fill.ts";
import type { Newer, OfflineCopy } from "./offline-copy.ts";
import { actsIn, saySign, sayState, type OfflineAct, type OfflineState } from "./offline-state.ts";

/** What every page says of the copy. */
export type SignWords = Pick<
  Words["offline"],
  "sign" | "newer" | "elsewhere" | "load" | "reload" | "later"
>;

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

const say = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** The sign at the foot of every page. */
export const showSign = (root: HTMLElement, state: OfflineState, words: SignWords): void =>
  say(root.querySelector(".offline-sign"), saySign(state, words.sign));

/** A notice at the foot of the window, where it shifts no layout. It is shown once, until the reader closes it. */
export function showNewer(place: Element, newer: Newer, words: SignWords, copy: OfflineCopy): void {
  if (newer === "none") return place.replaceChildren();
  const waits = newer === "waiting";
  const said = document.createElement("p");
  said.textContent = waits ? words.newer : words.elsewhere;
  const line = document.createElement("div");
  line.className = "foot-line offline-newer";
  line.append(
    said,
    button(waits ? words.load : words.reload, () => copy.takeOver()),
    button(words.later, () => line.remove()),
  );
  place.replaceChildren(line);
}

/** What the page of the copy says and offers. */
export function showPanel(
  panel: HTMLElement,
  state: OfflineState,
  words: Words["offline"],
  copy: OfflineCopy,
): void {
  say(panel.querySelector(".offline-said"), sayState(state, words));
  const tools = panel.querySelector(".offline-tools");
  const acts = actsIn(state);
  const offered = acts.join(" ");
  if (!(tools instanceof HTMLElement) || tools.dataset["offered"] === offered) return;
  const held = tools.contains(document.activeElement);
  tools.dataset["offered"] = offered;
  const press: Record<OfflineAct, () => Promise<void>> = {
    store: () => copy.store(),
    again: () => copy.store(),
    mend: () => copy.store(),
    remove: () => copy.remove(),
  };
  tools.replaceChildren(...acts.map((act) => button(words[act], () => void press[act]())));
  // What was pressed is gone; the focus stays beside it.
  if (held) (tools.querySelector("button") ?? panel).focus();
}

/** Where the page of the copy answers for one that is not stored, it says which. */
export function showGone(panel: HTMLElement, words: Words["offline"]): void {
  const { pathname } = location;
  const gone = document.querySelector<HTMLElement>(".offline-gone");
  if (!gone || pathname === panel.dataset["here"]) return;
  gone.textContent = fill(words.gone, { path: decodeURI(pathname) });
  gone.hidden = false;
}

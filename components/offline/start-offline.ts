import { markFootLines } from "../ui/foot-lines.ts";
import { downloadBlob } from "../ui/files.ts";
import { readStored, writeStored } from "../cell/drafts/browser-storage.ts";
import type { Words } from "../../src/i18n/words.ts";
import { ACTS, formatSign, formatState, OfflineCopy, type OfflineState } from "./offline-copy.ts";
import { fill } from "../../src/i18n/fill.ts";

/** What every page says of the copy. */
type SignWords = Pick<Words["offline"], "sign" | "newer" | "load" | "later">;

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

const setText = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** A notice at the foot of the window, where it shifts no layout. It is shown once, until the reader closes it. */
function showNewer(place: Element, words: SignWords, copy: OfflineCopy): void {
  const status = document.createElement("p");
  status.textContent = words.newer;
  const line = document.createElement("div");
  line.className = "foot-line offline-newer row";
  line.append(
    status,
    button(words.load, () => copy.takeOver()),
    button(words.later, () => {
      line.remove();
      markFootLines();
    }),
  );
  place.replaceChildren(line);
}

/** What the page of the copy says and offers. */
function showPanel(
  panel: HTMLElement,
  state: OfflineState,
  words: Words["offline"],
  copy: OfflineCopy,
): void {
  setText(panel.querySelector(".offline-said"), formatState(state, words));
  const tools = panel.querySelector(".offline-tools");
  const acts = ACTS[state.kind];
  const offered = acts.join(" ");
  if (!(tools instanceof HTMLElement) || tools.dataset["offered"] === offered) return;
  const hasFocus = tools.contains(document.activeElement);
  tools.dataset["offered"] = offered;
  tools.replaceChildren(
    ...acts.map((act) =>
      button(words[act], () => void (act === "remove" ? copy.remove() : copy.store())),
    ),
  );
  // The pressed button is gone; the focus stays beside it.
  if (hasFocus) (tools.querySelector("button") ?? panel).focus();
}

/** Where the page of the copy answers for one that is not stored, it says which. */
function showGone(panel: HTMLElement, words: Words["offline"]): void {
  const { pathname } = location;
  const gone = document.querySelector<HTMLElement>(".offline-gone");
  if (!gone || pathname === panel.dataset["here"]) return;
  gone.textContent = fill(words.gone, { path: decodeURI(pathname) });
  gone.hidden = false;
}

/** A link that a reader pressed to download a file of the site, in the plain way. */
function pressed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[download]");
  return link && link.origin === location.origin ? link : undefined;
}

async function download({ href, pathname }: HTMLAnchorElement): Promise<void> {
  const name = pathname.replace(/^.*\//, "");
  const response = await fetch(href).catch(() => undefined);
  if (response?.ok) return downloadBlob(await response.blob(), name);
  // The browser shows the failure itself.
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/** Downloads by a link bypass the service worker: where there is a copy for offline use, the page fetches the file. */
function fetchDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = pressed(event);
    if (!link || !("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    event.preventDefault();
    void download(link);
  });
}

/** Where the browser keeps what the reader chose. */
const KEY = "grundy-offline";

/** Starts to keep a copy of the site, and to say how it stands. */
export async function startOffline(): Promise<void> {
  const root = document.querySelector<HTMLElement>(".offline");
  if (!root) return;
  const { worker = "", words = "" } = root.dataset;
  const signWords = JSON.parse(words) as SignWords;
  const panel = document.querySelector<HTMLElement>(".offline-panel");
  const panelWords = JSON.parse(panel?.dataset["words"] ?? "null") as Words["offline"] | null;
  if (panel && panelWords) showGone(panel, panelWords);

  let isOffered = false;
  const draw = (state: OfflineState, hasNewer: boolean): void => {
    setText(root.querySelector(".offline-sign"), formatSign(state, signWords.sign));
    if (panel && panelWords) showPanel(panel, state, panelWords, copy);
    const place = root.querySelector(".offline-news");
    if (hasNewer === isOffered) return;
    isOffered = hasNewer;
    if (hasNewer && place) showNewer(place, signWords, copy);
    else place?.replaceChildren();
    markFootLines();
  };
  const address = new URL(worker, location.href);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const copy: OfflineCopy = new OfflineCopy(
    {
      container: "serviceWorker" in navigator ? navigator.serviceWorker : undefined,
      caches: "caches" in window ? caches : undefined,
      worker: address.href,
      scope: new URL(".", address).href,
      savesData: connection?.saveData === true,
      choice: { get: () => readStored(KEY), set: (choice) => writeStored(KEY, choice) },
      reload: () => location.reload(),
    },
    draw,
  );
  fetchDownloads();
  await copy.start();
}

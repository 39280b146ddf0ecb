import type { Words } from "../../src/i18n/words.ts";
import { fetchDownloads } from "./fetch-downloads.ts";
import { OfflineCopy, type Newer } from "./offline-copy.ts";
import type { OfflineState } from "./offline-state.ts";
import { showGone, showNewer, showPanel, showSign, type SignWords } from "./show-offline.ts";

const KEY = "grundy-offline";

/** What the reader chose. Where nothing can be stored, it holds for this page. */
function keptChoice() {
  let last: string | null = null;
  return {
    get(): string | null {
      try {
        return localStorage.getItem(KEY) ?? last;
      } catch {
        return last;
      }
    },
    set(choice: "on" | "off"): void {
      last = choice;
      try {
        localStorage.setItem(KEY, choice);
      } catch {
        // Storage is blocked: so is a copy.
      }
    },
  };
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Starts to keep a copy of the site, and to say how it stands. */
export async function startOffline(): Promise<void> {
  const root = document.querySelector<HTMLElement>(".offline");
  if (!root) return;
  const { worker = "", words = "" } = root.dataset;
  const signWords = JSON.parse(words) as SignWords;
  const panel = document.querySelector<HTMLElement>(".offline-panel");
  const panelWords = JSON.parse(panel?.dataset["words"] ?? "null") as Words["offline"] | null;
  if (panel && panelWords) showGone(panel, panelWords);

  let shown: Newer = "none";
  const draw = (state: OfflineState, newer: Newer): void => {
    showSign(root, state, signWords);
    if (panel && panelWords) showPanel(panel, state, panelWords, copy);
    const place = root.querySelector(".offline-news");
    if (place && newer !== shown) showNewer(place, newer, signWords, copy);
    shown = newer;
  };
  const address = new URL(worker, location.href);
  const copy: OfflineCopy = new OfflineCopy(
    {
      container: "serviceWorker" in navigator ? navigator.serviceWorker : undefined,
      caches: "caches" in window ? caches : undefined,
      worker: address.href,
      scope: new URL(".", address).href,
      savesData: savesData(),
      choice: keptChoice(),
      reload: () => location.reload(),
    },
    draw,
  );
  fetchDownloads();
  await copy.start();
}

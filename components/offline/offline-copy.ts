import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Ask, Lack, Notice } from "../../src/integrations/offline/protocol.ts";
import { markFootLines } from "../ui/foot-lines.ts";
import { downloadBlob } from "../ui/files.ts";
import { readStored, writeStored } from "../cell/drafts/browser-storage.ts";

/** The state of the copy for offline use. */
export type OfflineState =
  | { readonly kind: "storing"; readonly done: number; readonly all: number }
  | { readonly kind: "stored"; readonly files: number; readonly bytes: number }
  | { readonly kind: "damaged"; readonly files: number; readonly missing: number }
  /**
   * Not known yet; the reader's browser asks to save data; the reader removed the copy; the browser offers or allows no such
   * workers; or what hindered the storing.
   */
  | { readonly kind: "unknown" | "saving" | "removed" | "unsupported" | Lack };

/** What a reader can do about it. */
export type OfflineAct = "store" | "again" | "remove";

const gaps = (state: OfflineState): Record<string, string | number> =>
  state.kind === "stored" ? { ...state, size: (state.bytes / 1e6).toFixed(1) } : { ...state };

/** A state in a few words, for the foot of every page. */
export function formatSign(state: OfflineState, words: Words["offline"]["sign"]): string {
  const { kind } = state;
  if (kind in words) return fill(words[kind as keyof typeof words], gaps(state));
  return kind === "saving" || kind === "removed" ? words.off : words.failed;
}

/** A state in full. */
export const formatState = (state: OfflineState, words: Words["offline"]): string =>
  fill(words.state[state.kind], gaps(state));

/** What is offered in each state. */
export const ACTS: Readonly<Record<OfflineState["kind"], readonly OfflineAct[]>> = {
  unknown: [],
  storing: [],
  unsupported: [],
  stored: ["remove"],
  damaged: ["store", "remove"],
  saving: ["store"],
  removed: ["store"],
  full: ["again", "remove"],
  network: ["again", "remove"],
};

/** What the copy needs of its browser. */
export interface Surroundings {
  /** None where the browser offers no service workers. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly caches: CacheStorage | undefined;
  /** Address of the worker, and of the site. */
  readonly worker: string;
  readonly scope: string;
  readonly savesData: boolean;
  /** What the reader chose: "on", "off", or nothing yet. */
  readonly choice: { get(): string | null; set(choice: "on" | "off"): void };
  readonly reload: () => void;
}

/** The copy of the site for offline use, as a page sees it. */
export class OfflineCopy {
  readonly #around: Surroundings;
  readonly #show: (state: OfflineState, hasNewer: boolean) => void;
  #registration: ServiceWorkerRegistration | undefined;
  #state: OfflineState = { kind: "unknown" };
  /** Whether a newer edition waits. */
  #hasNewer = false;

  constructor(around: Surroundings, show: (state: OfflineState, hasNewer: boolean) => void) {
    this.#around = around;
    this.#show = show;
  }

  /** Looks at what is there, and stores the site, unless the reader or the browser would rather not. */
  async start(): Promise<void> {
    const { container, choice, savesData } = this.#around;
    if (!container) return this.#become({ kind: "unsupported" });
    container.addEventListener("message", ({ data }) => this.#hear(data as Notice));
    if (choice.get() === "off") return this.remove();
    if (savesData && choice.get() !== "on" && !container.controller) {
      return this.#become({ kind: "saving" });
    }
    await this.#register(container);
  }

  /** Stores the site, or what is missing of it. */
  async store(): Promise<void> {
    const { container, choice } = this.#around;
    if (!container) return;
    choice.set("on");
    this.#become({ kind: "unknown" });
    if (!this.#registration?.active) await this.#register(container);
    if (this.#registration?.active) this.#ask(this.#registration.active, "store");
  }

  /** Removes the copy, and keeps it away until the reader asks for it. */
  async remove(): Promise<void> {
    const { container, caches, scope, choice } = this.#around;
    choice.set("off");
    try {
      const all = (await container?.getRegistrations()) ?? [];
      await Promise.all(all.filter((one) => one.scope === scope).map((one) => one.unregister()));
      // The names of this site's caches end with its address.
      const isOwn = (name: string) => name.startsWith("grundy-") && name.endsWith(`-${scope}`);
      for (const name of (await caches?.keys()) ?? []) if (isOwn(name)) await caches?.delete(name);
    } catch {
      // What the browser refuses to touch it has not stored.
    }
    this.#registration = undefined;
    this.#hasNewer = false;
    this.#become({ kind: "removed" });
  }

  /** Loads the newer edition that waits: it takes over, and then this page is loaded again. */
  takeOver(): void {
    const { container, reload } = this.#around;
    const waiting = this.#registration?.waiting;
    // Another tab has loaded it.
    if (!waiting) return reload();
    container?.addEventListener("controllerchange", reload, { once: true });
    this.#ask(waiting, "take-over");
  }

  async #register(container: ServiceWorkerContainer): Promise<void> {
    const { worker, scope } = this.#around;
    try {
      const registration = await container.register(worker, { scope });
      this.#registration = registration;
      registration.addEventListener("updatefound", () => this.#follow(registration));
      this.#follow(registration);
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === "SecurityError";
      this.#become({ kind: isRefused ? "unsupported" : "network" });
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const { installing, waiting, active } = registration;
    if (active) this.#ask(active, "state");
    if (active && waiting) this.#offer();
    installing?.addEventListener("statechange", () => {
      if (registration !== this.#registration) return;
      if (installing.state === "installed" && registration.active) {
        this.#offer();
        this.#ask(registration.active, "state");
      }
      if (installing.state === "activated") this.#ask(installing, "state");
      // A worker that could not be started has not said why.
      const isSilent = ["unknown", "storing"].includes(this.#state.kind);
      if (installing.state === "redundant" && !registration.active && isSilent)
        this.#become({ kind: "network" });
    });
  }

  #ask(worker: ServiceWorker, ask: Ask): void {
    worker.postMessage(ask);
  }

  #hear(notice: Notice): void {
    if (this.#state.kind === "removed") return;
    if (notice.type === "stored") {
      const { files, bytes, missing } = notice;
      if (missing > 0) this.#become({ kind: "damaged", files, missing });
      else this.#become({ kind: "stored", files, bytes });
    } else if (this.#state.kind === "stored") {
      // A newer edition is being stored: this one works as before.
    } else if (notice.type === "storing") {
      this.#become({ kind: "storing", done: notice.done, all: notice.all });
    } else this.#become({ kind: notice.why });
  }

  #offer(): void {
    this.#hasNewer = true;
    this.#show(this.#state, true);
  }

  #become(state: OfflineState): void {
    this.#state = state;
    this.#show(state, this.#hasNewer);
  }
}

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

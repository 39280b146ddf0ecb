import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type {
  WorkerRequest,
  StorageFailure,
  Notice,
} from "../../src/integrations/offline/protocol.ts";
import { markBottomMessages } from "../ui/bottom-messages.ts";
import { downloadBlob } from "../ui/files.ts";
import { readStored, writeStored } from "../cell/drafts/browser-storage.ts";

/** The state of the copy for offline use. */
export type OfflineState =
  | { readonly kind: "storing"; readonly done: number; readonly all: number }
  | { readonly kind: "stored"; readonly files: number; readonly bytes: number }
  | { readonly kind: "damaged"; readonly files: number; readonly missing: number }
  /**
   * Not known yet; the browser is set to save data; the reader removed the copy; the browser does not support or permit
   * service workers; or the reason why the copy could not be stored.
   */
  | { readonly kind: "unknown" | "saving" | "removed" | "unsupported" | StorageFailure };

/** A reader's action. */
export type OfflineAction = "store" | "again" | "remove";

const valuesOf = (state: OfflineState): Record<string, string | number> =>
  state.kind === "stored" ? { ...state, size: (state.bytes / 1e6).toFixed(1) } : { ...state };

/** Formats a state briefly, for the footer of every page. */
export function formatIndicator(state: OfflineState, words: Words["offline"]["sign"]): string {
  const { kind } = state;
  if (kind in words) return fill(words[kind as keyof typeof words], valuesOf(state));
  return kind === "saving" || kind === "removed" ? words.off : words.failed;
}

/** Formats a state in full. */
export const formatState = (state: OfflineState, words: Words["offline"]): string =>
  fill(words.state[state.kind], valuesOf(state));

/** The actions that are offered in each state. */
export const ACTIONS: Readonly<Record<OfflineState["kind"], readonly OfflineAction[]>> = {
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

/** The parts of the browser that the copy uses. */
export interface OfflineEnvironment {
  /** Undefined if the browser does not support service workers. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly caches: CacheStorage | undefined;
  /** Addresses of the service worker and of the site. */
  readonly worker: string;
  readonly scope: string;
  readonly savesData: boolean;
  /** The reader's choice: "on", "off", or null. */
  readonly choice: { get(): string | null; set(choice: "on" | "off"): void };
  readonly reload: () => void;
}

/** A page's access to the site's copy for offline use. */
export class OfflineCopy {
  readonly #environment: OfflineEnvironment;
  readonly #show: (state: OfflineState, hasNewer: boolean) => void;
  #registration: ServiceWorkerRegistration | undefined;
  #state: OfflineState = { kind: "unknown" };
  /** Whether a newer version is waiting. */
  #hasNewer = false;

  constructor(
    environment: OfflineEnvironment,
    show: (state: OfflineState, hasNewer: boolean) => void,
  ) {
    this.#environment = environment;
    this.#show = show;
  }

  /** Determines the state and stores the site, unless the reader or the browser's settings prevent it. */
  async start(): Promise<void> {
    const { container, choice, savesData } = this.#environment;
    if (!container) return this.#setState({ kind: "unsupported" });
    container.addEventListener("message", ({ data }) => this.#receive(data as Notice));
    if (choice.get() === "off") return this.remove();
    if (savesData && choice.get() !== "on" && !container.controller) {
      return this.#setState({ kind: "saving" });
    }
    await this.#register(container);
  }

  /** Stores the site, or its missing files. */
  async store(): Promise<void> {
    const { container, choice } = this.#environment;
    if (!container) return;
    choice.set("on");
    this.#setState({ kind: "unknown" });
    if (!this.#registration?.active) await this.#register(container);
    if (this.#registration?.active) this.#send(this.#registration.active, "store");
  }

  /** Removes the copy and does not store it again until the reader requests it. */
  async remove(): Promise<void> {
    const { container, caches, scope, choice } = this.#environment;
    choice.set("off");
    try {
      const all = (await container?.getRegistrations()) ?? [];
      await Promise.all(all.filter((one) => one.scope === scope).map((one) => one.unregister()));
      // The names of this site's caches end with its address.
      const isOwn = (name: string) => name.startsWith("grundy-") && name.endsWith(`-${scope}`);
      for (const name of (await caches?.keys()) ?? []) if (isOwn(name)) await caches?.delete(name);
    } catch {
      // If the browser denies access to its storage, nothing is stored.
    }
    this.#registration = undefined;
    this.#hasNewer = false;
    this.#setState({ kind: "removed" });
  }

  /** Activates the waiting newer version and then reloads this page. */
  takeOver(): void {
    const { container, reload } = this.#environment;
    const waiting = this.#registration?.waiting;
    // Another tab has activated it.
    if (!waiting) return reload();
    container?.addEventListener("controllerchange", reload, { once: true });
    this.#send(waiting, "take-over");
  }

  async #register(container: ServiceWorkerContainer): Promise<void> {
    const { worker, scope } = this.#environment;
    try {
      const registration = await container.register(worker, { scope });
      this.#registration = registration;
      registration.addEventListener("updatefound", () => this.#watch(registration));
      this.#watch(registration);
    } catch (error) {
      const isDenied = error instanceof DOMException && error.name === "SecurityError";
      this.#setState({ kind: isDenied ? "unsupported" : "network" });
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const { installing, waiting, active } = registration;
    if (active) this.#send(active, "state");
    if (active && waiting) this.#offerUpdate();
    installing?.addEventListener("statechange", () => {
      if (registration !== this.#registration) return;
      if (installing.state === "installed" && registration.active) {
        this.#offerUpdate();
        this.#send(registration.active, "state");
      }
      if (installing.state === "activated") this.#send(installing, "state");
      // A worker that could not be started has not reported a reason.
      const hasNoReason = ["unknown", "storing"].includes(this.#state.kind);
      if (installing.state === "redundant" && !registration.active && hasNoReason)
        this.#setState({ kind: "network" });
    });
  }

  #send(worker: ServiceWorker, message: WorkerRequest): void {
    worker.postMessage(message);
  }

  #receive(notice: Notice): void {
    if (this.#state.kind === "removed") return;
    if (notice.type === "stored") {
      const { files, bytes, missing } = notice;
      if (missing > 0) this.#setState({ kind: "damaged", files, missing });
      else this.#setState({ kind: "stored", files, bytes });
    } else if (this.#state.kind === "stored") {
      // A newer version is being stored; the current one continues to work.
    } else if (notice.type === "storing") {
      this.#setState({ kind: "storing", done: notice.done, all: notice.all });
    } else this.#setState({ kind: notice.why });
  }

  #offerUpdate(): void {
    this.#hasNewer = true;
    this.#show(this.#state, true);
  }

  #setState(state: OfflineState): void {
    this.#state = state;
    this.#show(state, this.#hasNewer);
  }
}

/** The texts about the copy on every page. */
type SignWords = Pick<Words["offline"], "sign" | "newer" | "load" | "later">;

function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", press);
  return element;
}

const setText = (element: Element | null, text: string): void => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** Shows a notice at the bottom of the window, where it shifts no layout, until the reader closes it. */
function showNewer(place: Element, words: SignWords, copy: OfflineCopy): void {
  const status = document.createElement("p");
  status.textContent = words.newer;
  const line = document.createElement("div");
  line.className = "bottom-message offline-newer row";
  line.append(
    status,
    button(words.load, () => copy.takeOver()),
    button(words.later, () => {
      line.remove();
      markBottomMessages();
    }),
  );
  place.replaceChildren(line);
}

/** Shows the state and the actions on the page about the copy. */
function showPanel(
  panel: HTMLElement,
  state: OfflineState,
  words: Words["offline"],
  copy: OfflineCopy,
): void {
  setText(panel.querySelector(".offline-status"), formatState(state, words));
  const tools = panel.querySelector(".offline-tools");
  const acts = ACTIONS[state.kind];
  const offered = acts.join(" ");
  if (!(tools instanceof HTMLElement) || tools.dataset["offered"] === offered) return;
  const hasFocus = tools.contains(document.activeElement);
  tools.dataset["offered"] = offered;
  tools.replaceChildren(
    ...acts.map((act) =>
      button(words[act], () => void (act === "remove" ? copy.remove() : copy.store())),
    ),
  );
  // The clicked button is removed; the focus moves to the next one, or to the panel.
  if (hasFocus) (tools.querySelector("button") ?? panel).focus();
}

/** Shows the requested address if the page about the copy is the response for a page that is not stored. */
function showGone(panel: HTMLElement, words: Words["offline"]): void {
  const { pathname } = location;
  const gone = document.querySelector<HTMLElement>(".offline-gone");
  if (!gone || pathname === panel.dataset["here"]) return;
  gone.textContent = fill(words.gone, { path: decodeURI(pathname) });
  gone.hidden = false;
}

/** Returns the link of a click that downloads a file of the site without modifier keys. */
function downloadLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[download]");
  return link && link.origin === location.origin ? link : undefined;
}

async function download({ href, pathname }: HTMLAnchorElement): Promise<void> {
  const name = pathname.replace(/^.*\//, "");
  const response = await fetch(href).catch(() => undefined);
  if (response?.ok) return downloadBlob(await response.blob(), name);
  // The browser then reports the failure.
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/** Fetches downloads with a script if there is an offline copy, because download links bypass the service worker. */
function fetchDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = downloadLink(event);
    if (!link || !("serviceWorker" in navigator) || !navigator.serviceWorker.controller) return;
    event.preventDefault();
    void download(link);
  });
}

/** The storage key of the reader's choice. */
const KEY = "grundy-offline";

/** Starts to store the offline copy and to show its state. */
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
    setText(root.querySelector(".offline-sign"), formatIndicator(state, signWords.sign));
    if (panel && panelWords) showPanel(panel, state, panelWords, copy);
    const place = root.querySelector(".offline-news");
    if (hasNewer === isOffered) return;
    isOffered = hasNewer;
    if (hasNewer && place) showNewer(place, signWords, copy);
    else place?.replaceChildren();
    markBottomMessages();
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

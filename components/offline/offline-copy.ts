import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { Ask, Lack, Notice } from "../../src/integrations/offline/protocol.ts";

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

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test, afterEach } from "vitest";
import {
  ACTIONS,
  formatIndicator,
  formatState,
  OfflineCopy,
  type OfflineState,
} from "../../components/offline/offline-copy.ts";
import { offline } from "../../src/i18n/en/pages.ts";
import { storedFiles } from "../../src/integrations/offline/offline.ts";
import type { WorkerRequest, Notice } from "../../src/integrations/offline/protocol.ts";

const SCOPE = "https://book.example/games/";

class FakeWorker extends EventTarget {
  state = "installing";
  readonly messages: WorkerRequest[] = [];
  postMessage = (message: WorkerRequest) => void this.messages.push(message);
  setState(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  readonly scope = SCOPE;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  registered = true;
  unregister = () => Promise.resolve(!(this.registered = false));
}

/** A browser without stored files, with the offline copy of a page. */
class FakeBrowser extends EventTarget {
  controller: FakeWorker | null = null;
  registrations = 0;
  reloads = 0;
  choice: string | null = null;
  savesData = false;
  error: DOMException | undefined;
  readonly registration = new FakeRegistration();
  readonly deleted: string[] = [];
  state: OfflineState = { kind: "unknown" };
  hasNewer = false;

  register = () => {
    this.registrations += 1;
    return this.error ? Promise.reject(this.error) : Promise.resolve(this.registration);
  };
  getRegistrations = () => Promise.resolve(this.registration.registered ? [this.registration] : []);

  copy(isSupported = true): OfflineCopy {
    const names = [`grundy-a-${SCOPE}`, "grundy-a-https://book.example/", "another site's"];
    const remove = (name: string) => Promise.resolve(this.deleted.push(name) > 0);
    return new OfflineCopy(
      {
        container: isSupported ? (this as unknown as ServiceWorkerContainer) : undefined,
        caches: {
          keys: () => Promise.resolve(names),
          delete: remove,
        } as unknown as CacheStorage,
        worker: `${SCOPE}sw.js`,
        scope: SCOPE,
        savesData: this.savesData,
        choice: { get: () => this.choice, set: (choice) => (this.choice = choice) },
        reload: () => (this.reloads += 1),
      },
      (state, hasNewer) => {
        this.state = state;
        this.hasNewer = hasNewer;
      },
    );
  }

  notify(notice: Notice): void {
    this.dispatchEvent(new MessageEvent("message", { data: notice }));
  }

  /** Installs a worker of a newer version, which then waits. */
  installNewer(): FakeWorker {
    const worker = new FakeWorker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    this.registration.installing = null;
    this.registration.waiting = worker;
    worker.setState("installed");
    return worker;
  }
}

/** Returns a browser with a stored copy of the site, and the copy. */
async function withCopy(): Promise<[FakeBrowser, OfflineCopy]> {
  const browser = new FakeBrowser();
  browser.controller = browser.registration.active = new FakeWorker();
  const copy = browser.copy();
  await copy.start();
  browser.notify({ type: "stored", files: 9, bytes: 90, missing: 0 });
  return [browser, copy];
}

describe("OfflineCopy at the first visit", () => {
  test("stores the site, and then offers no newer version", async () => {
    const browser = new FakeBrowser();
    const worker = (browser.registration.installing = new FakeWorker());
    await browser.copy().start();
    browser.notify({ type: "storing", done: 2, all: 9 });
    expect(browser.state).toEqual({ kind: "storing", done: 2, all: 9 });
    worker.setState("installed");
    browser.registration.active = worker;
    worker.setState("activated");
    browser.controller = worker;
    browser.dispatchEvent(new Event("controllerchange"));
    expect(worker.messages).toEqual(["state"]);
    browser.notify({ type: "stored", files: 9, bytes: 90, missing: 0 });
    expect([browser.state.kind, browser.hasNewer, browser.reloads]).toEqual(["stored", false, 0]);
  });

  test.each(["full", "network"] as const)("reports the failure %s", async (why) => {
    const browser = new FakeBrowser();
    const worker = (browser.registration.installing = new FakeWorker());
    await browser.copy().start();
    browser.notify({ type: "failed", why });
    worker.setState("redundant");
    expect(browser.state.kind).toBe(why);
  });

  test("reports a network error if the worker terminates without a message", async () => {
    const browser = new FakeBrowser();
    const worker = (browser.registration.installing = new FakeWorker());
    await browser.copy().start();
    worker.setState("redundant");
    expect(browser.state.kind).toBe("network");
  });

  test("does not store the site while the browser saves data, unless the reader requests it", async () => {
    const browser = new FakeBrowser();
    browser.savesData = true;
    const copy = browser.copy();
    await copy.start();
    expect([browser.state.kind, browser.registrations]).toEqual(["saving", 0]);
    await copy.store();
    expect([browser.choice, browser.registrations]).toEqual(["on", 1]);
  });

  test("reports if the browser does not support or permit service workers", async () => {
    const unsupported = new FakeBrowser();
    await unsupported.copy(false).start();
    expect(unsupported.state.kind).toBe("unsupported");
    const denied = new FakeBrowser();
    denied.error = new DOMException("no", "SecurityError");
    await denied.copy().start();
    expect(denied.state.kind).toBe("unsupported");
  });
});

describe("a newer version", () => {
  test("is activated on the reader's request, and then the page is reloaded", async () => {
    const [browser, copy] = await withCopy();
    const worker = browser.installNewer();
    expect([browser.hasNewer, worker.messages]).toEqual([true, []]);
    copy.takeOver();
    expect([worker.messages, browser.reloads]).toEqual([["take-over"], 0]);
    browser.dispatchEvent(new Event("controllerchange"));
    expect(browser.reloads).toBe(1);
  });

  test("does not reload this page if another tab activates it", async () => {
    const [browser, copy] = await withCopy();
    browser.installNewer();
    browser.registration.waiting = null;
    browser.dispatchEvent(new Event("controllerchange"));
    expect(browser.reloads).toBe(0);
    copy.takeOver();
    expect(browser.reloads).toBe(1);
  });

  test("does not change the shown state while it is being stored", async () => {
    const [browser] = await withCopy();
    browser.notify({ type: "storing", done: 1, all: 9 });
    browser.notify({ type: "failed", why: "network" });
    expect(browser.state.kind).toBe("stored");
  });
});

test("removing the copy deletes only its caches, and it is not stored again at the next start", async () => {
  const [browser, copy] = await withCopy();
  await copy.remove();
  expect(browser.deleted).toEqual([`grundy-a-${SCOPE}`]);
  browser.notify({ type: "stored", files: 9, bytes: 90, missing: 9 });
  expect([browser.state.kind, browser.registration.registered]).toEqual(["removed", false]);
  const before = browser.registrations;
  await browser.copy().start();
  expect(browser.registrations).toBe(before);
});

test("storing a damaged copy requests its missing files", async () => {
  const [browser, copy] = await withCopy();
  browser.notify({ type: "stored", files: 9, bytes: 90, missing: 2 });
  expect(browser.state).toEqual({ kind: "damaged", files: 9, missing: 2 });
  await copy.store();
  expect(browser.registration.active?.messages.at(-1)).toBe("store");
});

const states: readonly OfflineState[] = [
  { kind: "unknown" },
  { kind: "storing", done: 3, all: 10 },
  { kind: "stored", files: 10, bytes: 1_249_999 },
  { kind: "damaged", files: 10, missing: 2 },
  { kind: "saving" },
  { kind: "removed" },
  { kind: "unsupported" },
  { kind: "full" },
  { kind: "network" },
];

test.each(states)("formatIndicator and formatState fill all placeholders for $kind", (state) => {
  for (const message of [formatIndicator(state, offline.sign), formatState(state, offline)]) {
    expect(message).toMatch(/\w{3}/);
    expect(message).not.toMatch(/[{}]|undefined|NaN/);
  }
  expect(ACTIONS[state.kind].map((act) => offline[act])).not.toContain("");
  expect(/^Works offline( \(|$)/.test(formatIndicator(state, offline.sign))).toBe(
    state.kind === "stored",
  );
});

test("formatIndicator includes the size of a complete copy", () => {
  const stored = { kind: "stored", files: 10, bytes: 1_249_999 } as const;
  expect(formatIndicator(stored, offline.sign)).toBe("Works offline (1.2 MB)");
});

let folder = "";

/** Creates a built site with these files. */
function site(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), "grundy-stored-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const built = {
  "index.html": "home",
  "404.html": "none",
  "foundations/mex/index.html": "mex",
  "foundations/mex.ipynb": "{}",
  "assets/a.1.js": "a",
  "assets/f.woff2": "font",
  "lib/kernel.0123456789.js": "kernel",
  "lib/grundy.js": "library",
  "search/index.json": "index",
};

test("storedFiles lists pages by their addresses, and the hash of each file's contents", () => {
  const { entries, bytes } = storedFiles(site(built));
  expect(entries.map(({ url }) => url).sort()).toEqual(
    [".", ...Object.keys(built).slice(1)].map((file) => file.replace(/index\.html$/, "")).sort(),
  );
  expect(bytes).toBe(Object.values(built).join("").length);
  const mex = entries.find(({ url }) => url === "foundations/mex/");
  expect(mex?.integrity).toBe(`sha256-${createHash("sha256").update("mex").digest("base64")}`);
});

test("storedFiles omits the revision only of files whose names contain a hash", () => {
  const { entries } = storedFiles(site(built));
  const hashed = entries.filter(({ revision }) => revision === null).map(({ url }) => url);
  expect(hashed.sort()).toEqual(["assets/a.1.js", "assets/f.woff2", "lib/kernel.0123456789.js"]);
});

test("storedFiles omits files for servers, link previews, other programs and older browsers", () => {
  const others = {
    _headers: "",
    "sitemap-0.xml": "",
    "share.png": "",
    "assets/f.woff": "",
    "assets/f.ttf": "",
    "lib/grundy.d.ts": "",
    "sw.js": "",
  };
  const { entries } = storedFiles(site({ ...built, ...others }));
  expect(entries.length).toBe(Object.keys(built).length);
});

test("storedFiles throws for a file of more than 1 MB", () => {
  const large = site({ "index.html": "home", "lib/large.js": "x".repeat(1_000_001) });
  expect(() => storedFiles(large)).toThrow(/large\.js/);
});

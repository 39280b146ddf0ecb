/** A name and the code of an attempt by a cell. */
type Attempt = readonly [what: string, code: string];

/** An address on which nothing listens. A test that counts connections replaces it. */
const HOST = "127.0.0.1:1";

/** Resources that a cell must not reach. Their code throws in a cell. */
const outOfReach: readonly Attempt[] = [
  ["another origin by fetch", 'await fetch("http://127.0.0.1:1/")'],
  [
    "the network by XMLHttpRequest",
    'const x = new XMLHttpRequest(); x.open("GET", "http://127.0.0.1:1/", false); x.send();',
  ],
  [
    "a WebSocket",
    'await new Promise((yes, no) => { const s = new WebSocket("ws://127.0.0.1:1/"); s.onopen = () => yes(1); s.onerror = () => no(new Error("refused")); setTimeout(() => no(new Error("no answer: " + s.readyState)), 3000); })',
  ],
  ["code by import()", 'await import("data:text/javascript,1")'],
  ["code by import() of an address", 'await import("http://127.0.0.1:1/x.js")'],
  ["code by importScripts", 'importScripts("data:text/javascript,1")'],
  ["the page's document", "document.body"],
  ["the page's window", "window.parent"],
  ["the page's storage", "localStorage.length"],
  ["the page's cookies", "document.cookie"],
  ["another window", 'open("http://127.0.0.1:1/")'],
  [
    "the page's address",
    'location.href = "http://127.0.0.1:1/"; if (!location.href.endsWith(":1/")) throw new Error(location.href)',
  ],
  ["the frame around it", "parent.postMessage(1)"],
  ["an event source", 'new EventSource("http://127.0.0.1:1/").withCredentials.x.y'],
  ["a beacon", 'navigator.sendBeacon("http://127.0.0.1:1/", "x")'],
  ["a worker of its own", 'new Worker(URL.createObjectURL(new Blob([""])))'],
  ["a shared worker", 'new SharedWorker("/x.js")'],
  ["the network by fetch", 'await fetch("/")'],
  [
    "indexedDB",
    'await new Promise((yes, no) => { const r = indexedDB.open("x"); r.onsuccess = yes; r.onerror = () => no(r.error); })',
  ],
  ["the cache", 'await caches.open("x")'],
  ["a service worker", 'await navigator.serviceWorker.register("/x.js")'],
  ["files", "await navigator.storage.getDirectory()"],
  ["storage buckets", 'await (navigator as any).storageBuckets.open("x")'],
  ["the cookie store", 'await (globalThis as any).cookieStore.get("x")'],
  ["locks of other tabs", 'await navigator.locks.request("x", () => 1)'],
  ["WebTransport", 'await new (globalThis as any).WebTransport("https://127.0.0.1:1/").ready'],
  ["WebRTC", "new (globalThis as any).RTCPeerConnection().createOffer()"],
  [
    "notifications",
    'new Notification("x"); if (Notification.permission !== "granted") throw new Error("refused")',
  ],
  ["USB devices", "await (navigator as any).usb.getDevices()"],
  ["serial ports", "await (navigator as any).serial.getPorts()"],
  ["other devices", "await (navigator as any).hid.getDevices()"],
  ["the browser's console", "(globalThis as any).console.log(1)"],
  ["a canvas", "new OffscreenCanvas(1, 1)"],
  ["an image", "await createImageBitmap(new Blob([]))"],
  ["the graphics processor", "await (navigator as any).gpu.requestAdapter()"],
];

/**
 * Returns a cell that makes all attempts at once, and shows the names of those that succeed: only its own global
 * object.
 *
 * @param host an address of a server, to which a connection would succeed without the policy
 */
export function attemptAll(host = HOST): string {
  const attempts = [["its own global object", "globalThis"] as const, ...outOfReach].map(
    ([what, code]) => `[${JSON.stringify(what)}, async () => { ${code.replaceAll(HOST, host)} }],`,
  );
  return `const attempts: [string, () => Promise<void>][] = [
${attempts.join("\n")}
];
const reached: string[] = [];
await Promise.all(attempts.map(([what, attempt]) => attempt().then(() => reached.push(what), () => {})));
reached`;
}

/** The output of {@link attemptAll}. */
export const REACHED = '["its own global object"]';

/** Cells that exceed the output limit of a run with outputs of one kind. */
export const largeDrawings: readonly (readonly [what: string, code: string])[] = [
  [
    "tables",
    "{ const row = Array.from({ length: 10 }, (_, i) => i); for (let i = 0; i < 90; i++) show.table(Array.from({ length: 500 }, () => row)); }",
  ],
  [
    "wide tables",
    "{ const row = Array.from({ length: 100 }, (_, i) => i); for (let i = 0; i < 90; i++) show.table(Array.from({ length: 500 }, () => row)); }",
  ],
  [
    "sequences",
    "{ const values = Array.from({ length: 2000 }, (_, i) => i % 9); for (let i = 0; i < 90; i++) show.sequence(values); }",
  ],
  [
    "heat maps",
    "{ const rows = Array.from({ length: 200 }, (_, i) => Array.from({ length: 200 }, (_, j) => (i * 7 + j * j) % 40)); for (let i = 0; i < 90; i++) show.heatmap(rows); }",
  ],
  [
    "graphs",
    "{ const nodes = Array.from({ length: 60 }, (_, i) => i); for (let i = 0; i < 90; i++) show.graph({ nodes, edges: nodes.slice(1).map((n) => [n, n - 1]) } as any); }",
  ],
  [
    "tangled graphs",
    "{ const nodes = Array.from({ length: 14 }, (_, i) => i); for (let i = 0; i < 90; i++) show.graph({ nodes, edges: nodes.flatMap((n) => nodes.slice(0, n).map((to) => [n, to])) } as any); }",
  ],
  [
    "bits",
    "for (let i = 0; i < 90; i++) show.bits(Array.from({ length: 32 }, (_, j) => 2 ** 30 - 1 - j));",
  ],
  [
    "formulas",
    'for (let i = 0; i < 90; i++) show.tex("\\\\frac{1}{2}+".repeat(19) + "1" + " ".repeat(i % 9));',
  ],
  [
    "deep formulas",
    'for (let i = 0; i < 90; i++) show.tex("\\\\sqrt{".repeat(34) + "1" + "}".repeat(34));',
  ],
  [
    "values",
    "{ const some = Array.from({ length: 100 }, (_, i) => ({ i, j: [i, [i]], k: { l: i } })); for (let i = 0; i < 90; i++) show(some); }",
  ],
  ["texts of many lines", 'for (let i = 0; i < 90; i++) show("x y\\n".repeat(3000));'],
  ["long texts", 'for (let i = 0; i < 90; i++) show("x".repeat(20000));'],
  [
    "boards",
    'import { rowChess } from "grundy"; const five = rowChess(7); for (let i = 0; i < 90; i++) show.board(five, five.parse("XXX...."));',
  ],
  ["numbers, one by one", "for (let i = 0; i < 90000; i++) show(i);"],
];

/**
 * Globals that are removed before a cell runs: after `close` the page would wait for a reply; a nested worker would
 * have these globals again; WebKit keeps `caches` between runs; posting, logging or reporting would keep the page's
 * thread busy; drawing continues in the graphics process after the worker is terminated.
 */
const FORBIDDEN = [
  "close",
  "caches",
  "Worker",
  "postMessage",
  "reportError",
  "console",
  "OffscreenCanvas",
  "createImageBitmap",
];

interface WorkerScope {
  readonly navigator?: object;
  readonly Event?: { readonly prototype: { readonly preventDefault: () => undefined } };
  readonly addEventListener?: (
    type: string,
    listen: (event: object) => void,
    capture: boolean,
  ) => void;
}

function removeFrom(object: object, names: readonly string[]): void {
  for (let holder: object | null = object; holder;) {
    for (const name of names) Reflect.deleteProperty(holder, name);
    holder = Object.getPrototypeOf(holder) as object | null;
  }
}

/** Removes globals with which code of a cell could outlast its run or disturb the page. */
export function removeForbidden(): void {
  removeFrom(globalThis, FORBIDDEN);
  const { navigator } = globalThis as WorkerScope;
  if (navigator) removeFrom(navigator, ["gpu"]);
}

/** Prevents the logging of uncaught errors: logging many of them would keep the page's thread busy. */
export function muteErrors(): void {
  // Bound before a cell runs, because a cell may replace both.
  const { apply } = Reflect;
  const { addEventListener, Event } = globalThis as WorkerScope;
  const preventDefault = Event?.prototype.preventDefault;
  if (!addEventListener || !preventDefault) return;
  for (const type of ["error", "unhandledrejection"]) {
    addEventListener(
      type,
      (event) => {
        apply(preventDefault, event, []);
      },
      true,
    );
  }
}

/** All that a page runs for its copy before it has been read into: it waits until nothing else is to be done. */
function load(): void {
  import("./start-offline.ts")
    .then(({ startOffline }) => startOffline())
    .catch(() => {
      // The page works without it.
    });
}

function wait(): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1000);
}

if (import.meta.env.PROD) {
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

import type * as Live from "./live-progress.ts";
import type { Judged } from "./progress.ts";
import { ANSWERED_RIGHT, JUDGED, PROGRESS_KEY } from "./progress-events.ts";

/** The only script of a page where no progress is stored or made: it loads the rest when needed. */
function withLive(act: (live: typeof Live) => void): void {
  import("./live-progress.ts").then(act, () => {
    for (const line of document.querySelectorAll<HTMLElement>(".mark-read [data-say]")) {
      line.hidden = line.dataset["say"] !== "offline";
    }
  });
}

const show = (): void => withLive(({ showProgress }) => showProgress());

function isStored(): boolean {
  try {
    return localStorage.getItem(PROGRESS_KEY) !== null;
  } catch {
    return false; // the storage is blocked
  }
}

if (isStored()) show();
addEventListener("storage", ({ key }) => (key === PROGRESS_KEY || key === null) && show());
addEventListener("pageshow", ({ persisted }) => persisted && show());
document.addEventListener(ANSWERED_RIGHT, ({ target }) => {
  const exercise = target instanceof Element ? target.closest(".exercise") : null;
  if (exercise) withLive(({ solve }) => solve(exercise));
});
document.addEventListener(JUDGED, (event) => {
  const { detail } = event as CustomEvent<Judged>;
  withLive(({ storeJudged }) => storeJudged(detail));
});
document
  .querySelector(".mark-read button")
  ?.addEventListener("click", () => withLive(({ toggleRead }) => toggleRead()));
// Replays the events from before this script was loaded.
dispatchEvent(new Event("progressready"));

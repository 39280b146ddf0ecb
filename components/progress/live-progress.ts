import { markRead, markSolved, progressIn, type Progress } from "./progress.ts";
import { ProgressStore, type FoundProgress } from "./progress-store.ts";

const store = new ProgressStore(() => localStorage);

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** The path of the article that the page shows. */
const here = (): string | undefined => document.querySelector<HTMLElement>("[data-article]")?.dataset["article"]; // prettier-ignore

/** The number of an exercise, from its id. */
const numberOf = (exercise: Element): number => Number(exercise.id.replace("exercise-", ""));

function mark(progress: Progress): void {
  for (const link of all("[data-read-mark]")) {
    link.hidden = !progressIn(progress, link.dataset["readMark"] ?? "").read;
  }
  const path = here();
  if (path === undefined) return;
  const { read, solved } = progressIn(progress, path);
  for (const button of all(".mark-read button")) button.ariaPressed = String(read);
  for (const exercise of all(".exercise")) {
    const solvedMark = exercise.querySelector<HTMLElement>(".exercise-solved");
    if (solvedMark) solvedMark.hidden = !solved.includes(numberOf(exercise));
  }
}

/** Shows the stored progress on the page. */
export const showProgress = (): void => mark(store.read().progress);

/** Shows at the article's end whether the progress was stored. */
function say({ progress, trouble }: FoundProgress): void {
  mark(progress);
  const what = trouble === "damaged" || trouble === "version" ? "unreadable" : (trouble ?? "kept");
  for (const line of all(".mark-read [data-say]")) line.hidden = line.dataset["say"] !== what;
}

/** Handles a press of the article's read mark. */
export function toggleRead(): void {
  const path = here();
  if (path === undefined) return;
  say(store.change((progress) => markRead(progress, path, !progressIn(progress, path).read)));
}

/** Handles a right answer in an exercise. */
export function solve(exercise: Element): void {
  const path = here();
  if (path === undefined) return;
  say(store.change((progress) => markSolved(progress, path, numberOf(exercise))));
}

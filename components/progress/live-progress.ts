import { fill } from "../../src/i18n/fill.ts";
import {
  markJudged,
  markRead,
  markSolved,
  progressIn,
  ProgressStore,
  type FoundProgress,
  type Judged,
  type Progress,
} from "./progress.ts";
import type { Words } from "../../src/i18n/words.ts";
import { joinLines, secondsFormatter } from "../solver/formats.ts";

type StateWords = Words["judge"]["verdicts"] & Words["judgePage"]["states"];

/** Shows the verdict of a program with its time, or with the failing input in the element's code. */
function showJudgedState(state: HTMLElement, judged: Judged | undefined): void {
  const list = state.closest<HTMLElement>("[data-words]");
  const words = JSON.parse(list?.dataset["words"] ?? "") as StateWords;
  const input = judged?.verdict === "accepted" ? undefined : judged?.input?.trimEnd();
  const [status, code] = [state.querySelector("span"), state.querySelector("code")];
  if (!status || !code) return;
  status.textContent = formatState(words, judged, input !== undefined);
  code.textContent = (input && joinLines(input)) ?? input ?? "";
  state.dataset["state"] = judged?.verdict ?? "untried";
}

function formatState(words: StateWords, judged: Judged | undefined, hasInput: boolean): string {
  if (judged === undefined) return "";
  const verdict = words[judged.verdict];
  if (judged.verdict === "accepted") {
    const { lang } = document.documentElement;
    return fill(verdict, { seconds: secondsFormatter(lang)(judged.milliseconds) });
  }
  return hasInput ? fill(words.on, { verdict }) : verdict;
}

const store = new ProgressStore();

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Returns the path of the page's article. */
const currentPath = (): string | undefined =>
  document.querySelector<HTMLElement>("[data-article]")?.dataset["article"];

/** Returns the number of an exercise, from its id. */
const numberOf = (exercise: Element): number => Number(exercise.id.replace("exercise-", ""));

interface BookArticle {
  readonly path: string;
  readonly address: string;
  readonly title: string;
  /** The numbers of its checked exercises. */
  readonly exercises: readonly number[];
}

/** Links to the first unread article from the last article with progress on; hidden if there is none. */
function showNext(line: HTMLElement, progress: Progress): void {
  const book = JSON.parse(line.dataset["continue"] ?? "[]") as readonly BookArticle[];
  const last = book.findLastIndex(({ path }) => progress.has(path));
  const next = book.slice(Math.max(last, 0)).find(({ path }) => !progressIn(progress, path).read);
  const [link, count] = [line.querySelector("a"), line.querySelector("span")];
  line.hidden = last === -1 || !next || !link || !count;
  if (last === -1 || !next || !link || !count) return;
  const { path, address, title, exercises } = next;
  const solved = progressIn(progress, path).solved.filter((n) => exercises.includes(n)).length;
  link.href = address;
  link.textContent = title;
  const values = { solved, exercises: exercises.length };
  count.textContent = solved === 0 ? "" : `, ${fill(line.dataset["solved"] ?? "", values)}`;
}

/** Updates the marks in lists of articles, and the counts of read articles. */
function markLists(progress: Progress): void {
  for (const link of all("[data-read-mark]")) {
    link.hidden = !progressIn(progress, link.dataset["readMark"] ?? "").read;
  }
  for (const link of all("[data-solved-mark]")) {
    const { solvedMark: path = "", exercises: numbers = "", words: template = "" } = link.dataset;
    const exercises = numbers.split(" ").map(Number);
    const solved = progressIn(progress, path).solved.filter((n) => exercises.includes(n)).length;
    link.hidden = solved === 0;
    link.textContent = fill(template, { solved, exercises: exercises.length });
  }
  for (const link of all("[data-accepted-mark]")) {
    const { judged } = progressIn(progress, link.dataset["acceptedMark"] ?? "");
    link.hidden = judged?.verdict !== "accepted";
  }
  for (const state of all("[data-judged-state]")) {
    const path = state.dataset["judgedState"] ?? "";
    showJudgedState(state, progressIn(progress, path).judged);
  }
  for (const link of all("[data-continue]")) showNext(link, progress);
  for (const count of all("[data-read-count]")) {
    const part = count.closest("section, .home") ?? document;
    const marks = [...part.querySelectorAll<HTMLElement>("[data-read-mark]")];
    const values = { read: marks.filter(({ hidden }) => !hidden).length, articles: marks.length };
    count.textContent = fill(count.dataset["readCount"] ?? "", values);
  }
}

function mark(progress: Progress): void {
  markLists(progress);
  const path = currentPath();
  if (path === undefined) return;
  const { read, solved } = progressIn(progress, path);
  for (const button of all(".mark-read button")) button.ariaPressed = String(read);
  for (const exercise of all(".exercise")) {
    const solvedMark = exercise.querySelector<HTMLElement>(".exercise-solved");
    if (solvedMark) solvedMark.hidden = !solved.includes(numberOf(exercise));
  }
}

/** Shows the stored progress on the page. */
export function showProgress(): void {
  mark(store.read().progress);
  dispatchEvent(new Event("progressshown"));
}

/** Shows the progress, and at the end of the article whether it was stored. */
function show({ progress, trouble }: FoundProgress): void {
  mark(progress);
  for (const line of all(".mark-read [data-message]")) {
    line.hidden = line.dataset["message"] !== (trouble ?? "stored");
  }
}

/** Handles a click of the article's read mark. */
export function toggleRead(): void {
  const path = currentPath();
  if (path === undefined) return;
  show(store.change((progress) => markRead(progress, path, !progressIn(progress, path).read)));
}

/** Handles a right answer in an exercise. */
export function solve(exercise: Element): void {
  const path = currentPath();
  if (path === undefined) return;
  show(store.change((progress) => markSolved(progress, path, numberOf(exercise))));
}

/** Handles a judgement of the program for the article's problem. */
export function storeJudged(judged: Judged): void {
  const path = currentPath();
  if (path === undefined) return;
  const found = store.change((progress) => markJudged(progress, path, judged));
  // The verdict is announced, unless it could not be stored.
  if (found.trouble === undefined) mark(found.progress);
  else show(found);
}

import {
  count,
  either,
  exactText,
  boolean,
  list,
  number,
  object,
  only,
  text,
  tuple,
  where,
  type ReadBy,
  stored,
  writeStored,
} from "../../src/notebook/validation/read.ts";
import { readText, writeText, type StorageFault } from "../cell/drafts/browser-storage.ts";
import { PROGRESS_KEY } from "./progress-events.ts";

const LIMITS = { text: 200_000, path: 200, exercise: 1000, input: 1000 } as const;

const exercise = where(count, (number) => number >= 1 && number <= LIMITS.exercise);

const judged = either(
  object({ verdict: only("accepted"), milliseconds: where(number, (time) => time >= 0) }),
  object(
    {
      verdict: either(
        only("wrong"),
        only("type"),
        only("time"),
        only("memory"),
        only("runtime"),
        only("output"),
      ),
    },
    { input: text(LIMITS.input) },
  ),
);

/**
 * The judgement of the reader's program for a problem: the time of its largest input, or the verdict with the smallest
 * failing input, unless that input is long.
 */
export type Judged = ReadBy<typeof judged>;

const article = object(
  {
    read: boolean,
    /** The numbers of the exercises that were solved, in increasing order. */
    solved: where(list(LIMITS.exercise, exercise), (numbers) =>
      numbers.every((number, at) => number > (numbers[at - 1] ?? 0)),
    ),
  },
  { judged },
);

const entries = list(LIMITS.text, tuple(exactText(LIMITS.path), article));

/** A reader's progress in one article. */
export type ArticleProgress = ReadBy<typeof article>;

/** A reader's progress, by the article's path below the site's base. Articles without progress have no entry. */
export type Progress = ReadonlyMap<string, ArticleProgress>;

const NO_PROGRESS: ArticleProgress = { read: false, solved: [] };

/** Returns a reader's progress in an article. */
export const progressIn = (progress: Progress, path: string): ArticleProgress =>
  progress.get(path) ?? NO_PROGRESS;

/** Marks an article as read, or removes that mark. */
export const markRead = (progress: Progress, path: string, read: boolean): Progress =>
  put(progress, path, { ...progressIn(progress, path), read });

/** Marks an exercise of an article as solved. */
export function markSolved(progress: Progress, path: string, exercise: number): Progress {
  const before = progressIn(progress, path);
  const numbers = [...new Set([...before.solved, exercise])].sort((a, b) => a - b);
  return put(progress, path, { ...before, solved: numbers });
}

/** Stores the judgement of the program for an article's problem. A problem that was accepted once remains accepted. */
export function markJudged(progress: Progress, path: string, last: Judged): Progress {
  const before = progressIn(progress, path);
  if (before.judged?.verdict === "accepted" && last.verdict !== "accepted") return progress;
  const isLong = last.verdict !== "accepted" && (last.input?.length ?? 0) > LIMITS.input;
  return put(progress, path, { ...before, judged: isLong ? { verdict: last.verdict } : last });
}

function put(progress: Progress, path: string, done: ArticleProgress): Progress {
  const others = [...progress].filter(([other]) => other !== path);
  const hasProgress = done.read || done.solved.length > 0 || done.judged !== undefined;
  return new Map(hasProgress ? [...others, [path, done]] : others);
}

/** Returns the text that stores a reader's progress. */
export const writeProgress = (progress: Progress): string =>
  writeStored({ articles: Object.fromEntries(progress) });

const articles = (value: unknown): Progress | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const found = entries(Object.entries(value));
  return found && new Map(found);
};

const read = stored(LIMITS.text, (value) => object({ articles })(value)?.articles);

/** Reads a stored text as untrusted input. A damaged text, or one of another version, contains no progress. */
export function readProgress(text: string): Progress {
  const found = read(text);
  return typeof found === "string" ? new Map() : found;
}

/** A reader's progress on this page and, if it differs from the stored progress, the reason. */
export interface FoundProgress {
  readonly progress: Progress;
  readonly trouble?: StorageFault;
}

/**
 * A reader's progress in the browser's storage. The methods do not throw: they return failures, and progress that could
 * not be stored remains valid on this page.
 */
export class ProgressStore {
  /** The page's progress, if it could not be stored. */
  #unstored: Progress | undefined;

  /** Reads the stored progress. */
  read(): FoundProgress {
    const { text, trouble } = readText(PROGRESS_KEY);
    return { progress: this.#unstored ?? readProgress(text ?? ""), ...(trouble && { trouble }) };
  }

  /**
   * Reads the storage again, because another tab may have changed it, then changes the progress and stores it. Empty
   * progress is deleted.
   */
  change(change: (progress: Progress) => Progress): FoundProgress {
    const progress = change(this.read().progress);
    const text = progress.size === 0 ? undefined : writeProgress(progress);
    const trouble = writeText(PROGRESS_KEY, text);
    this.#unstored = trouble && progress;
    return { progress, ...(trouble && { trouble }) };
  }
}

import { fields, parseFields } from "../../src/kernel/drafts/fields.ts";

/** How far a reader has come in one article. */
export interface ArticleProgress {
  readonly read: boolean;
  /** The numbers of the exercises that were solved, in increasing order. */
  readonly solved: readonly number[];
}

/** How far a reader has come, by the article's path below the site's base. Where nothing is done, nothing stands. */
export type Progress = ReadonlyMap<string, ArticleProgress>;

/** Why a stored text cannot be read. */
export type ProgressFault = "damaged" | "version";

const NOTHING_DONE: ArticleProgress = { read: false, solved: [] };
const VERSION = 1;
const LIMITS = { text: 200_000, path: 200, exercise: 1000 } as const;

/** How far a reader has come in this article. */
export const progressIn = (progress: Progress, path: string): ArticleProgress =>
  progress.get(path) ?? NOTHING_DONE;

/** Marks an article as read, or takes that mark back. */
export const markRead = (progress: Progress, path: string, read: boolean): Progress =>
  put(progress, path, { ...progressIn(progress, path), read });

/** Marks an exercise of an article as solved. */
export function markSolved(progress: Progress, path: string, exercise: number): Progress {
  const { read, solved } = progressIn(progress, path);
  const numbers = [...new Set([...solved, exercise])].sort((a, b) => a - b);
  return put(progress, path, { read, solved: numbers });
}

/** Forgets what was done in an article. */
export const forgetArticle = (progress: Progress, path: string): Progress =>
  put(progress, path, NOTHING_DONE);

function put(progress: Progress, path: string, done: ArticleProgress): Progress {
  const others = [...progress].filter(([other]) => other !== path);
  return new Map(done.read || done.solved.length > 0 ? [...others, [path, done]] : others);
}

/** The stored text of a reader's progress. */
export const writeProgress = (progress: Progress): string =>
  JSON.stringify({ version: VERSION, articles: Object.fromEntries(progress) });

/** Reads a stored text as a stranger's: what comes back is complete and within its bounds, or a fault. */
export function readProgress(text: string): Progress | ProgressFault {
  const { version, articles } = text.length > LIMITS.text ? {} : parseFields(text);
  if (Number.isSafeInteger(version) && version !== VERSION) return "version";
  if (version !== VERSION || typeof articles !== "object" || articles === null) return "damaged";
  const read = new Map<string, ArticleProgress>();
  for (const [path, done] of Object.entries(articles)) {
    const found = readArticle(done);
    if (found === undefined || path.length > LIMITS.path) return "damaged";
    read.set(path, found);
  }
  return read;
}

function readArticle(value: unknown): ArticleProgress | undefined {
  const { read, solved } = fields(value);
  if (typeof read !== "boolean" || !Array.isArray(solved)) return undefined;
  const numbers: readonly unknown[] = solved;
  return numbers.every(isExercise) ? { read, solved: numbers } : undefined;
}

const isExercise = (value: unknown, at: number, all: readonly unknown[]): value is number =>
  Number.isSafeInteger(value) &&
  Number(value) > Number(at === 0 ? 0 : all[at - 1]) &&
  Number(value) <= LIMITS.exercise;

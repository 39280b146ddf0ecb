import type { ListedArticle } from "./listed-article.ts";
import { progressIn, type Progress } from "./progress.ts";

/** How many exercises of an article are solved, of those that it has now. */
export const solvedIn = (progress: Progress, { path, exercises }: ListedArticle): number =>
  progressIn(progress, path).solved.filter((number) => exercises.includes(number)).length;

/** Whether the reader's program for an article's problem has been accepted. */
export const isAccepted = (progress: Progress, { path, isJudged }: ListedArticle): boolean =>
  isJudged && progressIn(progress, path).judged?.verdict === "accepted";

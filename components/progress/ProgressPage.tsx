import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { progressIn, type Progress } from "./progress.ts";
import { ProgressStore, type FoundProgress } from "./progress-store.ts";

/** An article as the page lists it. */
interface ListedArticle {
  readonly path: string;
  readonly title: string;
  /** The language of the title where it is not the page's. */
  readonly lang?: string | undefined;
  readonly address: string;
  /** The numbers of the exercises that can be solved in the page. */
  readonly exercises: readonly number[];
  /** Whether it is about a problem for which programs are judged in the page. */
  readonly isJudged: boolean;
}

/** How many exercises of an article are solved, of those that it has now. */
const solvedIn = (progress: Progress, { path, exercises }: ListedArticle): number =>
  progressIn(progress, path).solved.filter((number) => exercises.includes(number)).length;

/** Whether the reader's program for an article's problem has been accepted. */
const isAccepted = (progress: Progress, { path, isJudged }: ListedArticle): boolean =>
  isJudged && progressIn(progress, path).judged?.verdict === "accepted";

/** A reader's stored progress, updated when other tabs change it; undefined at build. */
function useProgress() {
  const [store] = useState(() => new ProgressStore(() => localStorage));
  const [found, setFound] = useState<FoundProgress>();
  useEffect(() => {
    const look = (): void => setFound(store.read());
    look();
    for (const event of ["storage", "pageshow"]) addEventListener(event, look);
    return () => {
      for (const event of ["storage", "pageshow"]) removeEventListener(event, look);
    };
  }, [store]);
  return { found, forget: () => setFound(store.change(() => new Map())) };
}

interface ProgressRowProps {
  readonly article: ListedArticle;
  /** Not known at build. */
  readonly progress: Progress | undefined;
  readonly words: Words["progress"];
}

/** An article with the reader's progress in it. */
function ProgressRow({ article, progress, words }: ProgressRowProps) {
  const { path, address, title, lang, exercises } = article;
  return (
    <li class="progress-row">
      <a href={address} lang={lang}>
        {title}
      </a>
      <p class="small progress-facts status">
        {progress && (
          <>
            {progressIn(progress, path).read ? (
              <span class="progress-mark">{words.read}</span>
            ) : (
              words.unread
            )}
            {exercises.length > 0 &&
              ` · ${fill(words.solvedOf, { solved: solvedIn(progress, article), exercises: exercises.length })}`}
            {isAccepted(progress, article) && (
              <>
                {" · "}
                <span class="progress-mark">{words.accepted}</span>
              </>
            )}
          </>
        )}
      </p>
    </li>
  );
}

interface Props {
  readonly groups: readonly {
    readonly title: string;
    readonly articles: readonly ListedArticle[];
  }[];
  readonly words: Words["progress"];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Shows all of a reader's stored progress, and deletes it on request. Before hydration it lists the articles alone. */
export function ProgressPage({ groups, words }: Props) {
  const { found, forget } = useProgress();
  const [isForgotten, setForgotten] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const articles = groups.flatMap((group) => group.articles);
  const progress = found?.progress ?? new Map();
  const total = {
    articles: articles.length,
    read: articles.filter(({ path }) => progressIn(progress, path).read).length,
    exercises: sum(articles.map(({ exercises }) => exercises.length)),
    solved: sum(articles.map((article) => solvedIn(progress, article))),
    problems: articles.filter(({ isJudged }) => isJudged).length,
    accepted: articles.filter((article) => isAccepted(progress, article)).length,
  };
  const trouble = found?.trouble;
  const nothing = progress.size === 0;
  // The button that had the focus is removed once it has been pressed. What gets the focus is read, so it is no status.
  useEffect(() => {
    if (isForgotten) outcome.current?.focus();
  }, [isForgotten]);

  return (
    <div class="progress-page">
      <div class="small progress-said needs-script">
        {found && (
          <p>
            {trouble ? words.troubles[trouble] : nothing ? words.none : fill(words.total, total)}
          </p>
        )}
        <p ref={outcome} tabIndex={-1}>
          {isForgotten && words.forgotten}
        </p>
        {!nothing && (
          <button
            type="button"
            onClick={() => {
              if (!confirm(words.forgetSure)) return;
              forget();
              setForgotten(true);
            }}
          >
            {words.forgetAll}
          </button>
        )}
      </div>
      {groups.map(({ title, articles }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol class="contents">
            {articles.map((article) => (
              <ProgressRow
                key={article.path}
                article={article}
                progress={found?.progress}
                words={words}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

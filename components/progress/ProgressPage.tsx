import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { ListedArticle } from "./listed-article.ts";
import { forgetArticle, progressIn, type Progress } from "./progress.ts";
import { ignoreHeldKey } from "../ui/ignore-held-key.ts";
import { ProgressStore, type FoundProgress } from "./progress-store.ts";

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
  return { store, found, setFound };
}

interface ProgressRowProps {
  readonly article: ListedArticle;
  /** Not known at build. */
  readonly progress: Progress | undefined;
  readonly words: Words["progress"];
  readonly forget: () => void;
}

/** An article with the reader's progress in it. */
function ProgressRow({ article, progress, words, forget }: ProgressRowProps) {
  const { path, address, title, lang, exercises } = article;
  const facts = useRef<HTMLParagraphElement>(null);
  return (
    <li class="row apart progress-row">
      <div>
        <a href={address} lang={lang}>
          {title}
        </a>
        <p class="small progress-facts status" ref={facts} tabIndex={-1}>
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
      </div>
      {progress?.has(path) && (
        <button
          type="button"
          aria-label={fill(words.forgetArticle, { title })}
          onClick={() => {
            forget();
            // The button goes. What is true of the article now is read as it gets the focus.
            requestAnimationFrame(() => facts.current?.focus());
          }}
        >
          {words.forgetOne}
        </button>
      )}
    </li>
  );
}

interface ForgetAllProps {
  readonly words: Words["progress"];
  readonly forget: () => void;
}

/** Deletes all progress, at the second press: of another button, which is read out as it gets the focus. */
function ForgetAll({ words, forget }: ForgetAllProps) {
  const [sure, setSure] = useState<boolean>();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure !== undefined) main.current?.focus();
  }, [sure]);
  return (
    <div class="row">
      <button
        key={sure ? "sure" : "ask"}
        ref={main}
        type="button"
        class={sure ? "primary" : ""}
        onKeyDown={ignoreHeldKey}
        onClick={() => (sure ? forget() : setSure(true))}
      >
        {sure ? words.forgetSure : words.forgetAll}
      </button>
      {sure && (
        <button type="button" onClick={() => setSure(false)}>
          {words.keepIt}
        </button>
      )}
    </div>
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
  const { store, found, setFound } = useProgress();
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
  const nothing = progress.size === 0 && found?.unreadable === undefined;
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
        {found?.unreadable !== undefined && (
          <details>
            <summary>{words.stored}</summary>
            <pre class="loose-text">{found.unreadable}</pre>
          </details>
        )}
        <p ref={outcome} tabIndex={-1}>
          {isForgotten && words.forgotten}
        </p>
        {found && !nothing && (
          <ForgetAll
            words={words}
            forget={() => {
              setFound(store.forget());
              setForgotten(true);
            }}
          />
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
                forget={() =>
                  setFound(store.change((stored) => forgetArticle(stored, article.path)))
                }
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

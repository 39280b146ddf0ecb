import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { ForgetAll } from "./ForgetAll.tsx";
import type { ListedArticle } from "./listed-article.ts";
import { forgetArticle, progressIn } from "./progress.ts";
import { ProgressRow } from "./ProgressRow.tsx";
import { isAccepted, solvedIn } from "./solved-in.ts";
import { useProgress } from "./use-progress.ts";

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
      <div class="progress-said needs-script">
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
                forget={() => setFound(store.change((kept) => forgetArticle(kept, article.path)))}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

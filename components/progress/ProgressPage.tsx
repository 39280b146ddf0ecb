import { useEffect, useRef, useState } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import { progressIn, ProgressStore, type FoundProgress, type Progress } from "./progress.ts";
import { Button } from "../ui/controls.tsx";

/** An article in the page's lists. */
interface ListedArticle {
  readonly path: string;
  readonly title: string;
  /** The language of the title if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly address: string;
  /** The numbers of the exercises that can be solved in the page. */
  readonly exercises: readonly number[];
  /** Whether the article is about a problem with a judge. */
  readonly isJudged: boolean;
}

/** Returns the number of the article's current exercises that are solved. */
const solvedIn = (progress: Progress, { path, exercises }: ListedArticle): number =>
  progressIn(progress, path).solved.filter((number) => exercises.includes(number)).length;

/** Reports whether the reader's program for an article's problem has been accepted. */
const isAccepted = (progress: Progress, { path, isJudged }: ListedArticle): boolean =>
  isJudged && progressIn(progress, path).judged?.verdict === "accepted";

/** Returns the reader's stored progress, updated when other tabs change it; undefined at build. */
function useProgress() {
  const [store] = useState(() => new ProgressStore());
  const [found, setFound] = useState<FoundProgress>();
  useEffect(() => {
    const update = (): void => setFound(store.read());
    update();
    for (const event of ["storage", "pageshow"]) addEventListener(event, update);
    return () => {
      for (const event of ["storage", "pageshow"]) removeEventListener(event, update);
    };
  }, [store]);
  return { found, deleteAll: () => setFound(store.change(() => new Map())) };
}

interface RowProps {
  readonly article: ListedArticle;
  readonly progress: Progress;
  readonly words: Words["progress"];
}

/** Shows an article in which the reader has made progress. */
function ProgressRow({ article, progress, words }: RowProps) {
  const { path, address, title, lang, exercises } = article;
  const solved = solvedIn(progress, article);
  const facts = [
    progressIn(progress, path).read && words.read,
    solved > 0 && fill(words.solvedOf, { solved, exercises: exercises.length }),
    isAccepted(progress, article) && words.accepted,
  ];
  return (
    <li class="progress-row row apart">
      <a href={address} lang={lang}>
        {title}
      </a>
      <span class="small soft">{facts.filter(Boolean).join(" · ")}</span>
    </li>
  );
}

/** Shows a progress bar with its numbers. */
function Bar({ done, all, text }: { done: number; all: number; text: string }) {
  return (
    <label class="progress-bar small">
      {text}
      <progress max={all} value={done} />
    </label>
  );
}

/** Shows the progress in a part of the book: bars, and the articles with progress. */
function Part({
  title,
  address,
  articles,
  progress,
  words,
}: Props["groups"][number] & Omit<RowProps, "article">) {
  const exercises = sum(articles.map((one) => one.exercises.length));
  const judged = articles.filter(({ isJudged }) => isJudged);
  const read = articles.filter(({ path }) => progressIn(progress, path).read).length;
  const solved = sum(articles.map((article) => solvedIn(progress, article)));
  const accepted = judged.filter((article) => isAccepted(progress, article)).length;
  const started = articles.filter(
    (one) =>
      progressIn(progress, one.path).read ||
      solvedIn(progress, one) > 0 ||
      isAccepted(progress, one),
  );
  const bars = [
    {
      done: read,
      all: articles.length,
      text: fill(words.readOf, { read, articles: articles.length }),
    },
    { done: solved, all: exercises, text: fill(words.exercisesOf, { solved, exercises }) },
    {
      done: accepted,
      all: judged.length,
      text: fill(words.acceptedOf, { accepted, problems: judged.length }),
    },
  ];
  return (
    <section>
      <h2>
        <a href={address}>{title}</a>
      </h2>
      <div class="needs-script">
        {bars.map((bar) => bar.all > 0 && <Bar key={bar.text} {...bar} />)}
      </div>
      <ul class="contents optional">
        {started.map((article) => (
          <ProgressRow key={article.path} {...{ article, progress, words }} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly groups: readonly {
    readonly title: string;
    readonly address: string;
    readonly articles: readonly ListedArticle[];
  }[];
  readonly words: Words["progress"];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Shows all of a reader's stored progress, and deletes it on request. */
export function ProgressPage({ groups, words }: Props) {
  const { found, deleteAll } = useProgress();
  const [isDeleted, setDeleted] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const progress: Progress = found?.progress ?? new Map();
  const [first] = groups.flatMap((group) => group.articles);
  const trouble = found?.trouble;
  const nothing = progress.size === 0;
  // The click removes the focused button. The message gets the focus, which announces it, so that it is not a status.
  useEffect(() => {
    if (isDeleted) outcome.current?.focus();
  }, [isDeleted]);

  return (
    <div class="progress-page">
      <div class="small progress-status needs-script">
        {found && (trouble || nothing) && (
          <p>
            {words.troubles[trouble ?? "none"]}{" "}
            {nothing && first && (
              <a class="button primary" href={first.address}>
                {fill(words.start, { title: first.title })}
              </a>
            )}
          </p>
        )}
        <p ref={outcome} tabIndex={-1}>
          {isDeleted && words.forgotten}
        </p>
        {!nothing && (
          <Button
            text={words.forgetAll}
            onPress={() => {
              if (!confirm(words.forgetSure)) return;
              deleteAll();
              setDeleted(true);
            }}
          />
        )}
      </div>
      {groups.map((group) => (
        <Part key={group.title} {...group} {...{ progress, words }} />
      ))}
    </div>
  );
}

import { useRef } from "preact/hooks";
import { fill } from "../../src/i18n/fill.ts";
import type { Words } from "../../src/i18n/words.ts";
import type { ListedArticle } from "./listed-article.ts";
import { progressIn, type Progress } from "./progress.ts";
import { isAccepted, solvedIn } from "./solved-in.ts";

interface Props {
  readonly article: ListedArticle;
  /** Not known at build. */
  readonly progress: Progress | undefined;
  readonly words: Words["progress"];
  readonly forget: () => void;
}

/** An article with the reader's progress in it. */
export function ProgressRow({ article, progress, words, forget }: Props) {
  const { path, address, title, lang, exercises } = article;
  const facts = useRef<HTMLParagraphElement>(null);
  return (
    <li class="progress-row">
      <div>
        <a href={address} lang={lang}>
          {title}
        </a>
        <p class="progress-facts" ref={facts} tabIndex={-1}>
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

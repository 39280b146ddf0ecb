import type { Words } from "../../src/i18n/words.ts";
import { Excerpt } from "./Excerpt.tsx";
import type { Found } from "./index-client.ts";

interface Props {
  readonly count: number;
  readonly shown: readonly Found[];
  readonly words: Words["search"];
  readonly more: () => void;
}

/** What was found, best first: each page with its places, and the text around the words. */
export function FoundList({ count, shown, words, more }: Props) {
  return (
    <>
      <ol class="search-results" aria-label={words.results}>
        {shown.map(({ url, title, section, excerpt, parts }) => (
          <li key={url}>
            {section && <span class="search-section">{section}</span>}
            <a href={url}>{title}</a>
            <Excerpt markup={excerpt} />
            {parts.length > 0 && (
              <ul>
                {parts.map((part) => (
                  <li key={part.url}>
                    <a href={part.url}>{part.title}</a>
                    <Excerpt markup={part.excerpt} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {shown.length < count && (
        <button type="button" onClick={more}>
          {words.more}
        </button>
      )}
    </>
  );
}

import type { Words } from "../../src/i18n/words.ts";
import type { Found } from "./found.ts";

/** Text around the words that were found, these marked. Any markup in it other than `mark` is shown as text. */
function Excerpt({ markup }: { readonly markup: string }) {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  return (
    <p class="search-excerpt">
      {[...body.childNodes].map((node) =>
        node.nodeName === "MARK" ? <mark>{node.textContent}</mark> : node.textContent,
      )}
    </p>
  );
}

interface Props {
  readonly count: number;
  readonly shown: readonly Found[];
  readonly words: Words["search"];
  readonly more: () => void;
}

/** The results, best first: each page with its sections, and the text around the words. */
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

import { fetchJson } from "../ui/fetch-json.ts";
import type { NamedPlace } from "../../src/articles/named-place.ts";
import type { Words } from "../../src/i18n/words.ts";

/** What the search of a language is made of, as the file beside its page has it. */
export interface SearchParts {
  readonly places: readonly NamedPlace[];
  readonly words: Words["search"];
}

let loading: Promise<SearchParts> | undefined;

/**
 * The parts of the search, loaded once from the file `from`, the same for the whole page; asked for again after a failure.
 *
 * @throws when they cannot be loaded
 */
export function searchParts(from: string): Promise<SearchParts> {
  loading ??= fetchJson<SearchParts>(from).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A link of an article. */
export interface ArticleLink {
  /** Its whole address. */
  readonly url: string;
  readonly text: string;
}

/** The content of a printed note: a page of the site has a title. */
export interface LinkNote {
  readonly title: string | undefined;
  readonly address: string;
}

/** The target of a link without its fragment: a page of the site by its path. */
export function targetOf(url: string, page: string): string {
  const { origin, pathname, href } = new URL(url, page);
  return origin === new URL(page).origin ? pathname : href;
}

const bare = (address: string): string => address.replace(/^[a-z]+:\/\//, "").replace(/\/$/, "");

/**
 * The notes for the links of an article, in order: in print each link has the number of its note. Links to the same page
 * share a note; links within the page, and links whose text is their address, have none.
 *
 * @param page address of the article's page
 * @param titles of the site's pages, by path
 * @param host the prefix of the paths of the site's pages: empty where the site has no known address
 */
export function linkNotes(
  links: readonly ArticleLink[],
  page: string,
  titles: ReadonlyMap<string, string>,
  host: string,
): ReadonlyMap<string, LinkNote> {
  const own = targetOf(page, page);
  const notes = new Map<string, LinkNote>();
  for (const { url, text } of links) {
    const target = targetOf(url, page);
    const address = target.startsWith("/") ? host + target : target;
    if (target === own || text.includes(bare(address))) continue;
    notes.set(target, { title: titles.get(target), address });
  }
  return notes;
}

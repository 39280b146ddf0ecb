/** A link as it stands in an article. */
export interface ArticleLink {
  /** Its whole address. */
  readonly url: string;
  readonly text: string;
}

/** What a note on paper says: a page of the site has a title. */
export interface LinkNote {
  readonly title: string | undefined;
  readonly address: string;
}

/** What a link leads to, without its place there: a page of the site by its path. */
export function targetOf(url: string, page: string): string {
  const { origin, pathname, href } = new URL(url, page);
  return origin === new URL(page).origin ? pathname : href;
}

const bare = (address: string): string => address.replace(/^[a-z]+:\/\//, "").replace(/\/$/, "");

/**
 * What the links of an article lead to, in their order: on paper each link has the number of its note. Links to one page
 * share one; those that stay on the page, or show their own address, need none.
 *
 * @param page address of the article's page
 * @param titles of the site's pages, by their paths
 * @param host what stands before the path of a page of the site: empty where the site has no address
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

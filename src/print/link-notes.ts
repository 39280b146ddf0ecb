/** What an article's links may lead to, and how paper names it. */
export interface Targets {
  /** The address that a link of the page means, without its place on that page; undefined when it stays on the page. */
  readonly address: (href: string) => string | undefined;
  /** The title of a page of the site, as HTML. */
  readonly title: (address: string) => string | undefined;
}

/** Not read on paper, or a statement's own head: what stands in these has no notes. */
const SKIPPED =
  /<nav\b.*?<\/nav>|<astro-island\b.*?<\/astro-island>|<div class="notebook-bar".*?<\/div>|<span class="environment-head".*?<\/span>|<p class="article-facts article-terms".*?<\/p>/
    .source;
const LINK = /<a\b([^>]*?\bhref="([^"]*)"[^>]*)>(.*?)<\/a>/.source;
const PARTS = new RegExp(`${SKIPPED}|${LINK}`, "gs");

const bare = (address: string): string => address.replace(/^[a-z]+:\/\//, "").replace(/\/$/, "");

const noteText = (address: string, title: string | undefined): string => {
  const where = `<span class="link-note-address">${address}</span>`;
  return title === undefined ? where : `${title}, ${where}`;
};

/**
 * A page whose links are numbered, for paper alone, with the list of what they lead to at the end of its
 * article. Links to one page share a number; those that show their own address need none.
 *
 * Cost: linear in the page.
 */
export function withLinkNotes(html: string, { address, title }: Targets, heading: string): string {
  const start = html.indexOf("<article");
  const end = html.lastIndexOf("</article>");
  if (start === -1 || end === -1) return html;
  const numbers = new Map<string, number>();
  const numbered = html
    .slice(start, end)
    .replace(
      PARTS,
      (part: string, ...[attributes, href = "", text = ""]: (string | undefined)[]) => {
        const to = attributes === undefined ? undefined : address(href);
        if (attributes === undefined || to === undefined || text.includes(bare(to))) return part;
        const n = numbers.get(to) ?? numbers.size + 1;
        numbers.set(to, n);
        return `<a data-note="${n}"${attributes}>${text}</a>`;
      },
    );
  if (numbers.size === 0) return html;
  const notes = [...numbers.keys()].map((to) => `<li>${noteText(to, title(to))}</li>`).join("");
  const list = `<section class="link-notes"><h2>${heading}</h2><ol>${notes}</ol></section>`;
  return html.slice(0, start) + numbered + list + html.slice(end);
}

/** A page of the built site for the book. */
export interface BookPage {
  /** Its address, as links write it: "/foundations/mex/". */
  readonly path: string;
  readonly html: string;
}

/** The book's own texts. */
export interface BookWords {
  readonly title: string;
  readonly subtitle: string;
  readonly contents: string;
}

/** The input of `makeBook`. */
export interface BookParts {
  readonly pages: readonly BookPage[];
  readonly words: BookWords;
}

/** An article of the book, as listed in its contents. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/**
 * Turns the document in which it runs into a book: a title page, the contents, and the articles of these pages. Ids are
 * made unique in the book, and links to other articles lead to their chapters. It is
 * serialised and run in a browser, so it must not refer to anything outside itself.
 *
 * @returns the chapters, in the order of the book
 */
export function makeBook({ pages, words }: BookParts): Chapter[] {
  const ID_ATTRIBUTES = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "aria-owns",
  ];
  const LEFT_OUT =
    "script, style, link, noscript, template, .article-bar, .around, .term-note, .notebook-bar";
  const chapterId = (path: string) => path.replace(/^\/|\/$/g, "").replaceAll("/", "-");
  const chapters = new Map(pages.map(({ path }) => [path, chapterId(path)]));
  const element = (name: string, className: string, text = "") => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };

  const textOf = (article: Element, selector: string): string => {
    const found = article.querySelector(selector);
    if (!found) throw new Error(`Cannot make book: an article must have ${selector}`);
    return found.textContent;
  };

  const giveOwnIds = (article: Element, own: string) => {
    const ids = new Set([...article.querySelectorAll("[id]")].map(({ id }) => id));
    const renamed = (id: string) => (ids.has(id) ? `${own}.${id}` : id);
    for (const part of article.querySelectorAll("*")) {
      if (part.id !== "") part.id = renamed(part.id);
      for (const { name, value } of [...part.attributes]) {
        if (ID_ATTRIBUTES.includes(name)) {
          part.setAttribute(name, value.split(/\s+/).map(renamed).join(" "));
        } else if (value.includes("url(#")) {
          const drawn = value.replace(
            /url\(#([^)]+)\)/g,
            (_, id: string) => `url(#${renamed(id)})`,
          );
          part.setAttribute(name, drawn);
        }
      }
    }
  };

  const leadLinks = (article: Element, path: string) => {
    const own = new URL(path, location.origin);
    for (const link of article.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      const to = new URL(link.getAttribute("href") ?? "", own);
      const chapter = to.origin === own.origin ? chapters.get(to.pathname) : undefined;
      if (chapter !== undefined) {
        const place = decodeURIComponent(to.hash.slice(1));
        link.setAttribute("href", place === "" ? `#${chapter}` : `#${chapter}.${place}`);
      } else if (to.origin === own.origin) {
        link.removeAttribute("href");
      }
    }
  };

  const contents = element("nav", "book-contents");
  contents.append(element("h1", "", words.contents));
  const titlePage = element("header", "book-title");
  titlePage.append(element("h1", "", words.title), element("p", "", words.subtitle));
  const body = element("main", "book");
  let section = "";
  let list = document.createElement("ol");
  const made = pages.map(({ path, html }): Chapter => {
    const source = new DOMParser().parseFromString(html, "text/html").querySelector("article");
    if (!source)
      throw new Error(`Cannot make book: a page must have an article, and ${path} has none`);
    const article = document.importNode(source, true);
    for (const part of article.querySelectorAll(LEFT_OUT)) part.remove();
    const id = chapterId(path);
    giveOwnIds(article, id);
    leadLinks(article, path);
    article.id = id;
    article.removeAttribute("data-page");
    body.append(article);
    const title = textOf(article, "h1");
    const part = textOf(article, ".article-section");
    if (part !== section) {
      section = part;
      list = document.createElement("ol");
      contents.append(element("p", "book-part", part), list);
    }
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = title;
    line.append(link);
    list.append(line);
    return { id, title };
  });
  document.title = words.title;
  document.body.replaceChildren(titlePage, contents, body);
  return made;
}

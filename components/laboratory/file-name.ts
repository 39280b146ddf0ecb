/** The name of a file about a game, without its ending: what no file system minds of the text, 60 characters at most. */
export const fileName = (text: string): string =>
  text
    .replaceAll("?", "~")
    .replace(/[^\w.+!=~-]+/g, "_")
    .slice(0, 60);

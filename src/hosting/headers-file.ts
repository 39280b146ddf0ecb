import { always, ASK, KEEP, kept, keptFolders, rules, type Headers } from "./answers.ts";

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Both hosts also answer under a page's name without its ending. */
const names = (file: string): string[] =>
  file.endsWith(".html") ? [file, file.replace(/\.html$/, "")] : [file];

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. It knows no regular expressions, so it
 * names the files that a rule is for. Where two blocks name one header, both values are sent.
 *
 * @param base the site's base path, with slashes at its ends
 * @param files all files of the built site, relative to the base
 */
export function headersFile(base: string, files: readonly string[]): string {
  const matching = (path: string) => files.filter((file) => new RegExp(`^${path}`).test(file));
  const single = matching(kept).filter(
    (file) => !keptFolders.some((folder) => file.startsWith(folder)),
  );
  return `${[
    block(`${base}*`, always),
    // A copy for offline use is replaced as soon as there is a newer edition.
    block(`${base}sw.js`, { "Cache-Control": ASK }),
    ...[...keptFolders.map((folder) => `${folder}*`), ...single].map((path) =>
      block(base + path, { "Cache-Control": KEEP }),
    ),
    ...rules.flatMap(({ path, headers }) =>
      matching(path).flatMap((file) => names(file).map((name) => block(base + name, headers))),
    ),
  ].join("\n\n")}\n`;
}

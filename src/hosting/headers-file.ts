import { always, ASK, KEEP, kept, keptFolders, rules, type Headers } from "./answers.ts";

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/** Both hosts also serve a page under its name without the extension. */
const names = (file: string): string[] =>
  file.endsWith(".html") ? [file, file.replace(/\.html$/, "")] : [file];

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Its syntax has no regular expressions,
 * so it lists the files of each rule. Where two blocks name one header, both values are sent.
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
    // Revalidated, so that the copy for offline use is updated with the next edition.
    block(`${base}sw.js`, { "Cache-Control": ASK }),
    ...[...keptFolders.map((folder) => `${folder}*`), ...single].map((path) =>
      block(base + path, { "Cache-Control": KEEP }),
    ),
    ...rules.flatMap(({ path, headers }) =>
      matching(path).flatMap((file) => names(file).map((name) => block(base + name, headers))),
    ),
  ].join("\n\n")}\n`;
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";

const INLINED = /url\("?data:font\/[^,]*;base64,([A-Za-z0-9+/=]+)/g;

/** The licence of all fonts, as SPDX names it. */
export const FONT_LICENCE = "OFL-1.1";
const NAMED = /SIL Open Font License, Version 1\.1/;

/** Every font of a built site: files, and data URLs in style sheets. */
function fontsOf(site: string): Buffer[] {
  const files = globSync("**/*.{woff2,woff,ttf}", { cwd: site });
  const inlined = globSync("**/*.css", { cwd: site }).flatMap((file) =>
    [...readFileSync(join(site, file), "utf8").matchAll(INLINED)].map(([, data = ""]) =>
      Buffer.from(data, "base64"),
    ),
  );
  return [...files.map((file) => readFileSync(join(site, file))), ...inlined];
}

/** The copyright and licence notice in a font. */
function noticeOf(data: Buffer): string {
  const font = create(data);
  const notice = font.isCollection ? null : font.getName("license");
  if (notice === null || !NAMED.test(notice)) {
    throw new Error(`A font of the site does not say that it is under ${FONT_LICENCE}: ${notice}`);
  }
  return notice.replaceAll("\r", "");
}

/**
 * The copyright and licence notices in the fonts of a built site, each once, sorted. A subset of a font has the notice of
 * the whole font.
 *
 * @throws Error for a font without a notice, or under another licence
 */
export const fontNotices = (site: string): string[] =>
  [...new Set(fontsOf(site).map(noticeOf))].sort();

import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import type { Visits } from "./ask-engine.ts";
import { key } from "./reader.ts";

/** The first of each folder's articles, and all that stand in no folder. */
const oneOfEachKind = (pages: readonly string[]): string[] => {
  const folder = (page: string): string => page.replace(/\w[^/]*\/$/, "");
  return pages.filter(
    (page) =>
      folder(page) === "/" || page === pages.find((other) => folder(other) === folder(page)),
  );
};

const pages = [...builtPages(), "/404.html"];

/** Every page; in short, one of each kind. */
export function askPages({ revisit }: Visits): void {
  test.each(whole ? pages : oneOfEachKind(pages))(
    "%s comes alive, and no part is wider than the window",
    async (path) => {
      const reader = await revisit(path);
      await reader.type(key.shift); // What is in sight waits for a sign of the reader.
      await reader.see(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame); // The window shows what stands there.
        }
      });
      await reader.see(() => {
        for (const part of document.querySelectorAll("astro-island"))
          part.dispatchEvent(new PointerEvent("pointerover"));
      });
      // What stands in a closed fold comes alive when that is opened.
      await reader.until(
        () =>
          ![...document.querySelectorAll("astro-island[ssr]")].some((island) =>
            island.firstElementChild?.checkVisibility(),
          ),
      );
      const page = await reader.see(() => ({
        headings: document.querySelectorAll("h1").length,
        tooWide: document.documentElement.scrollWidth - innerWidth,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(page.headings).toBe(1);
      expect(page.tooWide).toBeLessThanOrEqual(0);
      expect(page.paper).toMatch(/^(rgb|oklch|color)/);
    },
  );
}

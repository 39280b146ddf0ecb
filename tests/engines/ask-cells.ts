import { expect, test } from "vitest";
import { builtNotebooks } from "../support/built-pages.ts";
import { whole } from "../support/extent.ts";
import type { Visits } from "./ask-engine.ts";
import { button } from "./look.ts";

/** An article of few cells, which WebKit takes a second each to run. */
const SMALL = "/problems/hdu1848/";

/** Engines differ in where they break the text of a picture, and in what they know of where an error comes from. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(".cell-outputs")].map((output) =>
    output.innerText
      .replace(/\s+/g, " ")
      .replace(/^(\w*Error)( in \w+, called from)? line \d+/, "$1")
      .trim(),
  );

/** The cells of all articles; in short, of one. */
export function askCells({ revisit }: Visits): void {
  test.each(whole ? builtNotebooks() : [SMALL])(
    "the cells of %s show what the build recorded",
    async (path) => {
      const reader = await revisit(path);
      const recorded = await reader.see(shown);
      expect(recorded.length).toBeGreaterThan(2);
      await reader.press(button, ".notebook-bar", "Run all");
      await reader.until(() =>
        [...document.querySelectorAll(".cell:not(.cell-solution)")].every((cell) =>
          /fresh|failed/.test(cell.getAttribute("data-state") ?? ""),
        ),
      );
      // Formulas and graphs are set by scripts that come late.
      await expect.poll(() => reader.see(shown), { timeout: 20_000 }).toEqual(recorded);
    },
  );
}

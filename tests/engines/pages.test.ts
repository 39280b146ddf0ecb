import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { inEveryEngine } from "./in-every-engine.ts";

inEveryEngine(({ revisit }) => {
  test.each([...builtPages(), "/404.html"])("%s comes alive, and no part is wider than the window", async (path) => {
    const reader = await revisit(path);
    await reader.see(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await reader.see(() => {
      for (const part of document.querySelectorAll("astro-island"))
        part.dispatchEvent(new PointerEvent("pointerover"));
    });
    await reader.until(() => !document.querySelector("astro-island[ssr]"));
    const page = await reader.see(() => ({
      headings: document.querySelectorAll("h1").length,
      tooWide: document.documentElement.scrollWidth - innerWidth,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(page.headings).toBe(1);
    expect(page.tooWide).toBeLessThanOrEqual(0);
    expect(page.paper).toMatch(/^(rgb|oklch|color)/);
  });
}); // prettier-ignore

import { expect, test } from "vitest";
import { whole } from "../support/extent.ts";
import type { Visits } from "./ask-engine.ts";
import { button, first, says, text } from "./look.ts";
import { key } from "./reader.ts";

/** What a reader does besides. */
export function askReading({ visit, revisit }: Visits): void {
  test("the solver panel solves its sample", async () => {
    const reader = await revisit("/problems/hdu1848/");
    await reader.press(button, ".solver", "Load sample");
    await reader.press(button, ".solver", "Run solver");
    await reader.until(says, ".solver-status", "2 cases in");
    const verdicts = await reader.see(() =>
      [...document.querySelectorAll(".verdict-line > span:not(.outcome-mark)")].map(
        (one) => one.textContent,
      ),
    );
    expect(verdicts).toEqual(["Fibo", "Nacci"]);
  });

  test.runIf(whole)("the search finds what is typed", async () => {
    const reader = await revisit("/problems/hdu1848/");
    await reader.type("/");
    // The search opens over the page, or as a page where its script has not come yet.
    await reader.until(() =>
      document.activeElement?.matches(":is(dialog[open], main) input[type=search]"),
    );
    await reader.type("Bouton");
    await reader.until(says, ".search-said", "found");
    await reader.until(first, '.search-results a[href="/foundations/bouton/"]');
  });

  test.runIf(whole)("the theme that is chosen stays", async () => {
    const reader = await visit("/");
    const look = () => ({
      scheme: getComputedStyle(document.body).colorScheme,
      paper: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
      chosen: document.querySelector<HTMLSelectElement>("#theme")?.value,
    });
    const before = await reader.see(look);
    await reader.see(() => document.querySelector<HTMLElement>("#theme")?.focus());
    await reader.type("D");
    await reader.type(key.enter);
    await reader.until(() => getComputedStyle(document.body).colorScheme === "dark");
    await reader.open("/foundations/mex/");
    const after = await reader.see(look);
    expect(after).toMatchObject({ scheme: "dark", chosen: "dark" });
    expect(after.ink).not.toBe(before.ink);
  });

  test.runIf(whole)("an exercise is checked", async () => {
    const reader = await revisit("/foundations/mex/");
    const field = "#exercise-1 input";
    await reader.see((field) => document.querySelector(field)?.scrollIntoView(), field);
    await reader.press(first, field); // its script comes with the hand
    await reader.until(() => !document.querySelector("#exercise-1 astro-island")?.hasAttribute("ssr")); // prettier-ignore
    await reader.type(`3${key.enter}`);
    await reader.until(says, "#exercise-1", "3 is not it.");
    await reader.chord(key.control, "a");
    await reader.type(`2${key.enter}`);
    await reader.until(says, "#exercise-1", "Right: 2.");
    expect(await reader.see(text, "#exercise-1 [role=status]")).toBe("Right: 2.");
  });
}

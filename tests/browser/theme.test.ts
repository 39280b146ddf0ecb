import { expect, test } from "vitest";
import { address, open } from "./support.ts";

test("a theme that is chosen stays", async () => {
  const page = await open("/", { colorScheme: "light" });
  await page.getByLabel("Theme").selectOption("dark");
  await page.goto(address("/foundations/mex/"));
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
});

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ended, run } from "./notebook-page.ts";
import { address, open, solveSample } from "./support.ts";

/** Requests that a page makes to other origins than its own. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  const own = new URL(address("/")).origin;
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && origin !== own) found.push(request.url());
  });
  return found;
}

test("cells, the editor, the type checker, a shared link and a solver work within the policy", async () => {
  const page = await open("/foundations/mex/");
  const found = strangers(page);
  await run(page, 1);
  await ended(page, 1);
  const first = page.getByRole("group", { name: "Cell 1", exact: true });
  await first.getByRole("button", { name: "Edit" }).click();
  const code = first.getByRole("textbox", { name: /code/i });
  await code.waitFor();
  const family = await code.evaluate((element) => getComputedStyle(element).whiteSpace);
  expect(family, "the editor's own styles apply").toMatch(/pre/);
  await page.getByRole("checkbox", { name: "Check types" }).check();
  await page.getByText("Types checked: no fault.").waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("textbox", { name: "Link" }).waitFor();
  await solveSample(page);
  expect(found).toEqual([]);
});

test.each([
  ["a script that is written into the page", "script-src-elem", "script"],
  ["a style that is written into the page", "style-src-elem", "style"],
  ["a picture from elsewhere", "img-src", "img"],
  ["a frame from elsewhere", "frame-src", "iframe"],
  ["a request to elsewhere", "connect-src", "fetch"],
])("the policy refuses %s", async (_, directive, name) => {
  const page = await open("/404.html");
  page.removeAllListeners("console");
  const refused = await page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
        if (name === "fetch") return void fetch("http://127.0.0.1:1/").catch(() => {});
        const element = document.createElement(name);
        if (name === "script" || name === "style") element.textContent = "/* not of the page */";
        else element.setAttribute("src", "http://127.0.0.1:1/");
        document.body.append(element);
      }),
    name,
  );
  expect(refused).toBe(directive);
});

import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "playwright-core";
import { median } from "./median.ts";
import { kilobytes, milliseconds, type Row } from "./row.ts";

const RUNS = Number(process.env["ROUNDS"] ?? 9);

/** Milliseconds from the press of Edit to the frame in which the cursor stands in the editor. */
const press = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const cell = document.querySelector(".cell");
        const edit = cell?.querySelector<HTMLButtonElement>('[data-act="edit"]');
        if (!cell || !edit) throw new Error("The page has no cell");
        const began = performance.now();
        const look = (): void => {
          const root = cell.querySelector(".cell-editor")?.shadowRoot;
          if (root?.activeElement?.matches(".cm-content")) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        edit.click();
        look();
      }),
  );

/** How fast the editor opens for a visitor who has nothing of it yet, and how much it is. */
export async function* editor(browser: Browser, url: string): AsyncGenerator<Row> {
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < RUNS; i++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (/javascript|json/.test(response.headers()["content-type"] ?? "")) {
        responses.push(response);
      }
    });
    times.push(await press(page));
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(responses.map((response) => response.body()));
    bytes = loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    await context.close();
  }
  yield ["Edit press to cursor, cold (median)", milliseconds(median(times))];
  yield ["loaded at the first Edit press, notebook and completions with it (gz)", kilobytes(bytes)];
}

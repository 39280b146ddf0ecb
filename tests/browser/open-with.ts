import type { Page } from "playwright-core";
import { compile } from "../../src/kernel/compile.ts";
import { link } from "../../src/kernel/link.ts";
import { open } from "./support.ts";

/** A page on which the first cells run this code instead of their own. */
export async function openWith(...codes: string[]): Promise<Page> {
  const page = await open("/foundations/mex/");
  const cells = link(codes.map((code, i) => compile({ number: i + 1, code })));
  await page.evaluate((program) => {
    const setup = document.getElementById("notebook-setup");
    if (!setup) throw new Error("no setup");
    setup.textContent = JSON.stringify({ ...JSON.parse(setup.textContent), cells: program });
  }, cells);
  return page;
}

import { expect, test } from "vitest";
import { open } from "./support.ts";

test("the cheat sheet prints on two pages of A4: theory on one, programs on the other", async () => {
  const page = await open("/reference/cheat-sheet/");
  await page.waitForLoadState("networkidle");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(boxes).not.toHaveLength(0);
  for (const [, width, height] of boxes) {
    expect(Number(width)).toBeCloseTo(595, -1);
    expect(Number(height)).toBeCloseTo(842, -1);
  }
});

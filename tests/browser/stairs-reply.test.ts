import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { faults, open, stay, wake } from "./support.ts";

const PAGE = "/foundations/staircase-nim/";
const START = "Odd steps: 2 ⊕ 2 = 0. The opponent is to move.";

/** The stairs on which every move is replied to, scrolled into view and alive. */
async function stairs(page: Page) {
  const play = page.getByRole("group", { name: "The reply on the stairs", exact: true });
  await wake(play);
  await play
    .getByRole("button", { name: /^Carry/ })
    .first()
    .waitFor();
  const said = play.getByRole("status");
  return { play, said, step: play.getByRole("button", { name: "Step", exact: true }) };
}

describe("the reply on the stairs", () => {
  test("steps make the opponent's move and the reply, back and over again", async () => {
    const page = await stay(PAGE, { reducedMotion: "reduce" });
    const { play, said, step } = await stairs(page);
    expect(await said.textContent()).toBe(START);
    await step.click();
    expect(await said.textContent()).toContain(
      "The opponent carries 2 coins from step 4 to step 3.",
    );
    await step.click();
    expect(await said.textContent()).toContain("the same 2 coins on, from step 3 to step 2.");
    expect(await play.getByRole("group", { name: "Step 2: 3" }).count()).toBe(1);
    await play.getByRole("button", { name: "Step back" }).click();
    expect(await said.textContent()).toContain("2 ⊕ 4 = 6.");
    await play.getByRole("button", { name: "Start over" }).click();
    expect(await said.textContent()).toBe(START);
  });

  test("a coin that is pressed by keyboard moves for the opponent, and the reply comes by itself", async () => {
    const page = await stay(PAGE, { reducedMotion: "reduce" });
    const { play, said, step } = await stairs(page);
    await play.getByRole("button", { name: "Start over" }).press("Enter");
    await play.getByRole("button", { name: "Carry 1 coin from step 1 to the ground" }).focus();
    await page.keyboard.press("Enter");
    expect(await said.textContent()).toContain("1 coin from step 1 to the ground.");
    await play.getByText("The reply is that of Nim: 1 coin from step 3 to step 2.").waitFor();
    expect(await play.evaluate((own) => own.contains(document.activeElement))).toBe(true);
    for (let turn = 0; turn < 40; turn++) {
      if ((await step.getAttribute("aria-disabled")) === "true") break;
      await step.click();
    }
    expect(await said.textContent()).toContain("the opponent cannot move, and has lost");
  });

  test("has nothing that keeps anyone out, and is as wide as a narrow screen", async () => {
    const page = await open(PAGE, { viewport: { width: 320, height: 700 }, hasTouch: true });
    const { play } = await stairs(page);
    expect(await faults(page, ".stairs-reply")).toEqual([]);
    const box = await play.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

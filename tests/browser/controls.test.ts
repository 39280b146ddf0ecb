import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hiddenFocus, ownLooks, sideways, smallTargets } from "./measures.ts";
import { faults, open, paleness } from "./support.ts";

/** Every control in every state and in both themes, drawn by the site's own sheets. */
const SHOWN = pathToFileURL("tests/support/controls.html").href;
const CONTROLS = "button, a, input, select, textarea, summary";

/** Lets every control look as it does in a state that only a pointer or a key brings about. */
async function force(page: Page, state: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const found = { nodeId: root.nodeId, selector: CONTROLS };
  const { nodeIds } = await session.send("DOM.querySelectorAll", found);
  for (const nodeId of nodeIds) {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [state] });
  }
}

const fills = (page: Page) =>
  page
    .locator("section button.primary:enabled, section button:not([class], :disabled)")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));

test("at rest controls have no fault for axe, one height in a line, signs that are not read out, and show focus", async () => {
  const page = await open(SHOWN, { reducedMotion: "reduce" });
  expect(await faults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await ownLooks(page)).toEqual([]);
  const heights = await page
    .locator("button, a.button, input:not([type=checkbox], [type=radio]), select")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);

  const signs = await page
    .locator('section [role="status"]')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, "::before").content.replace(/ \/ ""$/, "")),
    );
  const each = ["none", '"✕"', '"✓"', "none"];
  expect(signs).toEqual([...each, ...each]);
  expect(await page.locator("section").first().ariaSnapshot()).not.toMatch(/[✕✓]/);

  await page.keyboard.press("Tab");
  expect(await hiddenFocus(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test.each(["hover", "active"])(
  "in the state %s a button looks different and stays legible",
  async (state) => {
    const page = await open(SHOWN, { reducedMotion: "reduce" });
    const before = await fills(page);
    await force(page, state);
    const after = await fills(page);
    expect(before.length).toBeGreaterThan(10);
    const same = before.filter((fill, i) => fill === after[i]);
    // In each theme two do nothing now, and two are pressed already.
    expect(same.length).toBe(state === "hover" ? 8 : 4);
    expect(await paleness(page)).toEqual([]);
  },
);

test("in forced colours each control has an edge, and a disabled one is grey", async () => {
  const page = await open(SHOWN, { reducedMotion: "reduce", forcedColors: "active" });
  // Axe reads the backgrounds that the reader has replaced, so contrast is not asked.
  const rules = { "color-contrast": { enabled: false } };
  expect(await faults(page, "html", { rules })).toEqual([]);
  const drawn = await page
    .locator("button, a.button, input:not([type=checkbox], [type=radio]), select, textarea")
    .evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, borderTopStyle, boxShadow, color } = getComputedStyle(one);
        const edge = `${borderTopStyle} ${parseFloat(borderTopWidth) >= 1} ${boxShadow}`;
        return { edge, color, isOff: one.matches(":disabled, [aria-disabled=true]") };
      }),
    );
  expect(new Set(drawn.map(({ edge }) => edge))).toEqual(new Set(["solid true none"]));
  const grey = new Set(drawn.filter(({ isOff }) => isOff).map(({ color }) => color));
  expect(grey.size).toBe(1);
  const live = drawn.filter(({ isOff }) => !isOff).map(({ color }) => color);
  expect(live).not.toContain([...grey][0]);
});

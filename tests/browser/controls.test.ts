import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { nonstandardControls, overflowX, smallTargets, withoutFocusIndicator } from "./measures.ts";
import { axeViolations, contrastViolations, open } from "./support.ts";

/** A page of all controls in all states and in both themes, with the site's stylesheets. */
const PAGE = pathToFileURL("tests/support/controls.html").href;
const CONTROLS = "button, a, input, select, textarea, summary";

/** Sets a pseudo-class, such as `hover`, on every control. */
async function forceState(page: Page, state: string): Promise<void> {
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

test("controls have no axe violations, equal heights, silent icons and a focus indicator, and fit 320 px", async () => {
  const page = await open(PAGE, { reducedMotion: "reduce" });
  expect(await axeViolations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await nonstandardControls(page)).toEqual([]);
  const heights = await page
    .locator("button, a.button, input:not([type=checkbox], [type=radio]), select")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);

  const icons = await page
    .locator('section [role="status"]')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, "::before").content.replace(/ \/ ""$/, "")),
    );
  const each = ["none", '"✕"', '"✓"', "none"];
  expect(icons).toEqual([...each, ...each]);
  expect(await page.locator("section").first().ariaSnapshot()).not.toMatch(/[✕✓]/);

  await page.keyboard.press("Tab");
  expect(await withoutFocusIndicator(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowX(page)).toBe(0);
});

test.each(["hover", "active"])(
  "in the state %s buttons have another background, and enough contrast",
  async (state) => {
    const page = await open(PAGE, { reducedMotion: "reduce" });
    const before = await fills(page);
    await forceState(page, state);
    const after = await fills(page);
    expect(before.length).toBeGreaterThan(10);
    const same = before.filter((fill, i) => fill === after[i]);
    // In each theme two buttons are disabled by ARIA, and two are pressed or expanded already.
    expect(same.length).toBe(state === "hover" ? 8 : 4);
    expect(await contrastViolations(page)).toEqual([]);
  },
);

test("in forced colours every control has a border, and disabled controls have a colour of their own", async () => {
  const page = await open(PAGE, { reducedMotion: "reduce", forcedColors: "active" });
  // Axe reads the backgrounds that forced colours replace, so contrast is not checked.
  const rules = { "color-contrast": { enabled: false } };
  expect(await axeViolations(page, "html", { rules })).toEqual([]);
  const drawn = await page
    .locator("button, a.button, input:not([type=checkbox], [type=radio]), select, textarea")
    .evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, borderTopStyle, boxShadow, color } = getComputedStyle(one);
        const edge = `${borderTopStyle} ${parseFloat(borderTopWidth) >= 1} ${boxShadow}`;
        return { edge, color, isDisabled: one.matches(":disabled, [aria-disabled=true]") };
      }),
    );
  expect(new Set(drawn.map(({ edge }) => edge))).toEqual(new Set(["solid true none"]));
  const grey = new Set(drawn.filter(({ isDisabled }) => isDisabled).map(({ color }) => color));
  expect(grey.size).toBe(1);
  const enabled = drawn.filter(({ isDisabled }) => !isDisabled).map(({ color }) => color);
  expect(enabled).not.toContain([...grey][0]);
});

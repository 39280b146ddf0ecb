import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hiddenFocus, ownLooks, sideways, smallTargets } from "./measures.ts";
import { faults, open, paleness } from "./support.ts";

/** Every control in every state and in both themes, drawn by the site's own sheets. */
const SHOWN = pathToFileURL("tests/support/controls.html").href;
const CONTROLS = "button, a, input, select, textarea, summary";

/** Lets every control look as it does in a state that only a pointer or a key brings about. */
async function force(page: Page, states: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const found = { nodeId: root.nodeId, selector: CONTROLS };
  const { nodeIds } = await session.send("DOM.querySelectorAll", found);
  for (const nodeId of nodeIds) {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [...states] });
  }
}

const fills = (page: Page) =>
  page
    .locator("section button.primary:enabled, section button:not([class], :disabled)")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));

test("at rest no control has a fault that axe can see, in either theme", async () => {
  const page = await open(SHOWN, { reducedMotion: "reduce" });
  expect(await faults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await ownLooks(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test.each(["hover", "active"])(
  "in the state %s a button looks other, and is legible",
  async (state) => {
    const page = await open(SHOWN, { reducedMotion: "reduce" });
    const before = await fills(page);
    await force(page, [state]);
    const after = await fills(page);
    expect(before.length).toBeGreaterThan(10);
    const pressed = before.filter((fill, i) => fill === after[i]);
    // Two in each theme do nothing now; two are pressed, and a pointer changes no more of them.
    expect(pressed.length).toBe(state === "hover" ? 8 : 4);
    expect(await paleness(page)).toEqual([]);
  },
);

test("in the reader's own colours each control has an edge, and what does nothing is grey", async () => {
  const page = await open(SHOWN, { reducedMotion: "reduce", forcedColors: "active" });
  // Of contrast axe knows nothing there: it reads the backgrounds that the reader has replaced.
  expect(await faults(page, "html", { rules: { "color-contrast": { enabled: false } } })).toEqual(
    [],
  );
  const drawn = await page.locator("button, a.button, input, select, textarea").evaluateAll((all) =>
    all
      .filter((one) => !one.matches("[type=checkbox], [type=radio]"))
      .map((one) => {
        const { borderTopWidth, borderTopStyle, boxShadow, color } = getComputedStyle(one);
        const off = one.matches(":disabled, [aria-disabled=true]");
        return {
          edge: borderTopStyle,
          wide: parseFloat(borderTopWidth) >= 1,
          boxShadow,
          off,
          color,
        };
      }),
  );
  expect(new Set(drawn.map(({ edge, wide, boxShadow }) => `${edge} ${wide} ${boxShadow}`))).toEqual(
    new Set(["solid true none"]),
  );
  const grey = new Set(drawn.filter(({ off }) => off).map(({ color }) => color));
  expect(grey.size).toBe(1);
  const live = drawn.filter(({ off }) => !off).map(({ color }) => color);
  expect(live).not.toContain([...grey][0]);
});

test("a focus shows", async () => {
  const page = await open(SHOWN);
  await page.keyboard.press("Tab");
  expect(await hiddenFocus(page)).toEqual([]);
});

test("buttons and fields of one line are of one height", async () => {
  const page = await open(SHOWN);
  const heights = await page
    .locator("button, a.button, input:not([type=checkbox], [type=radio]), select")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test("an error and a success have signs, which are not read out; one that says nothing has none", async () => {
  const page = await open(SHOWN);
  const line = page.locator('section [role="status"]');
  const signs = await line.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, "::before").content.replace(/ \/ ""$/, "")),
  );
  const each = ["none", '"✕"', '"✓"', "none"];
  expect(signs).toEqual([...each, ...each]);
  expect(await page.locator("section").first().ariaSnapshot()).not.toMatch(/[✕✓]/);
});

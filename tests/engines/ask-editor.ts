import { expect, test } from "vitest";
import { deep } from "../support/extent.ts";
import type { Visits } from "./ask-engine.ts";
import { button, first, key, lines, says, text, type Reader } from "./reader.ts";

const MEX = "/foundations/mex/";

const hasFocus = (cell: number) =>
  document
    .querySelector(`[data-cell="${cell}"] .cell-editor`)
    ?.shadowRoot?.activeElement?.classList.contains("cm-content");

/** Opens the editor of cell 1 and puts this text in the place of its own. */
async function write(reader: Reader, text: string): Promise<void> {
  await reader.press(button, '[data-cell="1"]', "Edit");
  await reader.until(hasFocus, 1);
  await reader.chord(key.control, "a");
  await reader.type(text);
}

const output = '[data-cell="1"] .cell-outputs';
const fresh = '[data-cell="1"][data-state="fresh"]';

/** Waits until the editor of cell 1 holds these lines. */
async function holds(reader: Reader, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => reader.see(lines, 1), { timeout: 10_000 }).toEqual(wanted);
}

/** Where a word stands in the editor of cell 1, from its start to its end. */
const word = (wanted: string) => {
  const root = document.querySelector('[data-cell="1"] .cell-editor')?.shadowRoot;
  const walk = document.createTreeWalker(root?.querySelector(".cm-content") ?? document, NodeFilter.SHOW_TEXT); // prettier-ignore
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.nodeValue?.indexOf(wanted) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + wanted.length);
    const { left, right, y, height } = range.getBoundingClientRect();
    const middle = Math.round(y + height / 2);
    return { from: { x: Math.ceil(left), y: middle }, to: { x: Math.ceil(right), y: middle } };
  }
  return null;
};

/** Editing a cell by keyboard and mouse. */
export function askEditor({ visit }: Visits): void {
  test("a cell is edited, and runs as it was written", async () => {
    const reader = await visit(MEX);
    await write(reader, `const mine = 40;${key.enter}mine + 2`);
    await holds(reader, ["const mine = 40;", "mine + 2"]);
    await reader.chord(key.control, key.enter);
    await reader.until(first, fresh);
    expect(await reader.see(text, output)).toBe("42");
  });

  deep("the cursor goes where the mouse is pressed, and what is selected is replaced", async () => {
    const reader = await visit(MEX);
    await write(reader, "one + two + three");
    const two = await reader.until(word, "two");
    await reader.click(two.to);
    await reader.type("X");
    await holds(reader, ["one + twoX + three"]);

    await reader.click(two.from, 2);
    await reader.type("four");
    await holds(reader, ["one + four + three"]);

    const three = await reader.until(word, "three");
    await reader.drag(three.from, three.to);
    await reader.type("5");
    await holds(reader, ["one + four + 5"]);

    await reader.chord(key.shift, key.home);
    await reader.type("7");
    await holds(reader, ["7"]);
    await reader.chord(key.control, "z");
    await holds(reader, ["one + four + 5"]);
    await reader.chord(key.end);
    await reader.chord(key.control, key.left);
    await reader.type("(");
    await holds(reader, ["one + four + (5"]);
  });

  deep(
    "what is typed in the listing is in the editor that opens, where the listing was pressed",
    async () => {
      const reader = await visit(MEX);
      await reader.see(() => document.querySelector('[data-cell="1"]')?.scrollIntoView());
      const at = await reader.until(() => {
        const token = [...document.querySelectorAll('[data-cell="1"] pre span span')].find((one) =>
          one.textContent.includes("mex"),
        );
        if (!token) return null;
        const { right, y, height } = token.getBoundingClientRect();
        return { x: Math.round(right - 1), y: Math.round(y + height / 2) };
      });
      await reader.click(at);
      await reader.type("XYZ");
      await reader.until(hasFocus, 1);
      await expect.poll(() => reader.see(lines, 1)).toContainEqual(expect.stringContaining("XYZ"));
    },
  );

  test("an endless loop is stopped, and the next run works", async () => {
    const reader = await visit(MEX);
    await write(reader, 'show("kept"); while (true) {}');
    await reader.chord(key.control, key.enter);
    await reader.until(says, output, "kept");
    await reader.press(button, '[data-cell="1"]', "Stop");
    await reader.until(first, '[data-cell="1"][data-state="stopped"]');
    expect(await reader.see(text, output)).toBe("kept");
    await reader.click((await reader.until(word, "kept")).from);
    await reader.until(hasFocus, 1);
    await reader.chord(key.control, "a");
    await reader.type("6 * 7");
    await reader.chord(key.control, key.enter);
    await reader.until(first, fresh);
    expect(await reader.see(text, output)).toBe("42");
  });

  deep("a link is made of what was written, and brings it to another visitor", async () => {
    const reader = await visit(MEX);
    await write(reader, "6 * 9 // écrit");
    await reader.chord(key.escape);
    await reader.until(says, ".draft-note", "cell 1");
    await reader.see(
      () => void Object.defineProperty(navigator, "clipboard", { value: undefined }),
    );
    await reader.press(button, ".notebook-bar", "Share");
    const link = await reader.until(() => document.querySelector<HTMLAnchorElement>('a[href*="#nb="]')?.href); // prettier-ignore

    const other = await visit(link);
    await other.press(button, "dialog", "Use these edits");
    await other.until(says, '[data-cell="1"] pre', "6 * 9 // écrit");
    await other.press(button, '[data-cell="1"]', "Run");
    await other.until(first, fresh);
    expect(await other.see(text, output)).toBe("54");
  });
}

import type { Page } from "playwright-core";

/** Source of a function that describes an element in a test's message. */
const NAME = `(one) => one.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** Runs a function body in the page, with `name` to describe an element. */
const measure = <Result>(page: Page, body: string): Promise<Result> =>
  page.evaluate(`(async () => { const name = ${NAME}; ${body} })()`);

/** Scrolls to the end of the page, with each part on the screen for at least a frame, and back. */
export const scrollThrough = (page: Page): Promise<void> =>
  measure(
    page,
    `const frame = () => new Promise(requestAnimationFrame);
     for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
       scrollTo(0, y);
       await frame();
       await frame();
     }
     scrollTo(0, 0);
     await frame();`,
  );

/**
 * Marks one text of each style with `data-style`, and returns the number of styles. A style is a colour, a font
 * size, a font weight, and the backgrounds of the element and its ancestors.
 */
export const markTextStyles = (page: Page): Promise<number> =>
  measure(
    page,
    `const styles = new Set();
     const background = (one) => one === null ? "" : [background(one.parentElement), getComputedStyle(one).backgroundColor].join(" ");
     for (const old of document.querySelectorAll("[data-style]")) old.removeAttribute("data-style");
     const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
     while (texts.nextNode()) {
       const { parentElement: one, textContent } = texts.currentNode;
       if (textContent.trim() === "" || one.closest("[data-style]") || !one.checkVisibility({ visibilityProperty: true })) continue;
       const { color, fontSize, fontWeight } = getComputedStyle(one);
       const style = [color, fontSize, fontWeight, background(one).replace(/ rgba\\(0, 0, 0, 0\\)/g, "")].join();
       if (styles.has(style)) continue;
       styles.add(style);
       one.setAttribute("data-style", "");
     }
     return styles.size;`,
  );

/** Returns the total score of the layout shifts since the page was opened, and what moved. */
export const layoutShifts = (page: Page): Promise<{ total: number; moved: string[] }> =>
  measure(
    page,
    `let total = 0;
     const moved = [];
     const add = (entries) => {
       for (const { value, sources } of entries) {
         total += value;
         moved.push(...sources.map(({ node }) => node instanceof Element ? name(node) : String(node?.textContent)));
       }
     };
     const observer = new PerformanceObserver((list) => add(list.getEntries()));
     observer.observe({ type: "layout-shift", buffered: true });
     // A shift in this frame is reported after the next frame.
     for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
     await new Promise((done) => setTimeout(done));
     add(observer.takeRecords());
     return { total, moved };`,
  );

/**
 * Returns targets that are smaller than the minimum in either direction: 24 px for a link outside text, an option and a
 * piece of a board, 44 px for any other control. WCAG 2.5.8 exempts links in a line of text. An input is measured with
 * its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const inText = (link) => {
       if (getComputedStyle(link).display !== "inline") return false;
       const block = link.closest("p, li, td, th, dd, dt, figcaption, h1, h2, h3, pre, .environment, .environment-head");
       return block !== null;
     };
     return [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button], [role=option], [tabindex='0']")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
       .filter((one) => !(one.matches("a") && inText(one)))
       .filter((one) => !one.matches("[tabindex='0']:not(a, button, input, select, textarea, summary, [role])"))
       .map((one) => ({ one, box: ((one.matches("input") && one.closest("label")) || one).getBoundingClientRect() }))
       .filter(({ one, box }) => {
         const minimum = one.matches("a, [role=option], [data-spot]") ? 24 : 43.9;
         return box.width > 1 && Math.min(box.width, box.height) < minimum;
       })
       .map(({ one, box }) => Math.round(box.width) + "×" + Math.round(box.height) + " " + name(one));`,
  );

/**
 * Returns controls that differ from `src/styles/controls.css`: with another border, without the shadow of its edge, or
 * underlined, as only links are. The pieces of pictures are excluded.
 */
export const nonstandardControls = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("button, input, select, textarea, summary")]
       .filter((one) => !one.matches(".board-picture *, .mex-box, .xor-play-digit, [type=checkbox], [type=radio], [type=range], [type=file]"))
       .filter((one) => one.checkVisibility({ visibilityProperty: true }))
       .filter((one) => {
         const { borderTopColor, borderTopWidth, boxShadow, textDecorationLine } = getComputedStyle(one);
         if (textDecorationLine !== "none") return true;
         return !one.matches("summary") && (borderTopColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "4px" || boxShadow === "none");
       })
       .map(name);`,
  );

/**
 * Returns focusable elements without a focus indicator: an outline of the element, its `::before`, its parent or its
 * grandparent, or a changed line of its picture. Texts that only scripts focus are excluded. Call it after a key press,
 * so that `:focus-visible` matches.
 */
export const withoutFocusIndicator = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const outlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
     const lines = (one) => [...one.querySelectorAll("path")].map((path) => {
       const { stroke, strokeWidth } = getComputedStyle(path);
       return stroke + strokeWidth;
     }).join();
     const hidden = [];
     for (const one of document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")) {
       if (one.matches("main, :is(p, h2)[tabindex='-1'], :disabled") || !one.checkVisibility({ visibilityProperty: true })) continue;
       const before = lines(one);
       one.focus({ preventScroll: true });
       const around = [one, one.parentElement, one.parentElement.parentElement];
       const shown = around.some((at) => outlined(getComputedStyle(at))) ||
         outlined(getComputedStyle(one, "::before")) || lines(one) !== before;
       if (document.activeElement === one && !shown) hidden.push(name(one));
     }
     document.activeElement.blur();
     return hidden;`,
  );

/** Sets the text spacing of WCAG 1.4.12, by an adopted stylesheet because the policy refuses style elements. */
export const setTextSpacing = (page: Page): Promise<void> =>
  measure(
    page,
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
  );

/** Undoes `setTextSpacing`. */
export const resetTextSpacing = (page: Page): Promise<void> =>
  measure(page, "document.adoptedStyleSheets = [];");

/** Returns boxes that clip their text. */
export const clippedText = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const clips = (value) => value === "hidden" || value === "clip";
     return [...document.querySelectorAll("body *")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() !== "")
       .filter((one) => !one.closest(".visually-hidden, svg, .katex-mathml, .katex"))
       // A long listing is clipped on purpose until it is expanded.
       .filter((one) => !one.matches(".cell-more:not([open]) + pre"))
       .filter((one) => {
         const { overflowX, overflowY } = getComputedStyle(one);
         return (clips(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
           (clips(overflowY) && one.scrollHeight > one.clientHeight + 1);
       })
       .map((one) => one.scrollWidth + "×" + one.scrollHeight + " in " + one.clientWidth + "×" + one.clientHeight + " " + name(one));`,
  );

/** Returns how many pixels the page is wider than the window. */
export const overflowX = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns fixed and sticky elements that are higher than a third of the window. */
export const coveringElements = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("body *")]
       .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
       .filter((one) => one.getBoundingClientRect().height > innerHeight / 3)
       .map(name);`,
  );

/** Returns the elements of running animations; there are none under reduced motion. */
export const animatedElements = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return document.getAnimations()
       .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().duration > 1)
       .map(({ effect }) => name(effect.target));`,
  );

/** Returns controls that are printed, except the pieces of a position, which are its picture. */
export const printedControls = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("button, input, select")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
       .filter((one) => !one.closest(".board-picture, .mex-boxes, .xor-play"))
       .map(name);`,
  );

/** Returns folds that are printed without their content. */
export const closedFolds = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("details:not(.outline, .cell-code, .board-setup)")]
       .filter((fold) => fold.checkVisibility() && !fold.lastElementChild?.checkVisibility())
       .map(name);`,
  );

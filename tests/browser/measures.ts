import type { Page } from "playwright-core";

/** How an element is called in what a test says of it. */
const NAME = `(one) => one.outerHTML.replace(/\\s+/g, " ").slice(0, 120)`;

/** Runs in the page: `name` is there to call elements by. */
const measure = <Result>(page: Page, body: string): Promise<Result> =>
  page.evaluate(`(async () => { const name = ${NAME}; ${body} })()`);

/** Scrolls to the end as a reader does: each part is on the screen for a frame. */
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
 * Marks one text of each look, `data-look`: of one colour, size and weight, on the same backgrounds. What a colour is
 * read against stands in the backgrounds of what the text stands in.
 */
export const markLooks = (page: Page): Promise<number> =>
  measure(
    page,
    `const looks = new Set();
     const background = (one) => one === null ? "" : [background(one.parentElement), getComputedStyle(one).backgroundColor].join(" ");
     for (const old of document.querySelectorAll("[data-look]")) old.removeAttribute("data-look");
     const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
     while (texts.nextNode()) {
       const { parentElement: one, textContent } = texts.currentNode;
       if (textContent.trim() === "" || one.closest("[data-look]") || !one.checkVisibility({ visibilityProperty: true })) continue;
       const { color, fontSize, fontWeight } = getComputedStyle(one);
       const look = [color, fontSize, fontWeight, background(one).replace(/ rgba\\(0, 0, 0, 0\\)/g, "")].join();
       if (looks.has(look)) continue;
       looks.add(look);
       one.setAttribute("data-look", "");
     }
     return looks.size;`,
  );

/** What moved without the reader's doing since the page was opened, and how far, as browsers count it. */
export const shifts = (page: Page): Promise<{ total: number; moved: string[] }> =>
  measure(
    page,
    `let total = 0;
     const moved = [];
     const note = (entries) => {
       for (const { value, sources } of entries) {
         total += value;
         moved.push(...sources.map(({ node }) => node instanceof Element ? name(node) : String(node?.textContent)));
       }
     };
     const observer = new PerformanceObserver((list) => note(list.getEntries()));
     observer.observe({ type: "layout-shift", buffered: true });
     // What moved in this frame is told of after the next.
     for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
     await new Promise((done) => setTimeout(done));
     note(observer.takeRecords());
     return { total, moved };`,
  );

/**
 * What can be pressed and is smaller than it may be: 24 px each way for a link that stands alone, 44 for a
 * control. WCAG 2.5.8 lets links in a line of text be as high as the line, and the arrows of a graph as narrow as
 * they have to be. A box to tick is pressed by its label; a spot of a board is as large as its piece.
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
         const least = one.matches("a, [role=option], [data-spot]") ? 24 : 43.9;
         return box.width > 1 && Math.min(box.width, box.height) < least;
       })
       .map(({ one, box }) => Math.round(box.width) + "×" + Math.round(box.height) + " " + name(one));`,
  );

/**
 * Controls that do not look as `src/styles/controls.css` draws each of their kind: with an edge of their own, or with none,
 * or underlined as only links are. The pieces of pictures look as their picture does.
 */
export const ownLooks = (page: Page): Promise<string[]> =>
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
 * What can be focused and does not show that it is: by an outline of its own, of what is drawn before it or of
 * what it stands in, or by a line of its picture. Words that a script leads the reader to need not. To be called after a key was pressed, as readers of keys do.
 */
export const hiddenFocus = (page: Page): Promise<string[]> =>
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

/** Text as far apart as a reader may set it (WCAG 1.4.12); by the page's own rules a test may add no style element. */
export const spaceText = (page: Page): Promise<void> =>
  measure(
    page,
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
  );

/** Takes `spaceText` back. */
export const unspaceText = (page: Page): Promise<void> =>
  measure(page, "document.adoptedStyleSheets = [];");

/** Boxes that hide part of the text in them. */
export const clippedText = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const cut = (value) => value === "hidden" || value === "clip";
     return [...document.querySelectorAll("body *")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() !== "")
       .filter((one) => !one.closest(".visually-hidden, svg, .katex-mathml, .katex"))
       // A long listing is cut on purpose until all of it is asked for.
       .filter((one) => !one.matches(".cell-more:not([open]) + pre"))
       .filter((one) => {
         const { overflowX, overflowY } = getComputedStyle(one);
         return (cut(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
           (cut(overflowY) && one.scrollHeight > one.clientHeight + 1);
       })
       .map((one) => one.scrollWidth + "×" + one.scrollHeight + " in " + one.clientWidth + "×" + one.clientHeight + " " + name(one));`,
  );

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What stays where it is while the page scrolls, and takes more than a third of the screen's height. */
export const covering = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("body *")]
       .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility())
       .filter((one) => one.getBoundingClientRect().height > innerHeight / 3)
       .map(name);`,
  );

/** What moves although the reader asked for no motion. */
export const motion = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return document.getAnimations()
       .filter(({ playState, effect }) => playState === "running" && effect.getComputedTiming().duration > 1)
       .map(({ effect }) => name(effect.target));`,
  );

/** What is printed although it can only be pressed; pieces of a position are its picture. */
export const printedControls = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("button, input, select")]
       .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
       .filter((one) => !one.closest(".board-picture, .mex-boxes, .xor-play"))
       .map(name);`,
  );

/** Folds that are printed without what is in them. */
export const shutFolds = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return [...document.querySelectorAll("details:not(.outline, .cell-code, .board-setup)")]
       .filter((fold) => fold.checkVisibility() && !fold.lastElementChild?.checkVisibility())
       .map(name);`,
  );

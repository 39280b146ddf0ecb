import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterEach, expect, test, vi } from "vitest";
import { OutputView } from "../../components/cell/OutputView.tsx";
import { GraphTable } from "../../components/charts/GameGraph.tsx";
import {
  grundysGame,
  kayles,
  octal,
  subtraction,
  treblecross,
  type HeapRuleset,
} from "../../src/grundy.ts";
import { words } from "../../src/i18n/words.ts";
import { createShow, type Show } from "../../src/notebook/show.ts";

/** Returns the HTML that a page renders for a cell's output. */
function drawnBy(use: (show: Show) => void, language = "en"): string {
  let html = "";
  const cell = { ...words("en").cell, language };
  const show = createShow((bundle) => {
    html = renderToString(h(OutputView, { output: { kind: "shown", bundle }, words: cell }));
  });
  use(show);
  return html;
}

/** Returns the HTML that a page renders for a game's period. */
const drawn = (ruleset: HeapRuleset, limit: number, language?: string): string =>
  drawnBy((show) => show.period(ruleset, limit), language);

const linkIn = (html: string): string | undefined => /<a href="([^"]*)"/.exec(html)?.[1];

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [kayles, "0.77"],
  [octal("4.[3]"), "4.[3]"],
  [grundysGame, "4!.0"],
  [treblecross, "0.11337"],
  [subtraction([4, 1, 3]), "{1,3,4}"],
])("the values of a game have a link to that game in the laboratory", (ruleset, game) => {
  const link = new URL(linkIn(drawn(ruleset, 20)) ?? "", "https://example.org");
  expect(link.pathname).toBe("/laboratory/");
  expect([...link.searchParams]).toEqual([["game", game]]);
});

test("the link to the laboratory has the page's language and the site's base path", () => {
  vi.stubEnv("BASE_URL", "/base");
  expect(linkIn(drawn(kayles, 20, "zh"))).toBe("/base/zh/laboratory/?game=0.77");
});

test("rules that a cell defines, and a set that is too long, have no link to the laboratory", () => {
  expect(linkIn(drawn({ ...kayles }, 20))).toBeUndefined();
  const set = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(linkIn(drawn(subtraction(set), 20))).toBeUndefined();
});

test("a sequence has a link to the laboratory only if its cell specifies a readable game", () => {
  const link = (game?: string): string | undefined =>
    linkIn(drawnBy((show) => show.sequence([0, 1, 0], game === undefined ? {} : { game })));
  expect(link("{powers of 2}")).toBe("/laboratory/?game=%7Bpowers+of+2%7D");
  expect(link()).toBeUndefined();
  expect(link("0.".padEnd(300, "7"))).toBeUndefined();
});

test("a chart reports a proved period, or that none is proved", () => {
  expect(drawn(kayles, 200)).toContain(
    "<figcaption>g(n + 12) = g(n) for every n\u00a0≥\u00a071. Proved by the heaps 0\u00a0…\u00a0167.</figcaption>",
  );
  expect(drawn(grundysGame, 1000)).toContain("No period is proved by the heaps up to 1,000.");
});

test.each([
  ["0 1 2 3", "numbers"],
  ["36 of 81", "count"],
  ["1,200 of 10,000", "count"],
  ["40 and 126", "count"],
])("a table keeps %j on one line", (entry, name) =>
  expect(drawnBy((show) => show.table([[entry]]))).toContain(`<td class="${name}">${entry}`),
);

test.each(["first of all", "n mod 5", "36 of 81 heaps"])(
  "a table may break the line of %j",
  (entry) => expect(drawnBy((show) => show.table([[entry]]))).toContain(`<td>${entry}`),
);

test("a table groups the digits of numbers with at least five digits, in columns of numbers", () => {
  const html = drawnBy((show) => show.table([[127905, 9967, "2001-11-3", -50000, "12345 a"]]));
  for (const text of ["127,905", "9967", "2001-11-3", "-50,000", "12345 a"]) {
    expect(html).toContain(`>${text}</td>`);
  }
});

test("the table of a heat map may break its corner only between the names of the axes", () => {
  const html = drawnBy((show) => show.heatmap([[0, 1]], { rows: "first heap", columns: "{1, 2}" }));
  expect(html).toContain("<td>first\u00a0heap\u00a0\\ {1,\u00a02}</td>");
});

test("the table of a graph has a line for every described move, and keeps positions on one line", () => {
  const node = { name: "1 1", options: ["0 1", "1 0"], outcome: "P" as const };
  const drawn = (says?: readonly string[]): string =>
    renderToString(
      h(GraphTable, {
        nodes: [{ ...node, ...(says && { says }) }],
        shown: 1,
        grundy: false,
        words: words("en").lesson.graph,
      }),
    );
  expect(drawn()).toContain("<td>0\u00a01, 1\u00a00</td>");
  expect(drawn(["Take 1", "Take 2"])).toContain(
    "<div>0\u00a01 (Take 1)</div><div>1\u00a00 (Take 2)</div>",
  );
});

import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { GraphTable } from "../../components/charts/GraphTable.tsx";
import { OutputView } from "../../components/cell/OutputView.tsx";
import { words } from "../../src/i18n/words.ts";
import { createShow, type Show } from "../../src/notebook/show.ts";

/** What a page draws of what a cell shows. */
function drawnBy(use: (show: Show) => void): string {
  let html = "";
  const show = createShow((bundle) => {
    const output = { kind: "shown" as const, bundle };
    html = renderToString(h(OutputView, { output, words: words("en").cell }));
  });
  use(show);
  return html;
}

test.each([
  ["0 1 2 3", "numbers"],
  ["36 of 81", "count"],
  ["1,200 of 10,000", "count"],
  ["40 and 126", "count"],
])("a table does not break %j", (entry, name) =>
  expect(drawnBy((show) => show.table([[entry]]))).toContain(`<td class="${name}">${entry}`),
);

test.each(["first of all", "n mod 5", "36 of 81 heaps"])("a table may break %j", (entry) =>
  expect(drawnBy((show) => show.table([[entry]]))).toContain(`<td>${entry}`),
);

test("a table groups the digits of numbers of five digits and more, in columns of numbers", () => {
  const html = drawnBy((show) => show.table([[127905, 9967, "2001-11-3", -50000, "12345 a"]]));
  for (const text of ["127,905", "9967", "2001-11-3", "-50,000", "12345 a"]) {
    expect(html).toContain(`>${text}</td>`);
  }
});

test("the text of a heat map breaks between the names of its axes alone", () => {
  const html = drawnBy((show) => show.heatmap([[0, 1]], { rows: "first heap", columns: "{1, 2}" }));
  expect(html).toContain("<td>first\u00a0heap\u00a0\\ {1,\u00a02}</td>");
});

test("the text of a graph says every move on a line of its own, and breaks no position", () => {
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

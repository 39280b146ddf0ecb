import { expect, test } from "vitest";
import { mimeBundle } from "../../src/notebook/mime-bundle.ts";
import { tableData } from "../../src/notebook/outputs/table.ts";

test("text stays text, and data of the site's own is left out", () => {
  const values = { values: [0], start: 0, cut: 0 };
  expect(
    mimeBundle(
      { "text/plain": "n = 0..0: 0", "application/vnd.grundy.sequence+json": values },
      "en",
    ),
  ).toEqual({ "text/plain": "n = 0..0: 0" });
});

test("a table is HTML too, and what looks like HTML in it is text", () => {
  const data = tableData([{ n: 1, "a & b": '<b onclick="x">' }], { caption: "<i>" });
  const bundle = mimeBundle({ "text/plain": "", "application/vnd.grundy.table+json": data }, "en");
  expect(bundle["text/html"]?.split("\n")).toEqual([
    "<table>",
    "<caption>&lt;i&gt;</caption>",
    '<thead><tr><th style="text-align: right">n</th><th style="text-align: left">a &amp; b</th></tr></thead>',
    "<tbody>",
    '<tr><td style="text-align: right">1</td><td style="text-align: left">&lt;b onclick=&quot;x&quot;&gt;</td></tr>',
    "</tbody>",
    "</table>",
  ]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtNotebookFiles } from "../support/built-notebooks.ts";
import { whole } from "../support/extent.ts";
import { open } from "./support.ts";

test.each(whole ? builtNotebookFiles() : ["/foundations/mex.ipynb"])(
  "%s is saved under its own name, without scripts too",
  async (path) => {
    const page = await open(path.replace(/\.ipynb$/, "/"), {
      javaScriptEnabled: false,
      acceptDownloads: true,
    });
    const toolbar = page.getByRole("toolbar", { name: "Notebook" });
    const downloaded = page.waitForEvent("download");
    await toolbar.getByRole("link", { name: "Download notebook", exact: true }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe(path.split("/").at(-1));
    expect(readFileSync(await download.path(), "utf8")).toBe(readFileSync(`dist${path}`, "utf8"));
  },
);

import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFolder, type FolderServer } from "../support/folder-server.ts";
import { builtNotebookFiles, codeOf, readNotebook } from "../support/built-notebooks.ts";
import { runInDeno } from "../support/deno-session.ts";
import { whole } from "../support/extent.ts";

const site = process.env["SITE"] ?? "http://localhost:4321";

let server: FolderServer;
beforeAll(async () => {
  server = await serveFolder("dist");
});
afterAll(() => server.stop());

/** Whether an output is the link that a page has under a chart; no program shows it. */
const isLink = (text: string): boolean => text.includes(`: ${site}/laboratory/?game=`);

test.skipIf(!whole).each(builtNotebookFiles())(
  "%s prints in Deno the outputs that it contains",
  async (path) => {
    const cells = codeOf(readNotebook(path));
    const sources = cells.map(({ source }) => source);
    const ran = await runInDeno(sources, { site, served: `${server.url}/` });
    const recorded = cells.map(({ outputs }) => {
      const texts = outputs.flatMap((output) =>
        output.output_type === "display_data" && !isLink(output.data["text/plain"])
          ? [`${output.data["text/plain"]}\n`]
          : [],
      );
      const ended = outputs.find((output) => output.output_type === "error");
      const error = ended && `${ended.ename}: ${ended.evalue}`;
      return { printed: texts.join(""), ...(error === undefined ? {} : { error }) };
    });
    expect(ran).toEqual(recorded);
  },
);

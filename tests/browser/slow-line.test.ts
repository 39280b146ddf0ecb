import { createServer, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { ended, run } from "./notebook-page.ts";
import { address, open } from "./support.ts";

const PAGE = "/foundations/mex/";

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** The site by a line on which the page stops, in the middle of its last part, until it is let go. */
async function slowLine(): Promise<{ url: string; letGo: () => void }> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const pass = async (url: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(address(url));
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "" });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = url === PAGE ? body.lastIndexOf(".js") : 0;
    response.write(body.subarray(0, end));
    if (end > 0) await free;
    response.end(body.subarray(end));
  };
  server = createServer(({ url = "/" }, response) => void pass(url, response));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  return { url: `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}`, letGo };
}

test("a page that is painted and pressed before its end is there goes on when it is", async () => {
  const { url, letGo } = await slowLine();
  const page = await open("/404.html");
  await page.goto(url + PAGE, { waitUntil: "commit" });
  await page.locator(".site-footer").waitFor();
  // Two frames: what stands there is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await run(page, 1);
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  letGo();
  await ended(page, 1);
});

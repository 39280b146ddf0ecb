import { expect, inject, test } from "vitest";
import { serveSite } from "../support/site.ts";

test("what npm start serves is the site below its base, and says what is not there", async () => {
  const env = { SITE: "https://games.example", BASE_PATH: "/games/" };
  const { url, stop } = await serveSite({ folder: inject("folder"), env });
  try {
    const page = await fetch(`${url}/games/foundations/mex/`);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html"]);
    expect(await page.text()).toContain("</html>");
    expect((await fetch(`${url}/games/none/`)).status).toBe(404);
  } finally {
    stop();
  }
});

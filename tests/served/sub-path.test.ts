import { describe, expect, inject, test } from "vitest";
import { serveSite } from "../support/site.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Response } from "playwright-core";
import { waitForState, run } from "../browser/notebook-page.ts";
import { address, hydrate, open } from "../browser/support.ts";
import { globFiles } from "../support/glob-files.ts";

const folder = inject("folder");
const site = "https://games.example/games/";
const pages = globFiles("**/*.html", folder).filter((file) => !file.startsWith("lib/"));
const text = (file: string): string => readFileSync(join(folder, file), "utf8");
const all = (file: string, pattern: RegExp): string[] =>
  [...text(file).matchAll(pattern)].map((match) => match[1] ?? "");

const statuses = new Map<string, Promise<number>>();

/** Returns the response status of an address of the site. Each address is requested only once. */
function status(path: string): Promise<number> {
  const known = statuses.get(path);
  if (known) return known;
  const response = fetch(inject("site") + path.replace("/games", ""), { method: "HEAD" });
  const found = response.then(({ status }) => status);
  statuses.set(path, found);
  return found;
}

describe.each(pages)("%s below the base path /games/", (file) => {
  const at = new URL(file.replace(/index\.html$/, ""), site);

  test("refers only to existing files below the base path", async () => {
    const named = all(
      file,
      /<[a-z-]+ (?:[^>]*\s)?(?:src|href|component-url|renderer-url)="([^"#]+)/g,
    )
      .concat(all(file, /(?:component-url|renderer-url)="([^"]+)"/g))
      .map((value) => new URL(value, at))
      .filter(({ origin }) => origin === at.origin);
    expect(named.length).toBeGreaterThan(5);
    for (const path of new Set(named.map(({ pathname }) => pathname))) {
      expect(path).toMatch(/^\/games\//);
      expect(await status(path), path).toBe(200);
    }
  });

  test("has a canonical address and a picture of 1200 × 630; the 404 page has noindex instead", () => {
    const canonical = all(file, /<link rel="canonical" href="([^"]+)"/g);
    const picture = all(file, /<meta property="og:image" content="([^"]+)"/g);
    if (file === "404.html") {
      expect([canonical, picture]).toEqual([[], []]);
      expect(text(file)).toContain('<meta name="robots" content="noindex">');
      return;
    }
    expect(canonical).toEqual([at.href]);
    expect(picture[0]).toMatch(/^https:\/\/games\.example\/games\/share\.png$/);
    const png = readFileSync(join(folder, (picture[0] ?? "").slice(site.length)));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test("the stylesheets refer only to existing files", async () => {
  for (const file of globFiles("assets/*.css", folder)) {
    for (const url of new Set(all(file, /url\(["']?(?!data:)([^"')]+)/g))) {
      const { pathname } = new URL(url, new URL(file, site));
      const response = await fetch(inject("site") + pathname.replace("/games", ""));
      expect(response.status, `${file}: ${url}`).toBe(200);
    }
  }
});

test("the sitemap lists every page", () => {
  const listed = globFiles("sitemap-[0-9]*.xml", folder).flatMap((file) =>
    all(file, /<loc>([^<]+)/g),
  );
  const built = pages
    .filter((file) => file !== "404.html")
    .map((file) => new URL(file.replace(/index\.html$/, ""), site).href);
  expect(listed.sort()).toEqual(built.sort());
  expect(text("robots.txt")).toContain(`Sitemap: ${site}sitemap-index.xml`);
  expect(all("sitemap-index.xml", /<loc>([^<]+)/g)).toEqual([`${site}sitemap-0.xml`]);
});

test("the manifest's icons have the stated sizes", () => {
  const { start_url, icons } = JSON.parse(text("manifest.webmanifest")) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(start_url).toBe("/games/");
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes } of icons) {
    const png = readFileSync(join(folder, src.replace("/games/", "")));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("cells, types, boards and a solver load their workers, frames and fonts", async () => {
  const page = await open("/foundations/mex/");
  const failed: string[] = [];
  const loaded: string[] = [];
  page.on("response", (response: Response) => {
    loaded.push(new URL(response.url()).pathname);
    if (response.status() >= 400) failed.push(response.url());
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Navigation to the next page aborts pending requests of the last one.
    if (reason !== "net::ERR_ABORTED") failed.push(`${request.url()}: ${reason}`);
  });
  await page.reload();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  });
  expect(fonts).toEqual(expect.arrayContaining(["KaTeX_Main loaded", "KaTeX_Math loaded"]));
  expect(fonts.filter((font) => font.endsWith("error"))).toEqual([]);
  const manifest = page.locator('link[rel="manifest"]');
  expect(await manifest.getAttribute("href")).toBe("/games/manifest.webmanifest");
  await run(page, 1);
  await waitForState(page, 1);
  await page
    .getByRole("group", { name: "Cell 1", exact: true })
    .getByRole("button", { name: "Edit" })
    .click();
  await page.waitForLoadState("networkidle");
  await page.goto(address("/problems/hdu1848/"));
  const solver = page.getByRole("group", { name: "Solver" });
  await solver.getByRole("button", { name: "Run solver" }).click();
  await solver.getByText(/2 cases in/).waitFor();
  await page.goto(address("/"));
  await hydrate(page.getByRole("group", { name: "Board", exact: true }));
  for (const kind of [/sandbox\.html$/, /lib\/kernel\./, /solver-worker/]) {
    expect(
      loaded.filter((path) => kind.test(path)),
      String(kind),
    ).not.toEqual([]);
  }
  expect(failed).toEqual([]);
});

test("npm start serves the site below its base path, with status 404 for missing pages", async () => {
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

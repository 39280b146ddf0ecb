import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { wholeOnly, whole } from "../support/extent.ts";
import { button, PROBLEM, results, solution, write } from "./notebook-page.ts";
import { encodeProgram } from "../../components/cell/drafts/share-link.ts";
import { address, open } from "./support.ts";

const TIME = { timeout: 240_000 };

const editor = (page: Page) => solution(page).getByRole("textbox", { name: /^Your program in/ });
const status = (page: Page) => solution(page).locator(".program > .status");
const shows = (page: Page, text: string | RegExp) =>
  solution(page).getByText(text).first().waitFor({ timeout: 120_000 });

async function openIn(language: "C++" | "Python", path = PROBLEM): Promise<Page> {
  const page = await open(path);
  // The click is stored until the script of the panel has loaded.
  await solution(page).getByRole("radio", { name: language }).click();
  await editor(page).waitFor();
  return page;
}

async function download(page: Page, language: string): Promise<void> {
  await button(page, `Download ${language}`).click();
  await shows(page, `${language} is ready.`);
}

async function judge(page: Page, code?: string): Promise<string> {
  if (code !== undefined) await write(page, code);
  await button(page, "Run tests").click();
  await shows(page, /^(Accepted|Wrong|Compile error|Runtime|Time|Memory|Output|The program)/);
  return (await status(page).textContent()) ?? "";
}

test(
  "a C++ program is judged, and a listing on another page runs without another download",
  TIME,
  async () => {
    const requested: string[] = [];
    const page = await openIn("C++");
    page.on("request", (request) => requested.push(request.url()));
    await shows(page, /^C\+\+ needs a one-time download of \d+\.\d MB/);
    await button(page, "Run tests").click();
    await shows(page, /^Press Download C\+\+ first/);
    expect(requested.filter((url) => url.includes("/tools/"))).toEqual([]);
    await download(page, "C++");
    expect(await judge(page)).toMatch(/^Wrong answer/);
    await results(page).getByText("The smallest failing input found").waitFor();

    const right = readFileSync("src/problems/hdu1848/listings/memoised.cpp", "utf8");
    expect(await judge(page, right)).toMatch(/^Accepted/);
    expect(await judge(page, `${right}\nint broken = ;\n`)).toMatch(/^Compile error, line \d+: /);

    const before = requested.length;
    await page.goto(address("/foundations/mex/"));
    const listing = page.getByRole("figure", { name: "Listing: table.cpp" });
    await page.getByText("Both programs for a contest").click();
    const recorded = listing.getByRole("group", { name: "What the program printed" });
    const output = (await recorded.textContent()) ?? "";
    expect(output).toMatch(/^0 1 0 1 2 3 2 /);
    await listing.getByRole("button", { name: "Run: table.cpp" }).press("Enter");
    const printed = listing.getByRole("region", { name: "What the program printed" });
    await printed.waitFor({ timeout: 120_000 }); // The compiler is loaded again.
    expect(await printed.textContent()).toBe(`${output}\n`);
    await listing.getByRole("textbox", { name: "Input" }).fill("1 1 3");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => printed.textContent()).toBe("0 1 0 1\n");
    expect(requested.slice(before).filter((url) => url.includes("/tools/"))).toEqual([]);
  },
);

wholeOnly(
  "a program that compiles too long or is too large is rejected, and the next one compiles",
  TIME,
  async () => {
    const page = await openIn("C++", "/problems/hdu1847/");
    await download(page, "C++");
    const right = readFileSync("src/problems/hdu1847/listings/remainder.cpp", "utf8");
    expect(await judge(page, right)).toMatch(/^Accepted/);
    const bomb = `template <int n, long m> struct A { static const int v = A<n - 1, 2 * m>::v + A<n - 1, 2 * m + 1>::v; };
template <long m> struct A<0, m> { static const int v = 1; };
int main() { return A<50, 0>::v; }
`;
    expect(await judge(page, bomb)).toBe("Compile error: the compiler did not finish within 20 s");
    const large = "int table[75000000];\nint main(int n, char **) { return table[n]; }\n";
    expect(await judge(page, large)).toBe(
      "Memory limit exceeded: the variables of the program alone need 300 MB",
    );
    expect(await judge(page, right)).toMatch(/^Accepted/);
  },
);

wholeOnly("a C++ program is compiled in a browser without the Cache API", TIME, async () => {
  const page = await openIn("C++", "/problems/hdu1847/");
  await page.evaluate("delete globalThis.caches");
  await download(page, "C++");
  expect(await judge(page)).toMatch(/^Wrong answer/);
});

test("a Python program is judged, and runs on the reader's own input", TIME, async () => {
  const page = await openIn("Python", "/problems/hdu1847/");
  await download(page, "Python");
  expect(await judge(page)).toMatch(/^Wrong answer/);
  const right = "import sys\nfor n in sys.stdin:\n    print('Kiki' if int(n) % 3 else 'Cici')\n";
  expect(await judge(page, right)).toMatch(/^Accepted/);
  if (whole) {
    expect(await judge(page, "for n in\n")).toMatch(/^The program does not start, line 1: Syntax/);
    expect(await judge(page, "while True: pass\n")).toMatch(/^Time limit exceeded/);
  }
  await write(page, "print(sum(map(int, open(0))))\n");
  await solution(page).getByText("Run it on an input of your own").click();
  await solution(page).getByRole("textbox", { name: "Input", exact: true }).fill("3\n4\n");
  await button(page, "Run on this input").click();
  await solution(page)
    .getByRole("region", { name: "What the program printed" })
    .getByText("7", { exact: true })
    .waitFor();
});

test("a listing or a link opens in the editor, and the reader's program can be restored", async () => {
  const page = await openIn("Python");
  await write(page, "mine = 1\n");
  await page.getByRole("button", { name: "Judge it: solution.py" }).click();
  await shows(page, "The listing is in the editor.");
  expect(await editor(page).textContent()).toContain("HDU 1848");
  await button(page, "Back to your program").click();
  await shows(page, "Your own program is in the editor again.");
  expect(await editor(page).textContent()).toBe("mine = 1");

  const fragment = await encodeProgram("python", "shared = 2\n");
  await page.evaluate((hash) => (location.hash = hash), fragment ?? "");
  await shows(page, "This program came with the link.");
  expect(await editor(page).textContent()).toBe("shared = 2");
  expect(new URL(page.url()).hash).toBe("");
  await button(page, "Back to your program").click();
  expect(await editor(page).textContent()).toBe("mine = 1");

  const fresh = await open(`${PROBLEM}${fragment}`);
  await shows(fresh, "This program came with the link.");
  const damaged = await open(`${PROBLEM}${fragment?.slice(0, -3)}`);
  await damaged.getByText("The link was cut off or damaged").waitFor();
});

wholeOnly("a Python program cannot access anything outside its worker", TIME, async () => {
  /** Returns a Python program that runs JavaScript, by the constructor of a function. */
  const js = (code: string) =>
    `import pyodide_js\nprint(pyodide_js.runPython.constructor('return (${code})')())\n`;
  const page = await openIn("Python", "/problems/hdu1847/");
  const requested: string[] = [];
  page.context().on("request", (request) => requested.push(request.url()));
  await download(page, "Python");
  // Consecutive verdicts differ, so that the test can wait for each.
  for (const [code, verdict] of [
    [js('fetch("/secret").catch(() => 0)'), /^Wrong answer/],
    [js('indexedDB.open("x")'), /^Runtime error/],
    [js('[typeof document, typeof parent].join(" ")'), /^Wrong answer/],
    [js('new Worker("blob:x")'), /^Runtime error, line 2: .*Worker is not defined/],
    ["print(0)\n", /^Wrong answer/],
    ["import js\nprint(js.fetch)\n", /^Runtime error, line 2: AttributeError/],
  ] as const) {
    await write(page, code);
    await button(page, "Run tests").click();
    await expect.poll(() => status(page).textContent(), TIME).toMatch(verdict);
    if (code.includes("typeof")) await results(page).getByText("undefined undefined").waitFor();
  }
  expect(requested.filter((url) => url.includes("secret"))).toEqual([]);
});

test("a download that breaks off continues where it was, and can be removed", TIME, async () => {
  const page = await openIn("Python");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  let requests = 0;
  await page.route("**/lib/tools/python.*", (route) =>
    ++requests === 2 ? route.abort() : route.continue(),
  );
  await button(page, "Download Python").click();
  await shows(page, "The download was interrupted.");
  await download(page, "Python");
  const parts = requested.filter((url) => url.includes("/tools/"));
  expect(parts.length).toBe(new Set(parts).size + 1);
  await page.goto(address("/offline/"));
  await page.getByText("Python is stored in this browser").waitFor();
  await page.getByRole("button", { name: "Remove Python" }).click();
  await page.getByRole("button", { name: "Download Python" }).waitFor();
});

test("a downloaded part with other content than the site ships is rejected", TIME, async () => {
  const page = await openIn("Python");
  await page.route("**/lib/tools/python.*", (route) => route.fulfill({ body: "x" }));
  await button(page, "Download Python").click();
  await shows(page, "A part of the download is damaged");
});

wholeOnly(
  "a download without room in the storage is reported, and succeeds when there is room",
  TIME,
  async () => {
    const page = await openIn("Python");
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
    await button(page, "Download Python").click();
    await shows(page, "The browser has no space to store the download.");
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await download(page, "Python");
  },
);

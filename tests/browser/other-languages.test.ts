import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { inputsOf } from "../../src/judge/inputs.ts";
import { seededRandom } from "../../src/judge/seeded-random.ts";
import { testFiles, type PackedFile, zip } from "../../src/judge/test-package.ts";
import { hdu1848 } from "../../src/problems/hdu1848/problem.ts";
import { task } from "../../src/problems/hdu1848/mistakes.ts";
import { textReader } from "../../src/problems/reading.ts";
import { hear } from "./hear.ts";
import { address, faults, open, load } from "./support.ts";

const path = "/problems/hdu1848/";
const small = inputsOf(task, "small", 1).flat();
const printed = (answer: (one: (typeof small)[number]) => unknown): string =>
  small.map((one) => `${String(answer(one))}\n`).join("");
const mistake = task.mistakes.find(({ id }) => id === "not-cleared") ?? expect.fail();

/** The part for other languages, open and alive. */
async function openPart(page: Page) {
  await page.getByText("In another language", { exact: true }).click();
  const part = page.getByRole("group", { name: "Check an output", exact: true });
  await load(part);
  const press = (name: string) => part.getByRole("button", { name, exact: true }).click();
  return {
    part,
    press,
    output: part.getByRole("textbox", { name: "Output of your program" }),
    test: part.getByRole("combobox", { name: "Test", exact: true }),
    drop: async (name: string, buffer: Buffer) => {
      await part.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
      await press("Check");
    },
    says: (text: string | RegExp) => part.locator(".status", { hasText: text }).waitFor(),
  };
}

test("the first wrong line of an output is told, heard and explained, and the mistake is named", async () => {
  const page = await open(path);
  const { part, press, output, test: choice, drop, says } = await openPart(page);
  const heard = await hear(page);
  await output.fill("Fibo \nFibo");
  await output.press("Control+Enter");
  const wrong = "Line 2 is wrong: it says “Fibo”, and “Nacci” is right.";
  await says(wrong);
  expect(await heard()).toContain(wrong);
  await part.getByText("The case of line 2").waitFor();
  expect(await part.locator(".solver-case code").innerText()).toBe("1 4 1");
  await part.getByText("The nim-sum is 0, and every move makes it another number.").waitFor();
  await part.getByText("Some lines end in spaces.").waitFor();
  expect(await faults(page, ".other-languages")).toEqual([]);

  await output.fill("Fibo\nNacci");
  expect(await part.getByText("The case of line 2").count()).toBe(0);
  await press("Check");
  await says("Right: all 2 lines are as they should be.");

  await choice.selectOption("small");
  await drop("answers.txt", Buffer.from(`\ufeff${printed(mistake.start())}`, "utf16le"));
  await says(/^Line \d+ is wrong/);
  await part.getByText("A program that does not clear its marks between two heaps").waitFor();
  await part.getByText("The file is in UTF-16").waitFor();

  await drop("a.out", Buffer.from("\u007fELF\u0002\u0001\u0000"));
  await says("This is not text.");
  expect(await output.getAttribute("aria-invalid")).toBe("true");
  await drop(
    "flood.txt",
    Buffer.alloc(
      1_000_000,
      printed((one) => task.answer(one)),
    ),
  );
  await says(`Line ${(small.length + 1).toLocaleString("en")} is one too many`);
  await press("Close file");
  await output.fill(" ");
  await press("Check");
  await says("There is no output yet.");
});

test("the tests are the same bytes in a browser as anywhere, and an input is a test's", async () => {
  const page = await open(path);
  const { part, press, test: choice } = await openPart(page);
  const download = async (name: string): Promise<{ name: string; bytes: Buffer }> => {
    const downloaded = page.waitForEvent("download");
    await press(name);
    const file = await downloaded;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  await part.getByRole("textbox", { name: "Seed" }).fill("7");
  const fixed = (await (await page.request.get(address("/problems/hdu1848.package.json"))).json()) as PackedFile[]; // prettier-ignore
  const samples = [...hdu1848.read(textReader(hdu1848.generate.tiny(seededRandom(1))))];
  const { print } = hdu1848;
  const files = [...fixed, ...testFiles({ task, print, samples, seed: 7 })];
  const made = await download("Download the tests");
  expect(made.name).toBe("hdu1848.zip");
  expect(made.bytes.equals(Buffer.concat(zip(files)))).toBe(true);

  await choice.selectOption("small");
  const input = await download("Download input");
  expect(input.name).toBe("hdu1848-small.in");
  expect(input.bytes.toString()).toBe(print(small));

  await part.getByRole("textbox", { name: "Seed" }).fill("-1");
  await part.getByText("A seed is a whole number").waitFor();
  expect(await faults(page, ".other-languages")).toEqual([]);
});

describe("the page of the judge", () => {
  test("shows what became of each program", async () => {
    const page = await open("/404.html");
    const articles = {
      "problems/hdu1848": { read: false, solved: [], judged: { verdict: "accepted", milliseconds: 41 } },
      "problems/poj1704": { read: false, solved: [], judged: { verdict: "wrong", input: "1\n3 1 2 3\n" } },
      "problems/hdu2188": { read: true, solved: [], judged: { verdict: "time" } },
    }; // prettier-ignore
    const stored = JSON.stringify({ version: 1, articles });
    await page.evaluate((text) => localStorage.setItem("grundy-progress", text), stored);
    await page.goto(address("/judge/"));
    const state = (title: string) =>
      page.locator(".judged-problems li", { hasText: title }).locator(".judged-state");
    const status = async (title: string) => (await state(title).innerText()).trim();
    await state("Fibonacci").getByText("Accepted, 0.04 s").waitFor();
    expect(await status("Georgia and Bob")).toBe("Wrong answer on 1 / 3 1 2 3");
    expect(await status("Choosing volunteers")).toBe("Time limit exceeded");
    expect(await status("Calendar Game")).toBe("Not tried yet");
  });
});

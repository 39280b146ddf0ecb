import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inputsForStep, seededRandom } from "../../src/judge/inputs.ts";
import { testFiles, type PackedFile, zip } from "../../src/judge/test-package.ts";
import { hdu1848 } from "../../src/problems/hdu1848/problem.ts";
import { task } from "../../src/problems/hdu1848/mistakes.ts";
import { textReader } from "../../src/problems/token-reader.ts";
import { recordAnnouncements } from "./live-regions.ts";
import { axeViolations, hydrate, open } from "./support.ts";

const path = "/problems/hdu1848/";
const small = inputsForStep(task, "small", 1).flat();

test("the first wrong line of an output is announced and explained, and the mistake is named", async () => {
  const page = await open(path);
  await page.getByText("In another language", { exact: true }).click();
  const part = await hydrate(page.getByRole("group", { name: "Check an output", exact: true }));
  const click = (name: string) => part.getByRole("button", { name, exact: true }).click();
  const shows = (text: string | RegExp) => part.locator(".status", { hasText: text }).waitFor();
  const output = part.getByRole("textbox", { name: "Output of your program" });
  const announced = await recordAnnouncements(page);
  await output.fill("Fibo \nFibo");
  await output.press("Control+Enter");
  const wrong = "Line 2 is wrong: it is “Fibo” and should be “Nacci”.";
  await shows(wrong);
  expect(await announced()).toContain(wrong);
  await part.getByText("The case of line 2").waitFor();
  expect(await part.locator(".solver-case code").innerText()).toBe("1 4 1");
  await part.getByText("The nim-sum is 0, and every move changes it.").waitFor();
  await part.getByText("Some lines end with spaces.").waitFor();
  expect(await axeViolations(page, ".other-languages")).toEqual([]);

  await output.fill("Fibo\nNacci");
  expect(await part.getByText("The case of line 2").count()).toBe(0);
  await click("Check");
  await shows("Right: all 2 lines are correct.");

  await part.getByRole("combobox", { name: "Test", exact: true }).selectOption("small");
  const checkFile = async (buffer: Buffer): Promise<void> => {
    const file = { name: "answers.txt", mimeType: "", buffer };
    await part.locator("input[type=file]").setInputFiles(file);
    await click("Check");
  };
  const mistake = task.mistakes.find(({ id }) => id === "not-cleared") ?? expect.fail();
  const answer = mistake.start();
  await checkFile(Buffer.from(small.map((one) => `${String(answer(one))}\n`).join("")));
  await shows(/^Line \d+ is wrong/);
  await part.getByText("A program that does not clear its marks between two heaps").waitFor();
  await checkFile(Buffer.from("\u007fELF\u0002\u0001\u0000"));
  await shows("This is not text.");
  expect(await output.getAttribute("aria-invalid")).toBe("true");
  await click("Close file");
  await output.fill(" ");
  await click("Check");
  await shows("There is no output yet.");
});

test("the downloaded tests have the same bytes as in Node, and an input is that of the chosen test", async () => {
  const page = await open(path);
  await page.getByText("In another language", { exact: true }).click();
  const part = await hydrate(page.getByRole("group", { name: "Check an output", exact: true }));
  const download = async (name: string): Promise<{ name: string; bytes: Buffer }> => {
    const downloaded = page.waitForEvent("download");
    await part.getByRole("button", { name, exact: true }).click();
    const file = await downloaded;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const fixed = JSON.parse(readFileSync(`dist${path.slice(0, -1)}.package.json`, "utf8")) as PackedFile[]; // prettier-ignore
  const samples = [...hdu1848.read(textReader(hdu1848.generate.tiny(seededRandom(1))))];
  const print: typeof hdu1848.print = (cases) => hdu1848.print(cases);
  const tests = await download("Download the tests");
  expect(tests.name).toBe("hdu1848.zip");
  const files = [...fixed, ...testFiles({ task, print, samples, seed: 1 })];
  expect(tests.bytes.equals(Buffer.concat(zip(files)))).toBe(true);

  await part.getByRole("combobox", { name: "Test", exact: true }).selectOption("small");
  const input = await download("Download input");
  expect(input.name).toBe("hdu1848-small.in");
  expect(input.bytes.toString()).toBe(print(small));
});

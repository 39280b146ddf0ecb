import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { hdu1730 } from "../../src/problems/hdu1730/problem.ts";
import { problems } from "../../src/problems/registry.ts";
import { rulesetOf } from "../../src/games/rulesets/find-game.ts";
import { mooresNim } from "../../src/games/rulesets/moores-nim.ts";
import { nim } from "../../src/games/rulesets/nim.ts";
import { octal } from "../../src/games/rulesets/octal.ts";
import { staircase } from "../../src/games/rulesets/staircase.ts";
import { subtraction } from "../../src/games/rulesets/subtraction.ts";
import { bruteForce } from "../../src/games/theory/brute-force.ts";
import { findPeriod, grundyTable, plainTable } from "../../src/games/theory/grundy-table.ts";
import { judgeCommand } from "../../src/judge/terminal/judge-command.ts";
import { nimProduct } from "../../src/games/theory/nim-product.ts";
import { winningMoves } from "../../src/games/theory/outcome.ts";
import { articleTexts } from "../support/articles.ts";
import { compiler, cppProgram, headersOnce } from "../support/programs.ts";
import { firstUnlessWhole, whole } from "../support/extent.ts";
import { judge } from "../support/read-text.ts";
import { seededRandom } from "../../src/judge/inputs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** All listings, or in the short tests only the first of each problem. */
const listings = problems.flatMap((problem) =>
  firstUnlessWhole(
    globSync(`src/problems/${problem.id}/listings/*.cpp`, { cwd: root }).sort(),
    1,
  ).map((listing) => ({ listing, problem })),
);
const folder = mkdtempSync(join(tmpdir(), "grundy-listings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const flagsFor = whole ? (): readonly string[] => [] : headersOnce(folder);
const build = (listing: string): string => cppProgram(folder, listing, ...flagsFor(listing));

test.runIf(process.env["CI"])("CI has a C++ compiler", () => {
  expect(compiler).toBeDefined();
});

test("listings have at most 86 columns, and each C++ listing names its standard", () => {
  const shown = articleTexts().flatMap(({ text }) =>
    [...text.matchAll(/file="(problems\/\w+\/solve\.ts)"/g)].map(([, file]) => `src/${file}`),
  );
  const files = [...globSync("{content/*/*,src/problems/*}/listings/*", { cwd: root }), ...shown];
  const wide = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => line.length > 86)
      .map((line) => `${file}: ${line}`),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(wide, "break at 86 characters").toEqual([]);
  const standard = (file: string) =>
    file.includes("/poj") ? /^\/\/ C\+\+98\b/ : /^\/\/ (GNU )?C\+\+(98|11|14|17)\b/;
  const unnamed = files.filter(
    (file) => file.endsWith(".cpp") && !standard(file).test(readFileSync(join(root, file), "utf8")),
  );
  expect(
    unnamed,
    "name the C++ standard in the first line: C++98 for POJ, whose compilers are old",
  ).toEqual([]);
});

/** Returns the terminal judge's output for a program. */
async function judgeInTerminal(id: string, program: string): Promise<string> {
  let message = "";
  const format = (text: string): void => void (message += text);
  await judgeCommand(["--time", "60000", id, program], "", { write: format, writeError: format });
  return message;
}

describe.skipIf(compiler === undefined)("C++ listings give the same output as TypeScript", () => {
  test.each(listings)("$listing", async ({ listing, problem }) => {
    const program = build(listing);
    for (const input of [
      ...problem.samples.map((sample) => sample.input),
      ...[1, 2, 3].map((seed) => problem.generate.tiny(seededRandom(seed))),
      problem.generate.random(seededRandom(4)),
      ...(whole ? [problem.generate.largest(seededRandom(5))] : []),
    ]) {
      expect(run(program, input) === judge(problem, input).output).toBe(true);
    }
    if (whole) expect(await judgeInTerminal(problem.id, program)).toMatch(/^Accepted/m);
  });

  test("an ONLINE_JUDGE guard removes hdu1730's input if the judge does not define the name", () => {
    const plain = readFileSync(join(root, "src/problems/hdu1730/listings/northcott.cpp"), "utf8");
    const guard = '#ifndef ONLINE_JUDGE\n  std::freopen("no-such-file.txt", "r", stdin);\n#endif\n';
    const guarded = plain.replace("int main() {\n", `int main() {\n${guard}`);
    const { input, output } = hdu1730.samples[0] ?? expect.fail("there is no sample");
    const answers = [[], ["-DONLINE_JUDGE"]].map((flags, index) => {
      const source = join(folder, `guarded-${index}.cpp`);
      writeFileSync(source, guarded);
      const program = cppProgram(folder, source, "-Wno-unused-result", ...flags);
      return spawnSync(program, { input, encoding: "utf8" }).stdout; // one of them reads no input
    });
    expect(answers).toEqual(["", output]);
  });

  test.each(["table", "memoised"])("foundations/listings/%s.cpp", (name) => {
    const program = build(`content/en/foundations/listings/${name}.cpp`);
    for (const set of [[1, 3, 4], [1, 2, 3], [5, 2], [2, 5, 7], [7], []]) {
      const values = grundyTable(subtraction(set), 100);
      expect(run(program, `${set.length}\n${set.join(" ")}\n100\n`)).toBe(`${values.join(" ")}\n`);
    }
  });

  test("foundations/listings/outcome-search.cpp", () => {
    const program = build("content/en/foundations/listings/outcome-search.cpp");
    for (const heaps of [[], [0], [3, 3], [1, 2, 3], [3, 2, 1], [4, 7], [1, 6, 7], [2, 0, 2, 5]]) {
      expect(run(program, `${heaps.length}\n${heaps.join(" ")}\n`)).toBe(
        `${bruteForce(nim, heaps)}\n`,
      );
    }
  });

  test("foundations/listings/outcome-table.cpp", () => {
    const program = build("content/en/foundations/listings/outcome-table.cpp");
    for (const set of [[1, 2, 3], [1, 4], [1, 3, 4], [5, 2], [7], []]) {
      const ruleset = subtraction(set);
      const letters = Array.from({ length: 101 }, (_, heap) => bruteForce(ruleset, heap)).join("");
      expect(run(program, `${set.length}\n${set.join(" ")}\n100\n`)).toBe(`${letters}\n`);
    }
  });

  test("foundations/listings/period.cpp", () => {
    const program = build("content/en/foundations/listings/period.cpp");
    const heaps = Array.from({ length: 2000 }, (_, n) => n);
    for (const set of [[1, 3, 4], [7, 2, 4], [39, 2], [7], [13, 29, 31, 40], [8, 5, 3, 2], []]) {
      const { preperiod, period } = findPeriod(subtraction(set), 2000) ?? {};
      const values = grundyTable(subtraction(set), 2000 + Number(period));
      // Heaps near 10^18 have the values of heaps from 2000 on with the same remainder modulo the period.
      const large = heaps.slice(0, period).map((n) => 10n ** 18n - BigInt(n));
      const near = large.map((n) => 2000 + Number((n - 2000n) % BigInt(period ?? 1)));
      const queries = [...heaps, ...large];
      const answers = [...heaps, ...near].map((n) => values[n]);
      const input = `${set.length}\n${set.join(" ")}\n${queries.length}\n${queries.join(" ")}\n`;
      expect(run(program, input)).toBe(`${[`${preperiod} ${period}`, ...answers].join("\n")}\n`);
    }
  });

  test("more-games/listings/four-sums.cpp", () => {
    const program = build("content/en/more-games/listings/four-sums.cpp");
    const kinds = ["selective", "conjunctive", "continued"];
    for (const set of [[1, 3, 4], [3, 1, 4], [2, 5, 7], [7], []])
      for (const heaps of [[0], [5], [2, 5], [7, 2], [3, 8, 9], [10, 6, 9]]) {
        const letters = kinds.map((kind) => {
          const ruleset = rulesetOf(`${kind}:${set.join()}`) ?? expect.fail(`there is no ${kind}`);
          return `${kind} ${bruteForce(ruleset, heaps)}\n`;
        });
        const usual = `usual ${bruteForce(subtraction(set), heaps)}\n`;
        const input = `${set.length} ${set.join(" ")} ${heaps.length} ${heaps.join(" ")}\n`;
        expect(run(program, input), input).toBe([usual, ...letters].join(""));
      }
  });

  test("more-games/listings/nim-product.cpp", () => {
    const program = build("content/en/more-games/listings/nim-product.cpp");
    const random = seededRandom(5);
    const draw = (below: number): number => Math.floor(random() * below);
    const pairs = [
      ...Array.from({ length: 400 }, (_, at) => [at % 20, Math.floor(at / 20)] as const),
      ...Array.from({ length: 400 }, () => [draw(2 ** 32), draw(2 ** 32)] as const),
      ...Array.from({ length: 100 }, () => [2 ** draw(32), 2 ** draw(32)] as const),
    ];
    const answers = pairs.map(([a, b]) => `${nimProduct(a, b)}\n`).join("");
    expect(run(program, `${pairs.length}\n${pairs.map((pair) => pair.join(" ")).join("\n")}\n`)).toBe(answers); // prettier-ignore
  });

  test("foundations/listings/octal-period.cpp", () => {
    const program = build("content/en/foundations/listings/octal-period.cpp");
    const heaps = Array.from({ length: 600 }, (_, n) => n);
    for (const code of ["0.77", "0.07", "0.137", "0.3033", "4.3", "4.", "0.4", "0.0", "0.177"]) {
      const { preperiod = 0, period = 0 } = findPeriod(octal(code), 2000) ?? {};
      const values = plainTable(octal(code), 600 + period);
      // Heaps near 10^18 have the values of heaps from 600 on with the same remainder modulo the period.
      const large = heaps.slice(0, period).map((n) => 10n ** 18n - BigInt(n));
      const near = large.map((n) => 600 + Number((n - 600n) % BigInt(period)));
      const queries = [...heaps, ...large];
      const answers = [...heaps, ...near].map((n) => values[n]);
      const input = `${code}\n${queries.length}\n${queries.join(" ")}\n`;
      expect(run(program, input)).toBe(`${[`${preperiod} ${period}`, ...answers].join("\n")}\n`);
    }
    expect(run(program, "0.007\n1\n100\n")).toBe("no period proved\n");
  });

  test("foundations/listings/bouton-moves.cpp", () => {
    const program = build("content/en/foundations/listings/bouton-moves.cpp");
    for (const heaps of [[3, 4, 5], [3, 3], [7], [], [0, 0, 1], [1, 2, 4, 8], [5, 5, 6, 9, 9]]) {
      const moves = winningMoves(nim, heaps).map((option) => {
        const left = option as readonly number[];
        const index = heaps.findIndex((heap, at) => heap !== left[at]);
        return `${index + 1} ${heaps[index]} ${left[index]}\n`;
      });
      expect(run(program, `${heaps.length}\n${heaps.join(" ")}\n`)).toBe(moves.join(""));
    }
  });

  test("foundations/listings/staircase-moves.cpp", () => {
    const program = build("content/en/foundations/listings/staircase-moves.cpp");
    const stairs = [[7], [0, 0], [3, 1], [0, 1, 3, 2, 1], [1, 2, 4, 2, 1], [0, 1, 3, 4, 1]];
    for (const steps of [...stairs, [0, 1, 4, 3], [0, 1, 2, 3], [2, 0, 3, 3, 0, 1, 2]]) {
      const moves = winningMoves(staircase, steps).map((option) => {
        const step = steps.findLastIndex((coins, at) => coins !== option[at]);
        return `${step} ${(steps[step] ?? 0) - (option[step] ?? 0)}`;
      });
      const printed = run(program, `${steps.length - 1}\n${steps.join(" ")}\n`);
      expect(printed.split("\n").filter(Boolean).sort()).toEqual(moves.sort());
    }
  });

  test("foundations/listings/side-by-side.cpp", () => {
    const program = build("content/en/foundations/listings/side-by-side.cpp");
    const sets = [[1, 3, 4], [2, 1], [5, 2], []];
    const game = {
      ...mooresNim(1),
      options: (heaps: readonly number[]) =>
        heaps.flatMap((heap, index) =>
          (sets[index] ?? [])
            .toSorted((a, b) => a - b)
            .filter((taken) => taken <= heap)
            .map((taken) => heaps.with(index, heap - taken)),
        ),
    };
    const positions = [
      [5, 6, 9, 3],
      [0, 0, 1, 7],
      [4, 2, 8, 0],
      [12, 11, 12, 10],
      [7, 3, 2, 1],
    ];
    const expected = positions.map((heaps) => {
      const wins = game.options(heaps).filter((option) => bruteForce(game, option) === "P");
      const moves = wins.map((option) => {
        const index = heaps.findIndex((heap, at) => heap !== option[at]);
        return `${index + 1} ${heaps[index]} ${option[index]}\n`;
      });
      return `${wins.length}\n${moves.join("")}`;
    });
    expect(new Set(expected.map((text) => text[0])).size).toBeGreaterThan(2);
    const head = [`${sets.length} 12`, ...sets.map((set) => [set.length, ...set].join(" "))];
    const input = [...head, ...positions.map((heaps) => heaps.join(" "))].join("\n");
    expect(run(program, `${input}\n`)).toBe(expected.join(""));
  });
});

function run(program: string, input: string): string {
  return execFileSync(program, { input, encoding: "utf8", maxBuffer: 2 ** 26 });
}

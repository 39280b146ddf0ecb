import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { checkCertificate } from "../../src/octal/check-certificate.ts";
import { readRules } from "../../src/octal/checker/read-rules.ts";
import { byDefinition, byParity } from "../../src/octal/checker/values-of.ts";
import { octal, grundysGame } from "../../src/games/rulesets/octal.ts";
import { subtraction } from "../../src/games/rulesets/subtraction.ts";
import { findPeriod, grundyTable } from "../../src/games/theory/grundy-table.ts";
import type { HeapRuleset } from "../../src/games/theory/ruleset.ts";
import { numberOfRuns } from "../support/extent.ts";

interface FullCertificate {
  readonly game: string;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly provedAt: number;
  readonly values: readonly number[];
}

function certificateOf(game: string, ruleset: HeapRuleset, limit: number): FullCertificate {
  const found = findPeriod(ruleset, limit);
  if (found === undefined) throw new Error(`${game} has no period up to ${limit}`);
  return { game, ...found, values: grundyTable(ruleset, found.provedAt).slice() };
}

const codes = ["0.77", "0.137", "0.07", "0.51", "0.54", "0.3", "0.156", "4.[3]", "0.[3]", "0.3033"];
const certificates = codes.map((game) => certificateOf(game, octal(game), 20_000));

describe("a certificate of a period that findPeriod finds", () => {
  test.each(certificates.map((one) => [one.game, one] as const))("is valid for %s", (_, one) => {
    const heaps = one.provedAt + 1;
    expect(checkCertificate(one)).toEqual({ valid: true, by: "definition", heaps });
  });

  test("is valid for a subtraction set and for a game without moves", () => {
    const set = certificateOf("{2,3,5,8}", subtraction([2, 3, 5, 8]), 100);
    expect(checkCertificate(set).valid).toBe(true);
    expect(checkCertificate(certificateOf("0.", octal("0."), 10)).valid).toBe(true);
  });

  test("is valid without a list of values, by the definition and by parity", () => {
    const short = { game: "0.644", preperiod: 3256, period: 442, saltus: 0, provedAt: 7398 };
    expect(checkCertificate(short, 0)).toEqual({ valid: true, by: "parity", heaps: 7399 });
    expect(checkCertificate(short)).toEqual({ valid: true, by: "definition", heaps: 7399 });
  });
});

describe("checkCertificate rejects a valid certificate after a change of", () => {
  test.each(certificates.map((one) => [one.game, one] as const))("any number, for %s", (_, one) => {
    for (const name of ["preperiod", "period", "saltus", "provedAt"] as const) {
      for (const change of [-1, 1, 2, one.period, 10 ** 12, 0.5]) {
        const changed = { ...one, [name]: one[name] + change };
        expect(checkCertificate(changed), `${name} ${change}`).toMatchObject({ valid: false });
        const bare = { ...changed, values: undefined };
        expect(checkCertificate(bare), `${name} ${change}`).toMatchObject({ valid: false });
      }
    }
  });

  test("any value of the list, or of its length", () => {
    const [kayles] = certificates;
    if (kayles === undefined) throw new Error("no certificate");
    const { values } = kayles;
    for (const heap of values.keys()) {
      for (const change of [-1, 1]) {
        const changed = values.with(heap, (values[heap] ?? 0) + change);
        const verdict = checkCertificate({ ...kayles, values: changed });
        expect(verdict).toMatchObject({ valid: false, why: { id: "value", values: { heap } } });
      }
    }
    for (const wrong of [values.slice(1), values.slice(0, -1), [...values, 0], "0", [], [null]]) {
      expect(checkCertificate({ ...kayles, values: wrong }).valid).toBe(false);
    }
  });

  test("any digit of the code that changes the values", () => {
    const octals = certificates.filter(({ game }) => !game.includes("["));
    for (const one of octals.filter(({ provedAt }) => provedAt < 1000)) {
      const digit = fc.tuple(fc.nat(one.game.length - 3), fc.integer({ min: 0, max: 7 }));
      const law = fc.property(digit, ([at, wanted]) => {
        const game = Array.from(one.game)
          .with(at + 2, String(wanted))
          .join("");
        const same = grundyTable(octal(game), one.provedAt).every((v, n) => v === one.values[n]);
        if (!same) expect(checkCertificate({ ...one, game }).valid, game).toBe(false);
      });
      fc.assert(law, { numRuns: numberOfRuns(100) });
    }
  });
});

test("checkCertificate reports the reason why it rejects a value", () => {
  const kayles = { game: "0.77", preperiod: 71, period: 12, saltus: 0, provedAt: 167 };
  const why = (certificate: unknown): unknown => {
    const verdict = checkCertificate(certificate);
    return verdict.valid ? "valid" : verdict.why.id;
  };
  for (const wrong of [undefined, null, 7, "0.77", [], {}, { ...kayles, period: "12" }]) {
    expect(why(wrong)).toBe("shape");
  }
  for (const game of [
    "",
    "0.8Ü",
    "1.3",
    "2.0",
    "{}",
    "{0}",
    "{1,1}",
    "{9999999}",
    "!{0}",
    "{1..}",
    "{3,2}",
    "{odd}",
    "{1,3,}",
    "0.{2}",
    "0.4=",
    "0.7?!",
    "4.[]",
    "0.77 ",
  ]) {
    expect(why({ ...kayles, game }), game).toBe("game");
  }
  expect(why({ ...kayles, game: "0.[4]" })).toBe("theorem");
  expect(why({ ...kayles, preperiod: 1e12, provedAt: 2 * (1e12 + 12) + 1 })).toBe("tooLong");
  expect(why({ ...kayles, preperiod: 70, provedAt: 165 })).toBe("equation");
  expect(why({ ...kayles, preperiod: 72, provedAt: 169 })).toBe("preperiod");
  expect(why({ ...kayles, period: 24, provedAt: 191 })).toBe("period");
  expect(why({ game: "0.1", preperiod: 2, period: 2, saltus: 0, provedAt: 4 })).toBe("period");
  expect(why(kayles)).toBe("valid");
});

describe("npm run -s certificate", () => {
  const folder = mkdtempSync(join(tmpdir(), "grundy-certificate-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const game = "\u001b[2J";
  const shape = `\\?: not valid: it must contain a game and the whole numbers`;
  const asText = JSON.stringify;

  test.each([
    ["a certificate", asText(certificates[0]), 0, "valid: \\d+ values"],
    ["an empty list", "[]", 2, "^There is no certificate in "],
    ["no JSON", "\u001b[2J{", 2, "^Cannot read .*\\\\x1b\\[2J"],
    ["control characters in a game", asText({ ...certificates[0], game }), 1, "^\\\\x1b\\[2J: not valid: \\\\x1b"],
    ["a game that is a nested list", `{"game":${nested}}`, 1, shape],
    ["a value that is a nested list", asText({ ...certificates[0], values: 0 }).replace('"values":0', `"values":[${nested}]`), 1, ": not valid: "],
  ])("prints one line and sets the exit status for %s", (_, text, status, message) => {
    const file = join(folder, "file.json");
    writeFileSync(file, text);
    const run = spawnSync(process.execPath, ["src/commands/certificate.ts", file], { encoding: "utf8" });
    expect(run.status, run.stderr).toBe(status);
    expect(run.stdout + run.stderr).toMatch(new RegExp(message));
    expect(run.stdout + run.stderr).toMatch(/^[^\n\u001b]+\n$/);
  }); // prettier-ignore
});

describe("the values computed by the checker", () => {
  test("are those of the library, by the definition and by parity", () => {
    const games = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 5 });
    const law = fc.property(games, fc.boolean(), (digits, splits) => {
      const code = `${splits ? 4 : 0}.${digits.join("")}`;
      const rules = readRules(code);
      if (rules === undefined) throw new Error(code);
      const values = grundyTable(octal(code), 400);
      expect(Array.from(byDefinition(rules, 400))).toEqual(values);
      expect(Array.from(byParity(rules, 400))).toEqual(values);
    });
    fc.assert(law, { numRuns: numberOfRuns(200) });
  });

  test("are those of the library for three heaps, unequal heaps and excluded numbers", () => {
    const valuesOf = (text: string, last: number): number[] =>
      Array.from(byDefinition(readRules(text) ?? { digits: [], repeated: [] }, last));
    expect(valuesOf("0.8f", 60)).toEqual(grundyTable(octal("0.8f"), 60));
    expect(valuesOf("4!.0", 200)).toEqual(grundyTable(grundysGame, 200));
    expect(valuesOf("!{2}", 200)).toEqual(grundyTable(octal("0.30[3]"), 200));
  });
});

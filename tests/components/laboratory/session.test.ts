import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PAUSE } from "../../../components/laboratory/address.ts";
import { MisereSection } from "../../../components/laboratory/CountSections.tsx";
import { makeFile } from "../../../components/laboratory/files.ts";
import { GameForm } from "../../../components/laboratory/GameForm.tsx";
import type { View } from "../../../components/laboratory/protocol.ts";
import { formatsFor } from "../../../components/laboratory/formats.ts";
import { LabContext, type Laboratory } from "../../../components/laboratory/use-laboratory.ts";
import { LEVELS, SUMMARY, Survey } from "../../../components/laboratory/survey.ts";
import { words } from "../../../src/i18n/words.ts";
import { answerPosition, PartWork } from "../../../components/laboratory/part-work.ts";
import { optionsOf } from "../../../src/octal/law.ts";
import { Session } from "../../../components/laboratory/session.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { checkCertificate } from "../../../src/octal/check-certificate.ts";
import { heapGame, valuesOf } from "../../support/heap-game.ts";

/** Creates a session whose clock advances by a tenth of a second on each call. */
function sessionOf(
  texts: readonly string[],
  to: number | undefined,
  { pause = () => Promise.resolve(), second = undefined as string | undefined } = {},
) {
  const views: View[] = [];
  let time = 0;
  const other = second === undefined ? undefined : heapGame(second);
  const session = new Session(texts.join(" + "), to, texts.map(heapGame), other, {
    language: "en",
    post: (reply) => {
      if (reply.kind === "view") views.push(reply.view);
    },
    now: () => (time += 100),
    pause,
  });
  const values = (from: number, count: number) => itemAt(session.parts, 0).values(from, count);
  return { session, values, views, last: () => itemAt(views, views.length - 1) };
}

/** Returns the value of the progress bar that the page shows for a view. */
function shownProgress(view: View): number {
  const lab = { view, query: { game: view.text, to: "" }, isBusy: true } as Laboratory;
  const { laboratory, cell } = words("en");
  const formats = formatsFor("en", { laboratory, cell }, { terms: [], ownRules: "", base: "/" });
  const html = renderToString(h(LabContext.Provider, { value: { formats, lab } }, h(GameForm, {})));
  return Number(/<progress[^>]* value="(\d+)"/.exec(html)?.[1]);
}

describe("a session", () => {
  test("ends when a period is proved, and returns the values of all heaps", async () => {
    const { session, values, last } = sessionOf(["0.77"], 1_000_000);
    await session.run();
    const [part] = last().parts;
    expect(last().state).toBe("proved");
    expect(part?.period).toEqual({ preperiod: 71, period: 12, saltus: 0, provedAt: 167 });
    expect(part?.summary.known).toBeLessThan(1000);
    expect(values(2900, 100)).toEqual(valuesOf("0.77", 3000).slice(2900));
  });

  test("ends at the requested last heap, and returns only known values", async () => {
    const { session, values, last } = sessionOf(["0.77"], 100);
    await session.run();
    const [part] = last().parts;
    expect(last().state).toBe("reached");
    expect(part?.period).toBeUndefined();
    expect(part?.summary.known).toBe(101);
    expect(values(90, 100)).toHaveLength(11);
  });

  test("of a sum shows the progress of the unproved games, and continues when another game is finished", async () => {
    const { session, views } = sessionOf(["0.77", "4!.0"], 5000);
    await session.run();
    const working = views.filter(({ state }) => state === "working");
    const proved = working.filter(({ parts }) => parts[0]?.period !== undefined);
    expect(proved.length).toBeGreaterThan(1);
    const shown = proved.map(shownProgress);
    expect(shown).toEqual(proved.map(({ parts }) => parts[1]?.summary.known));
    expect(shown.at(-1)).toBeGreaterThan(shown[0] ?? NaN);
    expect(views.at(-1)?.state).toBe("reached");
  });

  test.each([
    ["0.77", "0.07", { kind: "differ", heap: 1, first: 1, second: 0 }],
    ["{1,2,3}", "{1,2,3,5,6,7}", { kind: "proved" }],
    ["0.024", "0.025", { kind: "equal", to: 500 }],
    ["!{2,4}", "0.3030[3]", { kind: "proved" }],
    ["!{2}", "!{2}", { kind: "same" }],
  ])("compares %s with %s", async (first, second, result) => {
    const { session, last } = sessionOf([first], 500, { second });
    await session.run();
    expect(last().compared).toMatchObject({ text: second, result });
  });

  test("keeps its results when it is stopped, and continues from there", async () => {
    let pauses = 0;
    const stopping = sessionOf(["4!.0"], 3000, {
      pause: () => {
        if (++pauses === 3) stopping.session.stop();
        return Promise.resolve();
      },
    });
    const { session, views, last } = stopping;
    await session.run();
    expect(last().state).toBe("stopped");
    const known = last().parts[0]?.summary.known ?? 0;
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(3001);
    const seen = views.length;
    await session.run();
    expect(last().state).toBe("reached");
    expect(last().parts[0]?.summary.known).toBe(3001);
    const further = views.slice(seen).map(({ parts }) => parts[0]?.summary.known ?? 0);
    expect(Math.min(...further)).toBeGreaterThanOrEqual(known);
  });

  test("without a limit pauses after three seconds or ends at a proof, with files up to heap 100,000", async () => {
    const grundy = sessionOf(["4!.0"], undefined);
    await grundy.session.run();
    const { state, elapsed, parts } = grundy.last();
    expect(state).toBe("paused");
    expect(elapsed).toBeGreaterThanOrEqual(PAUSE);
    expect(elapsed).toBeLessThan(PAUSE + 1000);
    const working = grundy.views.filter((view) => view.state === "working");
    expect(working.length).toBeGreaterThan(1);
    void grundy.session.run();
    await expect.poll(() => grundy.last().parts[0]?.summary.known).toBeGreaterThan(parts[0]?.summary.known ?? NaN); // prettier-ignore
    grundy.session.stop();

    const kayles = sessionOf(["0.77"], undefined);
    await kayles.session.run();
    expect(kayles.last().state).toBe("proved");
    const csv = await makeFile(itemAt(kayles.session.parts, 0), "csv").blob.text();
    expect(csv.split("\r\n").at(-2)).toBe("100000,1");
  });

  test("makes files of the values up to the last heap, and of the certificate", async () => {
    const { session } = sessionOf(["0.77"], 100_000);
    await session.run();
    const [work] = session.parts;
    if (work === undefined) throw new Error("no part");
    const csv = makeFile(work, "csv");
    expect(csv.name).toBe("0.77.csv");
    const text = await csv.blob.text();
    expect(text).toMatch(/^n,"g of 0.77"\r\n0,0\r\n1,1\r\n2,2\r\n3,3\r\n4,1\r\n/);
    expect(text.split("\r\n").slice(-3)).toEqual(["99999,8", "100000,1", ""]);
    expect(text.split("\r\n")).toHaveLength(100_003);
    expect(await makeFile(work, "bfile").blob.text()).toMatch(
      /^# 0\.77\n0 0\n1 1\n(.*\n)*100000 1\n$/,
    );
    const certificate = await makeFile(work, "certificate").blob.text();
    expect(checkCertificate(JSON.parse(certificate)).valid).toBe(true);
    expect(JSON.parse(certificate)).toMatchObject({ game: "0.77", values: valuesOf("0.77", 168) });
  });

  test("returns values far beyond its table by the period", async () => {
    const { session, values } = sessionOf(["0.3f"], 1000);
    await session.run();
    expect(values(6 * 10 ** 14, 2)).toEqual([3 * 10 ** 14, 3 * 10 ** 14 + 1]);
  });

  test("reports an apparent period only if it is neither proved nor disproved", async () => {
    const { session, last } = sessionOf(["0.7![3]", "{squares}", "{powers of 3}"], 2000);
    await session.run();
    const [growing, never, powers] = last().parts;
    expect(growing).toMatchObject({ noTheorem: "endless", seen: { preperiod: 0, period: 1, saltus: 1 } }); // prettier-ignore
    expect(never?.noTheorem).toBe("never");
    expect(never).not.toHaveProperty("seen");
    expect(powers?.noTheorem).toBe("powers");
  });

  test("posts views of a few kilobytes, independently of the number of heaps", async () => {
    const { session, last } = sessionOf(["{1,2,3,5,8}"], 200_000);
    await session.run();
    expect(JSON.stringify(last()).length).toBeLessThan(12_000);
  });
});

test("a survey that reads values in arbitrary pieces has the correct summary", () => {
  const values = fc.array(fc.nat(300), { minLength: 1, maxLength: 1500 });
  fc.assert(
    fc.property(values, fc.array(fc.nat(1500)), (values, cuts) => {
      const survey = new Survey();
      for (const cut of cuts) survey.read(values, Math.min(cut, values.length));
      survey.read(values, values.length);
      const { known, first, density, counts, distinct, ...rest } = survey.summary();
      expect(known).toBe(values.length);
      expect(first).toEqual(values.slice(0, SUMMARY.first));
      const largest = Math.max(...values);
      const zeros = values.flatMap((value, heap) => (value === 0 ? [heap] : []));
      expect(rest).toEqual({
        zeros: zeros.slice(0, SUMMARY.zeros),
        zeroCount: zeros.length,
        largest,
        largestAt: values.indexOf(largest),
      });
      expect(distinct).toBe(new Set(values).size);
      for (const [value, count] of counts) expect(count).toBe(values.filter((one) => one === value).length); // prettier-ignore
      const { step, rise, levels } = density;
      expect(levels.length).toBe(Math.ceil(known / step));
      expect(levels.length).toBeLessThanOrEqual(SUMMARY.stretches);
      expect(levels[0]?.length).toBe(Math.floor(largest / rise) + 1);
      const shares = levels.map((bands, at) => {
        const heaps = values.slice(at * step, (at + 1) * step);
        const inBand = (band: number) => heaps.filter((value) => Math.floor(value / rise) === band);
        return Array.from(bands, (_, band) => inBand(band).length / heaps.length);
      });
      const most = Math.max(...shares.flat());
      expect(levels).toEqual(
        shares.map((all) => all.map((share) => Math.ceil(LEVELS * Math.sqrt(share / most))).join("")), // prettier-ignore
      );
    }),
    { numRuns: 60 },
  );
});

describe("the answer about a position", () => {
  const workOn = (text: string, to = 2000): PartWork => {
    const work = new PartWork(heapGame(text), to);
    work.work(() => false);
    return work;
  };
  const value = (values: readonly number[], heaps: readonly number[]): number =>
    heaps.reduce((sum, heap) => sum ^ (values[heap] ?? NaN), 0);

  test.each([
    "0.77",
    "4!.0",
    "4!.3",
    "{1,3,4}",
    "0.[3]",
    "4.[3]",
    "{squares}",
    "!{2}",
    "0.8?",
    "0.137",
    "{divisors}",
  ])(
    // prettier-ignore
    "of %s has the value and the winning moves of the definition",
    (text) => {
      const [work, values] = [workOn(text), valuesOf(text, 30)];
      for (const heaps of [[5], [7, 12], [5, 7, 12], [3, 3], [20, 1, 29]]) {
        const answer = answerPosition([work], heaps.join("+"));
        if (answer.kind !== "value") return expect.fail(answer.kind);
        expect(answer.value).toBe(value(values, heaps));
        for (const heap of heaps) {
          const target = answer.value ^ (values[heap] ?? NaN);
          const options = new Map([...optionsOf(work.game.law, heap)].map((left) => [left.join("+"), left])); // prettier-ignore
          const winning = [...options.values()].filter((left) => value(values, left) === target);
          const listed = answer.moves.filter((move) => move.heap === heap);
          const expected = answer.value === 0 ? 0 : Math.min(4, winning.length);
          expect(listed).toHaveLength(expected);
          for (const { left } of listed) expect(winning).toContainEqual(left);
          if (answer.value > 0 && winning.length > 4) expect(answer.hasMore).toBe(true);
        }
      }
    },
  );

  test("is exact for heaps far beyond the table if the period is proved", () => {
    const [kayles, far] = [workOn("0.77", 1000), 10 ** 15];
    const values = valuesOf("0.77", 200);
    const at = (heap: number): number => values[heap < 100 ? heap : 84 + (heap % 12)] ?? NaN;
    const answer = answerPosition([kayles], "1e15 + 7");
    if (answer.kind !== "value") return expect.fail(answer.kind);
    expect(answer.value).toBe(at(far) ^ at(7));
    expect(answer.moves.length).toBeGreaterThan(4);
    for (const { heap, left } of answer.moves) {
      expect([1, 2]).toContain(heap - left.reduce((sum, one) => sum + one, 0));
      const rest = heap === 7 ? far : 7;
      expect(left.reduce((sum, one) => sum ^ at(one), at(rest))).toBe(0);
    }
    const nim = answerPosition([workOn("0.[3]", 1000)], "10^15 7");
    expect(nim).toMatchObject({ value: far + 7, moves: [{ heap: far, left: [7] }] });
  });

  test("reads the heaps of a sum between slashes, and reports unreadable and unknown positions", () => {
    const parts = [workOn("0.77"), workOn("{1,2,3}")];
    expect(answerPosition(parts, "3 / 3")).toMatchObject({ value: 0, moves: [] });
    expect(answerPosition(parts, "5+7/12")).toMatchObject({ kind: "value", value: 6 });
    // More than four moves from 18 in the first game win, and one from 4 in the second game.
    expect(answerPosition(parts, "18/4")).toMatchObject({ hasMore: true });
    for (const text of [
      "",
      "x",
      "1/2/3",
      "-1",
      "1e16",
      Array.from({ length: 99 }, () => 1).join("+"),
    ])
      // prettier-ignore
      expect(answerPosition(parts, text)).toEqual({ kind: "unreadable" });
    expect(answerPosition([workOn("4!.0")], "9+99999")).toMatchObject({ kind: "unknown", heap: 99_999 }); // prettier-ignore
  });
});

test("in misère play, a heap of 1 of Nim is P, and heaps of 0, 2 and 3 are N", () => {
  const work = new PartWork(heapGame("0.[3]"), 10);
  work.genera.grow(4);
  const { laboratory, cell } = words("en");
  const formats = formatsFor("en", { laboratory, cell }, { terms: [], ownRules: "", base: "/" });
  const section = h(MisereSection, { genera: work.genera.genera.slice(0, 4) });
  const value = { formats, lab: {} as Laboratory };
  const html = renderToString(h(LabContext.Provider, { value }, section));
  const marks = [...html.matchAll(/data-outcome="(.)"/g)].map(([, mark]) => mark);
  expect(marks).toEqual(["N", "P", "N", "N"]);
});

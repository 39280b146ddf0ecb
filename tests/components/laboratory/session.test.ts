import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { GameForm } from "../../../components/laboratory/GameForm.tsx";
import type { View } from "../../../components/laboratory/protocol.ts";
import { formatsFor } from "../../../components/laboratory/formats.ts";
import type { Laboratory } from "../../../components/laboratory/use-laboratory.ts";
import { words } from "../../../src/i18n/words.ts";
import { Session } from "../../../components/laboratory/session.ts";
import { type HeapGame, readGame } from "../../../src/octal/read-game.ts";
import { tableOf } from "../../../src/octal/table-of.ts";
import { itemAt } from "../../../src/games/theory/item-at.ts";
import { ofKey } from "../../../src/games/theory/of-key.ts";

const heapGame = (text: string): HeapGame => {
  const game = readGame(text);
  if (game.kind !== "heaps") throw new Error(text);
  return game;
};

/** A session whose clock goes on by a tenth of a second whenever it is read. */
function sessionOf(
  texts: readonly string[],
  to: number,
  {
    pause = () => Promise.resolve(),
    second = undefined as string | undefined,
    table = tableOf,
  } = {},
) {
  const views: View[] = [];
  let time = 0;
  const summandOf = (game: HeapGame) => ({ game, table: table(game) });
  const summands = new Map(texts.map((text) => [text, summandOf(heapGame(text))]));
  const session = new Session(
    texts.join(" + "),
    to,
    texts.map((text) => ofKey(summands, text)),
    second === undefined ? undefined : { game: heapGame(second), table: tableOf(heapGame(second)) }, // prettier-ignore
    {
      post: (notice) => {
        if (notice.kind === "view") views.push(notice.view);
      },
      now: () => (time += 100),
      pause,
    },
  );
  return { session, views, last: () => itemAt(views, views.length - 1) };
}

/** How far the bar of a page says that a look has come. */
function shownProgress(view: View): number {
  const lab = { view, asked: { game: view.text, to: "" }, isBusy: true } as Laboratory;
  const { laboratory, laboratoryRules: rules, cell } = words("en");
  const html = renderToString(
    h(GameForm, { formats: formatsFor("en", { laboratory, rules, cell }), lab }),
  );
  return Number(/<progress[^>]* value="(\d+)"/.exec(html)?.[1]);
}

describe("a look at a game", () => {
  test("ends when a period is proved, and knows the values of all heaps", async () => {
    const { session, last } = sessionOf(["0.77"], 1_000_000);
    await session.go();
    const [part] = last().parts;
    expect(last().state).toBe("proved");
    expect(part?.period).toEqual({ preperiod: 71, period: 12, saltus: 0, provedAt: 167 });
    expect(part?.summary.known).toBeLessThan(1000);
    const table = tableOf(heapGame("0.77"));
    table.grow(3000);
    expect(session.values(0, 2900, 100)).toEqual([...table.values.subarray(2900, 3000)]);
  });

  test("ends where the period of 0.16 is known, and says the values of further heaps by it", async () => {
    const { session, last } = sessionOf(["0.16"], 1_000_000);
    await session.go();
    const [part] = last().parts;
    expect(part?.period).toEqual({
      preperiod: 105_351,
      period: 149_459,
      saltus: 0,
      provedAt: 509_621,
    });
    expect(part?.summary.known).toBeLessThan(500_000);
    const table = tableOf(heapGame("0.16"));
    table.grow(600_000);
    expect(session.values(0, 599_900, 100)).toEqual([...table.values.subarray(599_900, 600_000)]);
  });

  test("ends at the last heap that was asked for, and says no more than is known", async () => {
    const { session, last } = sessionOf(["0.77"], 100);
    await session.go();
    const [part] = last().parts;
    expect(last().state).toBe("reached");
    expect(part?.period).toBeUndefined();
    expect(part?.summary.known).toBe(101);
    expect(session.values(0, 90, 100)).toHaveLength(11);
  });

  test("looks at each game of a sum", async () => {
    const { session, last } = sessionOf(["0.77", "{1,2,3}"], 5000);
    await session.go();
    expect(last().parts.map(({ period }) => period?.period)).toEqual([12, 4]);
  });

  test("of a sum shows the progress of what is not proved yet: it moves on while another game is finished", async () => {
    const { session, views } = sessionOf(["0.77", "4!.0"], 5000);
    await session.go();
    const working = views.filter(({ state }) => state === "working");
    const proved = working.filter(({ parts }) => parts[0]?.period !== undefined);
    expect(proved.length).toBeGreaterThan(1);
    const shown = proved.map(shownProgress);
    expect(shown).toEqual(proved.map(({ parts }) => parts[1]?.summary.known));
    expect(shown.at(-1)).toBeGreaterThan(shown[0] ?? NaN);
  });

  test.each([
    ["0.77", "0.07", { kind: "differ", heap: 1, first: 1, second: 0 }, undefined],
    ["0.137", "0.07", { kind: "differ", heap: 1, first: 1, second: 0 }, 1],
    ["{1,2,3}", "{1,2,3,5,6,7}", { kind: "proved", from: 0 }, undefined],
    ["0.024", "0.025", { kind: "equal", from: 0, to: 500 }, undefined],
    ["{odd}", "0.[30]", { kind: "same" }, undefined],
  ])("compares %s with %s", async (first, second, result, shift) => {
    const { session, last } = sessionOf([first], 500, { second });
    await session.go();
    expect(last().compared).toMatchObject({ text: second, result });
    expect(last().compared?.shift).toBe(shift);
  });

  test("can be stopped, keeps what it has, and goes on from there", async () => {
    let pauses = 0;
    const stopping = sessionOf(["4!.0"], 3000, {
      pause: () => {
        if (++pauses === 3) stopping.session.stop();
        return Promise.resolve();
      },
    });
    const { session, views, last } = stopping;
    await session.go();
    expect(last().state).toBe("stopped");
    const known = last().parts[0]?.summary.known ?? 0;
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(3001);
    const seen = views.length;
    await session.go();
    expect(last().state).toBe("reached");
    expect(last().parts[0]?.summary.known).toBe(3001);
    const further = views.slice(seen).map(({ parts }) => parts[0]?.summary.known ?? 0);
    expect(Math.min(...further)).toBeGreaterThanOrEqual(known);
  });

  /** A table whose growth fails at first, at heap 50. */
  const failing = (error: Error) => (game: Pick<HeapGame, "law">) => {
    const table = tableOf(game);
    let fails = 0;
    return {
      get values() {
        return table.values;
      },
      get known() {
        return table.known;
      },
      get period() {
        return table.period;
      },
      grow: (to: number) => {
        if (table.known > 0 && fails++ === 0) throw error;
        table.grow(table.known === 0 ? 50 : to);
      },
    };
  };

  test("says that it failed, and why, with what it had found", async () => {
    const { session, last } = sessionOf(["0.77"], 1000, { table: failing(new Error("wrong")) });
    await session.go();
    expect(last()).toMatchObject({ state: "failed", message: "wrong" });
    expect(last().parts[0]?.summary.first).toHaveLength(50);
  });

  test("hands out a file in slices, with the values of its beginning", async () => {
    let rests = 0;
    const pause = (): Promise<void> => {
      rests++;
      return Promise.resolve();
    };
    const { session } = sessionOf(["0.77"], 100_000, { pause });
    await session.go();
    const before = rests;
    const words = { title: "", lead: "", period: "", none: "", addresses: { grundy: "", notebook: "" } }; // prettier-ignore
    const { name, blob } = await session.file(0, "csv", words);
    expect(name).toBe("0.77.csv");
    expect((await blob.text()).split("\r\n").slice(-3)).toEqual(["99999,8", "100000,1", ""]);
    expect(rests - before).toBeGreaterThan(5);
  });

  test("knows the value of a heap far beyond its table by the period", async () => {
    const { session } = sessionOf(["0.3f"], 1000);
    await session.go();
    expect(session.values(0, 6 * 10 ** 14, 2)).toEqual([3 * 10 ** 14, 3 * 10 ** 14 + 1]);
  });

  test("shows a period that is seen and not proved", async () => {
    const { session, last } = sessionOf(["0.7![3]", "{squares}", "{powers of 3}"], 2000);
    await session.go();
    const [growing, never, powers] = last().parts;
    expect(growing).toMatchObject({ noTheorem: "endless", seen: { preperiod: 0, period: 1, saltus: 1 } }); // prettier-ignore
    expect(never?.noTheorem).toBe("never");
    expect(never).not.toHaveProperty("seen");
    expect(powers?.noTheorem).toBe("powers");
  });

  test("sends pictures of a few kilobytes, whatever the number of heaps", async () => {
    const { session, last } = sessionOf(["{1,2,3,5,8}"], 200_000);
    await session.go();
    expect(JSON.stringify(last()).length).toBeLessThan(12_000);
  });
});

import { expect, test } from "vitest";
import { builtPages } from "../support/built-pages.ts";
import { address, open, readThrough } from "./support.ts";
import { weigh } from "./weigh.ts";

/** Bytes as they travel: scripts that reading a page loads, and all that its first view loads, fonts included. */
const MOST = { script: 20_000, all: 130_000 };

test.each(builtPages())(
  "%s loads at most 130 kB at first, and 20 kB of script until something is pressed",
  async (path) => {
    const first = await weigh(await open("/404.html"), address(path));
    expect(first.all).toBeLessThanOrEqual(MOST.all);
    const read = await weigh(await open("/404.html"), address(path), readThrough);
    expect(read.script).toBeLessThanOrEqual(MOST.script);
    const late = /kernel|sucrase|acorn|notebook\.|Board|preact/;
    const works = ["/search/", "/progress/"].includes(path); // these are nothing without their scripts
    expect(read.scripts.filter((name) => !works && late.test(name))).toEqual([]);
  },
);

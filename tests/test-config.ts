import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestSpecification } from "vitest/node";

/** The extent of a test run: the tests for a change, which take minutes, or all tests. */
export type Extent = "short" | "whole";

declare module "vitest" {
  interface ProvidedContext {
    extent: Extent;
  }
}

// Browser tests depend on the machine's load. `secondTries` lists the tests that needed the retry.
const retry = 1;

/** Lists the tests that passed only when they were retried. */
const secondTries: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`Passed on the second try: ${module.relativeModuleId}, ${test.fullName}`);
  },
};

/** Small test files that take long. Vitest begins with the largest of the files that it has not timed here. */
const LONG = /(browser\/(programs|visits)|judge\/terminal|problems\/listings|programs\/cpp)\.test/;

/** Runs the long files of each project first, so that no processor is idle at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId));
    return [...projects.values()].flatMap((all) =>
      all.toSorted((one, other) => isShort(one) - isShort(other)),
    );
  }
}

/** Options of projects whose tests open pages in Chromium. */
const browserOptions = {
  setupFiles: "tests/browser/after-tests.ts",
  // Files share a browser and its cache.
  isolate: false,
  // Two files run at once, so that one runs while the other waits. More would slow each other down.
  maxWorkers: 2,
  retry,
  // Long enough for a busy machine.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** The project for the site below a base path on a real server. Its cells must be isolated as well. */
const served = {
  extends: true,
  test: {
    name: "served",
    include: ["served/**/*.test.ts", "browser/{origin,attacks}.test.ts"].map(
      (file) => `tests/${file}`,
    ),
    globalSetup: "tests/served/served-site.ts",
    ...browserOptions,
    sequence: { groupOrder: 2 },
  },
} as const;

/**
 * Returns the configuration of the tests, which read the extent with `inject("extent")`. No test loads a file that only
 * Astro can compile, since pages are tested after the build, so Astro's configuration and integrations are not loaded.
 */
export const testConfig = (extent: Extent) =>
  defineConfig({
    resolve: { tsconfigPaths: true },
    test: {
      provide: { extent },
      reporters: [...configDefaults.reporters, secondTries],
      sequence: { sequencer: LongFirst },
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: ["tests/**/*.test.{ts,tsx}"],
            exclude: ["browser", "built", "served", "engines"].map(
              (folder) => `tests/${folder}/**`,
            ),
            // One per processor, which is one more than Vitest's default.
            maxWorkers: "100%",
            // Files share values that are expensive to compute: the declarations for type checks, threads, tables.
            isolate: false,
            testTimeout: extent === "whole" ? 600_000 : 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: "built",
            include: ["tests/built/**/*.test.ts"],
            globalSetup: "tests/support/site.ts",
            // The files only read the same pages, so they share the parsed pages.
            isolate: false,
            maxWorkers: "100%",
            testTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: "browser",
            include: ["tests/browser/**/*.test.ts"],
            globalSetup: "tests/browser/built-site.ts",
            ...browserOptions,
            sequence: { groupOrder: 1 },
            testTimeout: 180_000,
          },
        },
        ...(extent === "whole" ? [served] : []),
        {
          extends: true,
          test: {
            name: "engines",
            include: ["tests/engines/**/*.test.ts"],
            globalSetup: "tests/engines/watched-site.ts",
            // One file per engine, both at once.
            maxWorkers: 2,
            retry,
            sequence: { groupOrder: 2 },
            expect: { poll: { timeout: 30_000 } },
            testTimeout: 240_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  });

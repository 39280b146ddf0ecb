import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestSpecification } from "vitest/node";

/** How much is asked: what a change needs to hear in minutes, or everything that can be asked. */
export type Extent = "short" | "whole";

declare module "vitest" {
  interface ProvidedContext {
    extent: Extent;
  }
}

// Browsers depend on the machine's load. `secondTries` lists the tests that needed the retry.
const retry = 1;

/** Lists the tests that passed only when they were retried. */
const secondTries: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          console.log(`Passed at the second try: ${module.relativeModuleId}, ${test.fullName}`);
  },
};

/** Test files that take long, though they are not large: Vitest begins with the largest of those it has not timed here. */
const LONG = /(browser\/(programs|visits)|judge\/terminal|problems\/listings|programs\/cpp)\.test/;

/** In each project the long files begin first: else one processor waits at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isShort = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId));
    return [...projects.values()].flatMap((all) =>
      all.toSorted((one, other) => isShort(one) - isShort(other)),
    );
  }
}

/** Of projects whose tests visit pages in Chromium. */
const visiting = {
  setupFiles: "tests/browser/after-tests.ts",
  // Files share a browser, and what their pages loaded.
  isolate: false,
  // Two files at once: while one page waits, another works. More would wait for each other.
  maxWorkers: 2,
  retry,
  // What will be so soon may take its time on a busy machine; a test that waits longer has failed.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** The site below a path of its host, by a real server; a cell is to be as far away from everything there as here. */
const served = {
  extends: true,
  test: {
    name: "served",
    include: ["served/**/*.test.ts", "browser/{origin,attacks}.test.ts"].map(
      (file) => `tests/${file}`,
    ),
    globalSetup: "tests/served/served-site.ts",
    ...visiting,
    sequence: { groupOrder: 2 },
  },
} as const;

/**
 * The tests' configuration. What differs in extent reads `inject("extent")`. No test loads what only Astro can read: pages
 * are tested as they were built. So its configuration, and its integrations, are not started.
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
            // As many as there are processors, which is one more than Vitest would take.
            maxWorkers: "100%",
            // Files share what is costly to make: the declarations that cells are checked against, threads, tables.
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
            // The files only read, and read the same pages: a page that one has parsed is parsed for all.
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
            ...visiting,
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
            // One file an engine, and both at once.
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

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
  readonly if?: string;
  readonly "runs-on": string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string): unknown => parse(readFileSync(file, "utf8"));
const workflow = (name: string): Workflow => read(`.github/workflows/${name}.yml`) as Workflow;
const files = globSync(".github/workflows/*.yml");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

test.each(files)("%s runs scripts that there are, and says what it may do", (file) => {
  const { jobs, permissions } = read(file) as Workflow;
  const lines = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run = "" }) => run));
  const called = lines.flatMap((run) => /^npm (?:run )?(?!ci$)(\S+)/.exec(run)?.[1] ?? []);
  expect(called).not.toEqual([]);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(permissions)).toContain("contents");
});

test("every push and pull request is tested on three systems, and everything is asked at night", () => {
  const { on, jobs, permissions } = workflow("test");
  expect(Object.keys(on)).toEqual(["push", "pull_request", "schedule", "workflow_dispatch"]);
  expect(jobs["test"]?.strategy?.matrix["os"]).toEqual([
    "ubuntu-latest",
    "macos-latest",
    "windows-latest",
  ]);
  expect(jobs["test"]?.steps.at(-1)?.run).toBe("npm test");
  expect(jobs["whole"]?.steps.at(-1)?.run).toBe("npm run test:all");
  expect(permissions).toEqual({ contents: "read" });
});

test("what runs the scripts of packages may only read, and only the publishing job may publish", () => {
  const { jobs, permissions } = workflow("pages");
  const writing = Object.entries(jobs).filter(([, job]) =>
    Object.values({ ...permissions, ...job.permissions }).includes("write"),
  );
  expect(writing.map(([name]) => name)).toEqual(["publish"]);
  expect(jobs["publish"]?.steps.map(({ run }) => run)).toEqual([undefined]);
});

test.each(files)("%s names every action by its commit", (file) => {
  const { jobs } = read(file) as Workflow;
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

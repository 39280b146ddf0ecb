import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lock, machinesOf } from "../../../src/commands/lock/complete-lock.ts";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const name = (place: string): string => place.replace(/^.*node_modules\//, "");
const sealed = Object.entries(lock.packages).filter(
  ([, { integrity, os, cpu }]) => integrity && os && cpu,
);

test("there are names enough to compare", () => {
  expect(sealed.length).toBeGreaterThan(100);
});

test("a name says the system and the processor that the registry says", () => {
  const messages = sealed.map(([place]) => [place, machinesOf(name(place))] as const);
  expect(messages.map(([place, { os, cpu }]) => [place, os, cpu])).toEqual(
    sealed.map(([place, { os, cpu }]) => [place, os, cpu]),
  );
});

test("where a name says a C library, it is the one that the registry says", () => {
  const messages = sealed.filter(([place]) => machinesOf(name(place)).libc);
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.map(([place]) => [place, machinesOf(name(place)).libc])).toEqual(
    messages.map(([place, { libc }]) => [place, libc]),
  );
});

test.each([
  ["@esbuild/win32-arm64", { os: ["win32"], cpu: ["arm64"] }],
  ["@astrojs/compiler-binding-wasm32-wasi", { cpu: ["wasm32"] }],
  ["@oxc-parser/binding-android-arm-eabi", { os: ["android"], cpu: ["arm"] }],
  ["@img/sharp-linuxmusl-x64", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@rollup/rollup-win32-x64-gnu", { os: ["win32"], cpu: ["x64"] }],
  ["preact", {}],
])("%s", (from, machines) => {
  expect(machinesOf(from)).toEqual(machines);
});

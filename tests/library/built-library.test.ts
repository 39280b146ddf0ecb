import { build } from "esbuild";
import { generateDtsBundle } from "dts-bundle-generator";
import { expect, test } from "vitest";
import * as library from "../../src/grundy.ts";

test("the library's declarations name every export", () => {
  const [text = ""] = generateDtsBundle([{ filePath: "src/grundy.ts" }], {
    preferredConfigPath: "tsconfig.core.json",
  });
  const missing = Object.keys(library).filter(
    (name) => !new RegExp(`export declare (const|function|class) ${name}\\b`).test(text),
  );
  expect(missing).toEqual([]);
});

test("the built library is one module that imports nothing and answers as its source does", async () => {
  const result = await build({
    entryPoints: ["src/grundy.ts"],
    bundle: true,
    write: false,
    format: "esm",
    metafile: true,
  });
  const text = result.outputFiles[0]?.text ?? "";
  expect(Object.values(result.metafile.outputs)[0]?.imports).toEqual([]);
  const url = `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
  const built = (await import(/* @vite-ignore */ url)) as typeof library;
  expect(Object.keys(built).sort()).toEqual(Object.keys(library).sort());
  expect(built.findPeriod(built.kayles, 200)).toEqual({
    preperiod: 71,
    period: 12,
    saltus: 0,
    provedAt: 167,
  });
});

import { dirname, resolve } from "node:path";
import ts from "typescript";
import type { RunArticle } from "../../src/book/run-article.ts";

const root = resolve(import.meta.dirname, "../..");
const ambient = `
declare const show: import("${root}/src/kernel/show.ts").Show;
declare const input: import("${root}/src/kernel/input.ts").Input;
declare const console: Record<"log" | "info" | "debug" | "warn" | "error", (...values: unknown[]) => void>;
`;

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  paths: { grundy: [`${root}/src/grundy.ts`] },
};

/** Each cell as a module of its own: what it gets from other cells is imported on its first line. */
function modules({ cells, program }: RunArticle, folder: string): Map<string, string> {
  const files = new Map([[`${folder}/ambient.d.ts`, ambient]]);
  program.forEach((cell, i) => {
    const given = [
      ...Object.entries(cell.from).map(([name, n]) => `import { ${name} } from "./cell-${n}.ts";`),
      ...Object.entries(cell.borrowed).map(([name, imported]) =>
        imported === "*"
          ? `import * as ${name} from "grundy";`
          : `import { ${imported} as ${name} } from "grundy";`,
      ),
    ];
    const code = cells[i]?.code ?? "";
    files.set(
      `${folder}/cell-${cell.number}.ts`,
      `${given.join(" ")}${code}\nexport { ${cell.declares.join(", ")} };`,
    );
  });
  return files;
}

/** What TypeScript says of an article's cells: "cell 3, line 2: …". */
export function typeFaults(article: RunArticle): string[] {
  const folder = resolve(root, "content/.cells");
  const files = modules(article, folder);
  const host = ts.createCompilerHost(options);
  const overlay: ts.CompilerHost = {
    ...host,
    readFile: (file) => files.get(file) ?? host.readFile(file),
    fileExists: (file) => files.has(file) || host.fileExists(file),
    directoryExists: (name) => name === folder || ts.sys.directoryExists(name),
    getSourceFile(file, ...rest) {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
    },
  };
  const program = ts.createProgram([...files.keys()], options, overlay);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => !file || dirname(file.fileName) === folder)
    .map(({ file, start, messageText }) => {
      const cell = /cell-(\d+)/.exec(file?.fileName ?? "")?.[1] ?? "?";
      const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
      return `cell ${cell}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
}

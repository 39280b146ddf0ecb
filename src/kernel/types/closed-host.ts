import { type CompilerHost, Extension, type SourceFile } from "typescript";

function find(module: string, files: ReadonlyMap<string, SourceFile>) {
  const [file, extension] = module.endsWith(".ts")
    ? [module.replace(/^\./, ""), Extension.Ts]
    : [`/${module}.d.ts`, Extension.Dts];
  const resolvedModule = files.has(file) ? { resolvedFileName: file, extension } : undefined;
  return { resolvedModule };
}

/** A compiler host with these files only: every module must be one of them. */
export function closedHost(files: ReadonlyMap<string, SourceFile>): CompilerHost {
  return {
    getSourceFile: (file) => files.get(file),
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file)?.text,
    resolveModuleNameLiterals: (literals) => literals.map(({ text }) => find(text, files)),
    getDefaultLibFileName: () => "/language.d.ts",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
}

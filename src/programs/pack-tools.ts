import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { cached } from "../integrations/cache.ts";
import { ship } from "../integrations/licences/shipped.ts";
import {
  joinFiles,
  TOOL_LANGUAGES,
  type Manifest,
  type ToolFiles,
  type ToolLanguage,
} from "./tools.ts";

/** Bytes of a part: hosts reject files of more than 25 MiB, and an interrupted download continues with the next part. */
const PART = 4 * 2 ** 20;

/** The tools of a language in the form in which the site ships them. */
interface Packed {
  readonly manifest: Manifest;
  readonly parts: Readonly<Record<string, Uint8Array>>;
}

const CLANG = "node_modules/@yowasp/clang/gen";
const PYODIDE = "node_modules/pyodide";

/** Entries of Clang's resources that no C++ program for WebAssembly needs. */
const UNUSED = [
  // Headers of other targets and languages.
  /^include\/(?!c\+\+\/|wasm32)[^/]+\//,
  /^include\/(?!(__)?std|__float|float|limits|inttypes|iso646|tgmath|unwind|varargs|mm_malloc|wasm_simd128)[^/]+$/,
  // Used for C++98 only by a mode of libc++ that is not the default.
  /^include\/c\+\+\/v1\/__cxx03\//,
  /^include\/c\+\+\/v1\/(experimental|__pstl)\//,
  /^lib\/.*(\.so|\.json|profile\.a|experimental\.a|no-floating-point\.a|crt1-reactor\.o)$/,
  /^share\//,
];

const BLOCK = 512;

/** Returns a tar file without the entries whose names match. */
function withoutEntries(tar: Buffer, unused: readonly RegExp[]): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length;) {
    const field = (from: number, length: number): string =>
      tar.toString("latin1", at + from, at + from + length).replace(/\0.*$/s, "");
    const name = field(0, 100);
    const prefix = field(345, 155);
    const length = BLOCK + Math.ceil(Number.parseInt(field(124, 12) || "0", 8) / BLOCK) * BLOCK;
    const path = prefix === "" ? name : `${prefix}/${name}`;
    const isFolder = field(156, 1) === "5";
    if (isFolder || !unused.some((each) => each.test(path)))
      kept.push(tar.subarray(at, at + length));
    at += length;
  }
  return Buffer.concat(kept);
}

const read = (folder: string, names: readonly string[]): ToolFiles =>
  Object.fromEntries(
    names.map((name) => [name, new Uint8Array(readFileSync(`${folder}/${name}`))]),
  );

/** Returns the files that a language's compiler or interpreter loads, by the names that it requests. */
export function toolFiles(language: ToolLanguage): ToolFiles {
  if (language === "python") {
    const lock = JSON.parse(readFileSync(`${PYODIDE}/pyodide-lock.json`, "utf8")) as object;
    // The list of installable packages is emptied, so that nothing is fetched.
    const text = JSON.stringify({ ...lock, packages: {} });
    return {
      ...read(PYODIDE, ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]),
      "pyodide-lock.json": new TextEncoder().encode(text),
    };
  }
  const modules = ["llvm.core.wasm", "llvm.core2.wasm", "llvm.core3.wasm", "llvm.core4.wasm"];
  const tar = withoutEntries(readFileSync(`${CLANG}/llvm-resources.tar`), UNUSED);
  return { ...read(CLANG, modules), "llvm-resources.tar": new Uint8Array(tar) };
}

async function pack(language: ToolLanguage): Promise<Packed> {
  // Large chunks: between two chunks the compressing thread waits for this one, which is busy rendering pages.
  const options = { level: 9, chunkSize: 2 ** 24 };
  const all = await promisify(gzip)(joinFiles(toolFiles(language)), options);
  const parts: Record<string, Uint8Array> = {};
  const list = [];
  for (let at = 0; at < all.length; at += PART) {
    const bytes = new Uint8Array(all.subarray(at, at + PART));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const name = `${language}.${sha256.slice(0, 10)}.bin`;
    parts[name] = bytes;
    list.push({ name, bytes: bytes.length, sha256 });
  }
  return { manifest: { parts: list }, parts };
}

/** Packs the tools of a language. It takes about 10 seconds once; later builds use the cache. */
export function packTools(language: ToolLanguage): Promise<Packed> {
  ship(`${language === "cpp" ? CLANG : PYODIDE}/`);
  return cached("tools", [language, PART, UNUSED.map(String)], () => pack(language));
}

/** Returns the manifests of all languages, which pages contain. */
export async function toolManifests(): Promise<Readonly<Record<ToolLanguage, Manifest>>> {
  const all = TOOL_LANGUAGES.map(async (language) => [
    language,
    (await packTools(language)).manifest,
  ]);
  return Object.fromEntries(await Promise.all(all)) as Record<ToolLanguage, Manifest>;
}

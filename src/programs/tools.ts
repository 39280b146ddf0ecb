/** The languages whose programs need downloaded tools: a compiler or an interpreter. */
export const TOOL_LANGUAGES = ["cpp", "python"] as const;

export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/** A downloaded part of a language's tools. */
export interface Part {
  /** Its address, relative to that of the manifest. */
  readonly name: string;
  readonly bytes: number;
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** All parts of a language's tools: concatenated, they are a gzip stream of joined {@link ToolFiles}. */
export interface Manifest {
  readonly parts: readonly Part[];
}

/** The addresses and manifests that a page needs to run programs. It fetches them when a program is first run. */
export interface ProgramTools {
  /** Addresses of the document in which programs run, of the workers' scripts, and of the folder of the tools. */
  readonly sandbox: string;
  readonly scripts: Readonly<Record<ToolLanguage, string>>;
  readonly base: string;
  readonly tools: Readonly<Record<ToolLanguage, Manifest>>;
}

/** Files by name. */
export type ToolFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** Bytes of the number that contains the length of the file list. */
const COUNT = 4;

/** Joins files to one block: the length of the file list, the list of names and sizes as JSON, and the files. */
export function joinFiles(files: ToolFiles): Uint8Array<ArrayBuffer> {
  const list = Object.entries(files).map(([name, { length }]) => [name, length]);
  const head = new TextEncoder().encode(JSON.stringify(list));
  const blocks = [head, ...Object.values(files)];
  const all = new Uint8Array(COUNT + blocks.reduce((sum, { length }) => sum + length, 0));
  new DataView(all.buffer).setUint32(0, head.length);
  let at = COUNT;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
}

/** Splits a block of {@link joinFiles} into its files, which share the block's memory. */
export function splitFiles(all: ArrayBuffer): ToolFiles {
  const length = new DataView(all).getUint32(0);
  const head = new TextDecoder().decode(new Uint8Array(all, COUNT, length));
  let at = COUNT + length;
  return Object.fromEntries(
    (JSON.parse(head) as [string, number][]).map(([name, bytes]) => {
      const file = new Uint8Array(all, at, bytes);
      at += bytes;
      return [name, file];
    }),
  );
}

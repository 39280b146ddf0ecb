/** The languages that need tools beside the browser: a compiler or an interpreter. */
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

/** All parts of a language's tools: together one gzip stream that holds {@link ToolFiles}. */
export interface Manifest {
  readonly parts: readonly Part[];
}

/** What a page needs to run programs; it fetches this when one is run first. */
export interface ProgramTools {
  /** Addresses: of the document in which programs run, of what runs them, and of the folder of the tools. */
  readonly sandbox: string;
  readonly scripts: Readonly<Record<ToolLanguage, string>>;
  readonly base: string;
  readonly tools: Readonly<Record<ToolLanguage, Manifest>>;
}

/** Files by their names. */
export type ToolFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** Bytes of the number that says how long the list of files is. */
const COUNT = 4;

/** Files as one block: the length of a list, the list of names and sizes as JSON, the files one after the other. */
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

/** The files of {@link joinFiles}, which share the memory of the block. */
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

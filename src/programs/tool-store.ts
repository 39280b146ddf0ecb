import { splitFiles, type Manifest, type Part, type ToolFiles } from "./tools.ts";

/** The cache of downloaded parts. It is separate from the site's offline cache, and is kept when that is updated. */
const CACHE = "grundy-tools";

/** The reasons why tools are not available: the download failed or was cancelled, its bytes are wrong, or storage is full. */
export type ToolFault = "network" | "damaged" | "full" | "cancelled";

export class ToolError extends Error {
  readonly fault: ToolFault;

  constructor(fault: ToolFault) {
    super(`Cannot download the tools: ${fault}`);
    this.fault = fault;
  }
}

type Store = Pick<Cache, "match" | "put" | "delete" | "keys">;

/** The parts if the browser has no cache, as on a site without HTTPS. They exist as long as the page. */
const memory = new Map<string, Response>();

const inMemory = {
  match: (address: string) => Promise.resolve(memory.get(address)?.clone()),
  put: (address: string, part: Response) => Promise.resolve(void memory.set(address, part)),
  delete: (address: string) => Promise.resolve(memory.delete(address)),
  keys: () => Promise.resolve([]),
} as Store;

const openStore = (): Promise<Store> =>
  "caches" in globalThis ? caches.open(CACHE).catch(() => inMemory) : Promise.resolve(inMemory);

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Reports whether these are the bytes of a part. Without HTTPS browsers cannot compute hashes; only the size is compared. */
async function isPart(bytes: ArrayBuffer, { bytes: size, sha256 }: Part): Promise<boolean> {
  if (bytes.byteLength !== size) return false;
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  return !subtle || hex(await subtle.digest("SHA-256", bytes)) === sha256;
}

/** The tools of one language in the reader's browser. */
export class ToolStore {
  readonly #parts: readonly Part[];
  readonly #base: string;

  /** @param base the address of the folder of the parts */
  constructor({ parts }: Manifest, base: string) {
    this.#parts = parts;
    this.#base = base;
  }

  /** The address of the folder of the parts, absolute. */
  get base(): string {
    return new URL(this.#base, location.href).href;
  }

  /** Bytes of the whole download. */
  get bytes(): number {
    return this.#parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #address({ name }: Part): string {
    return new URL(name, this.base).href;
  }

  /** Reports whether all parts are stored. */
  async isComplete(): Promise<boolean> {
    const store = await openStore();
    const found = await Promise.all(this.#parts.map((part) => store.match(this.#address(part))));
    return found.every(Boolean);
  }

  /**
   * Downloads and stores the missing parts, one after another. If another tab is downloading them, waits for it and then
   * uses its parts.
   *
   * @param report called with the number of bytes that are stored or have arrived
   * @throws {ToolError}
   */
  async download(report: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const work = (): Promise<void> => this.#download(report, signal);
    const locks = (navigator as Partial<Navigator>).locks;
    const name = `${CACHE} ${this.#parts[0]?.name}`;
    await (locks?.request(name, { signal }, work) ?? work()).catch((error: unknown) => {
      throw error instanceof ToolError ? error : new ToolError("cancelled");
    });
  }

  async #download(report: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const store = await openStore();
    let done = 0;
    for (const part of this.#parts) {
      const address = this.#address(part);
      const before = done;
      if (!(await store.match(address))) {
        const bytes = await fetchPart(address, (read) => report(before + read), signal);
        if (!(await isPart(bytes, part))) throw new ToolError("damaged");
        try {
          await store.put(address, new Response(bytes));
        } catch {
          throw new ToolError("full");
        }
      }
      done += part.bytes;
      report(done);
    }
    await this.#removeOthers();
  }

  /** Deletes the parts of the same language that another version of the site has stored. */
  async #removeOthers(): Promise<void> {
    const own = new Set(this.#parts.map((part) => this.#address(part)));
    const [language = ""] = this.#parts[0]?.name.split(".") ?? [];
    const store = await openStore();
    for (const { url } of await store.keys()) {
      const isOfLanguage = url.startsWith(new URL(`${language}.`, this.base).href);
      if (isOfLanguage && !own.has(url)) await store.delete(url);
    }
  }

  /**
   * Returns the unpacked files of the tools.
   *
   * @throws {ToolError} if parts are missing or damaged
   */
  async files(): Promise<ToolFiles> {
    const store = await openStore();
    const parts: ArrayBuffer[] = [];
    for (const part of this.#parts) {
      const bytes = await (await store.match(this.#address(part)))?.arrayBuffer();
      if (!bytes || !(await isPart(bytes, part))) {
        await store.delete(this.#address(part));
        throw new ToolError("damaged");
      }
      parts.push(bytes);
    }
    const unpacked = new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
    return splitFiles(await new Response(unpacked).arrayBuffer());
  }

  /**
   * Returns the files if only this page's memory contains them; undefined if a worker can read them from the cache.
   *
   * @throws {ToolError} if parts are missing or damaged
   */
  async filesInMemory(): Promise<ToolFiles | undefined> {
    return (await openStore()) === inMemory ? this.files() : undefined;
  }

  /** Removes the stored parts. */
  async remove(): Promise<void> {
    const store = await openStore();
    for (const part of this.#parts) await store.delete(this.#address(part));
  }
}

/** @throws {ToolError} */
async function fetchPart(
  address: string,
  report: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, { signal, cache: "no-store" });
    if (!response.ok || !response.body) throw new ToolError("network");
    let read = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.length;
        report(read);
        controller.enqueue(chunk);
      },
    });
    return await new Response(response.body.pipeThrough(counted)).arrayBuffer();
  } catch {
    throw new ToolError(signal.aborted ? "cancelled" : "network");
  }
}

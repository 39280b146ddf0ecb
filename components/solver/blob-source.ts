import type { ChunkSource } from "../../src/problems/token-reader.ts";

const SLICE = 2 ** 20;

/** A worker's own; the types of a page, which the rest of this folder is checked with, leave it out. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

/**
 * Reads a blob of any size a slice at a time, so that memory stays bounded. Only in a worker: a page has no
 * synchronous reader.
 *
 * @param onSlice called before each slice with the number of bytes read so far
 * @throws DOMException when the file has changed or gone since it was chosen
 */
export function blobSource(blob: Blob, onSlice: (bytes: number) => void = () => {}): ChunkSource {
  const reader = new FileReaderSync();
  let at = 0;
  return () => {
    if (at >= blob.size) return undefined;
    onSlice(at);
    const slice = blob.slice(at, at + SLICE);
    at += slice.size;
    return new Uint8Array(reader.readAsArrayBuffer(slice));
  };
}

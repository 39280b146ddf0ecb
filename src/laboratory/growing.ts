/** The values of heaps 0, 1, …, as far as they are known; more can be computed later. */
export interface GrowingTable {
  readonly values: Uint8Array | Uint16Array | Int32Array;
  readonly known: number;
  grow(to: number, isOver?: () => boolean): void;
}

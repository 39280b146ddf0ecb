/** The three heaps of a case: m, n and p. */
export type Case = readonly [m: number, n: number, p: number];

export const heapLabels = ["heap m", "heap n", "heap p"] as const;

/** More positions, or more moves, than these are no picture any more. */
export const DRAWN_LIMITS = { positions: 40, moves: 160 } as const;

/**
 * What stands in a row, and how a press says what to take: a pin alone, or two by pressing between them; a pawn with its
 * neighbours; a cross with two squares on each side of its own.
 */
export type Standing = "pin" | "pawn" | "cross";

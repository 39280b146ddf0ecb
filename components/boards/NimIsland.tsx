import { HeapsBoard, type HeapsBoardProps } from "./HeapsBoard.tsx";
import { nimGame } from "./nim-game.ts";

/** Nim on the heaps board; rules cannot be handed over as props, so they are imported here. */
export const NimIsland = (props: HeapsBoardProps) => <HeapsBoard {...props} game={nimGame} />;

import { useEffect, useState } from "preact/hooks";
import type { Explained } from "./protocol.ts";

/** What is known of a case's room on the board. */
interface Known {
  readonly explained: Explained | undefined;
  readonly fits: readonly boolean[];
}

/**
 * Which positions of a case a board has room for; undefined while that is not known. Only games know it, and they are
 * loaded when a case other than the built one is looked at.
 *
 * @param built the case that the page was built with, and what is known of it
 */
export function useRoom(
  explained: Explained | undefined,
  hasBoard: boolean,
  built: Known,
): readonly boolean[] | undefined {
  const [known, setKnown] = useState(built);
  const asks = hasBoard && explained !== undefined && explained !== known.explained;
  useEffect(() => {
    if (!asks) return undefined;
    let wanted = true;
    void fitsOf(explained).then((fits) => wanted && setKnown({ explained, fits }));
    return () => {
      wanted = false;
    };
  }, [explained, asks]);
  return asks ? undefined : known.fits;
}

async function fitsOf({ positions }: Explained): Promise<readonly boolean[]> {
  if (positions.length === 0) return [];
  try {
    const { boardHolds } = await import("../boards/board-holds.ts");
    return positions.map(boardHolds);
  } catch {
    return []; // the network may be away: there is no button then
  }
}

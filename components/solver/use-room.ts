import { useEffect, useState } from "preact/hooks";
import type { Explained } from "./protocol.ts";

/** Which positions of a case fit the board. */
interface Known {
  readonly explained: Explained | undefined;
  readonly fits: readonly boolean[];
}

/**
 * Which positions of a case fit a board; undefined while that is not known. The rulesets decide it, and they are
 * loaded when a case other than the one shown at build is explained.
 *
 * @param built the case shown at build, with the positions that fit
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
    const { boardHolds } = await import("../boards/games.ts");
    return positions.map(boardHolds);
  } catch {
    return []; // the rulesets could not be loaded: there is no button then
  }
}

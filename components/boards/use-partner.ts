import { useLayoutEffect } from "preact/hooks";
import { useLatest } from "../ui/use-latest.ts";

/** What a partner shows: its game, its position in that game's notation, and whether it is a board, too. */
export interface Shown {
  readonly game: string | undefined;
  readonly position: string;
  readonly isBoard: boolean;
}

/**
 * Links boards, and drawings of a position, that show the same on one page. Each tells what it shows by attributes of
 * its root: `data-position`, and `data-game` if it is a board. The partner of a board is what it follows, by its name, or
 * else what follows it. Calls `tell` with what the partner shows, now and at every change.
 *
 * @param name what others follow this one by
 * @param follows the name of the board that this one follows
 */
export function usePartner(
  name: string | undefined,
  follows: string | undefined,
  tell: (shown: Shown) => void,
): void {
  const tellLatest = useLatest(tell);
  // Before the board reports a position of its own, which its partner would take.
  useLayoutEffect(() => {
    const wanted = follows === undefined ? ["follows", name] : ["name", follows];
    if (wanted[1] === undefined) return undefined;
    const selector = `[data-${wanted[0]}="${CSS.escape(wanted[1])}"][data-position]`;
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) return undefined;
    // A board whose game changes is another element of the same island.
    const island = found.closest("astro-island") ?? found;
    const read = (): void => {
      const partner = document.querySelector<HTMLElement>(selector);
      // A partner that is not hydrated shows what the build made, and will take what is shown here.
      if (partner === null || island.hasAttribute("ssr")) return;
      const { position = "", game } = partner.dataset;
      tellLatest({ game, position, isBoard: partner.matches(".board") });
    };
    const observer = new MutationObserver(read);
    observer.observe(island, {
      attributeFilter: ["data-position"],
      childList: true,
      subtree: true,
    });
    read();
    return () => observer.disconnect();
  }, [name, follows, tellLatest]);
}

import { useEffect } from "preact/hooks";
import { useLatest } from "../chrome/use-latest.ts";

/** Tells what stands on the page's board of this name, now and whenever it changes, in the game's notation. */
export function useBoardPosition(name: string | undefined, tell: (position: string) => void): void {
  const tellLatest = useLatest(tell);
  useEffect(() => {
    const board =
      name === undefined
        ? null
        : document.querySelector<HTMLElement>(`.board[data-name="${name}"]`);
    if (board === null) return;
    const read = (): void => tellLatest(board.dataset["position"] ?? "");
    const observer = new MutationObserver(read);
    observer.observe(board, { attributeFilter: ["data-position"] });
    read();
    return () => observer.disconnect();
  }, [name, tellLatest]);
}

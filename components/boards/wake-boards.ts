const observer =
  typeof IntersectionObserver === "undefined"
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            void import("./live-board.tsx").then(({ liveBoard }) =>
              liveBoard(target as HTMLElement),
            );
          }
        },
        { rootMargin: "200px" },
      );

/** Boards that were made at build in the outputs of cells come to life when they come near the screen. */
export function wakeBoards(within: ParentNode): void {
  for (const board of within.querySelectorAll(".board-output[data-board]"))
    observer?.observe(board);
}

/** Boards that were made at build in the outputs of cells come to life when they come near the screen. */
const waiting = document.querySelectorAll<HTMLElement>(".board-figure[data-board]");

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void import("./live-board.tsx").then(({ liveBoard }) => liveBoard(target as HTMLElement));
    }
  },
  { rootMargin: "200px" },
);
waiting.forEach((board) => observer.observe(board));

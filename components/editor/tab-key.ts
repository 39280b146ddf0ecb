/** What the Tab key does in all editors of the page: it moves the focus, unless the reader has switched it. */
let indents = false;
const watchers = new Set<() => void>();

export const tabKey = {
  get indents(): boolean {
    return indents;
  },

  toggle(): void {
    indents = !indents;
    watchers.forEach((watcher) => watcher());
  },

  /** Calls `watcher` at every change. @returns a function that stops this */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** What the Tab key does in every editor of the page: it moves on until its reader wants otherwise. */
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

  /** Calls `watcher` at every change, until the function that it returns is called. */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

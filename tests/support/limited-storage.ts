/** A browser's storage with a limited number of characters. */
export class LimitedStorage implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  readonly texts = new Map<string, string>();
  capacity = Infinity;
  writes = 0;
  getItem = (key: string) => this.texts.get(key) ?? null;
  removeItem = (key: string) => void this.texts.delete(key);
  setItem = (key: string, text: string) => {
    const others = [...this.texts].filter(([name]) => name !== key);
    const size = [...others, [key, text]].reduce(
      (sum, [a = "", b = ""]) => sum + a.length + b.length,
      0,
    );
    if (size > this.capacity) throw new DOMException("no space", "QuotaExceededError");
    this.writes += 1;
    this.texts.set(key, text);
  };
}

/** Replaces `localStorage`. `open` may throw, as the browser does if storage is blocked. */
export const stubStorage = (open: () => LimitedStorage): void =>
  void Object.defineProperty(globalThis, "localStorage", { configurable: true, get: open });

/** Removes the stub. Must be called after a test that uses {@link stubStorage}. */
export const unstubStorage = (): void => void Reflect.deleteProperty(globalThis, "localStorage");

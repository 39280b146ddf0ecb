import type { BrowserStorage } from "../../components/cell/drafts/browser-storage.ts";

/** A browser's storage with room for so many characters. */
export class Cupboard implements BrowserStorage {
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
    if (size > this.capacity) throw new DOMException("no room", "QuotaExceededError");
    this.writes += 1;
    this.texts.set(key, text);
  };
}

/** Returns a loader that caches its result for each address. A failed attempt is not cached. */
export function loadOnce<Value>(
  load: (address: string) => Promise<Value>,
): (address: string) => Promise<Value> {
  const cache = new Map<string, Promise<Value>>();
  return (address) => {
    const loading = cache.get(address) ?? load(address);
    cache.set(address, loading);
    loading.catch(() => cache.delete(address));
    return loading;
  };
}

const loadJson = loadOnce(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as unknown;
});

/**
 * Fetches a JSON file of the build, once.
 *
 * @throws Error if it cannot be fetched, or the status is not 200 to 299
 */
export const fetchJson = <Value>(address: string): Promise<Value> =>
  loadJson(address) as Promise<Value>;

/** Downloads a blob as a file of this name. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Timeout of the clipboard in milliseconds: some browsers request permission, and some never respond. */
const CLIPBOARD_TIMEOUT = 2000;

/** Copies a text to the clipboard. Returns false if the browser does not permit it or does not respond. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, CLIPBOARD_TIMEOUT, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, timeout]);
  } catch {
    return false;
  }
}

/** Loads something once for each address. A failed attempt is forgotten, so that the next one tries again. */
export function loadOnce<Value>(
  load: (address: string) => Promise<Value>,
): (address: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (address) => {
    const loading = known.get(address) ?? load(address);
    known.set(address, loading);
    loading.catch(() => known.delete(address));
    return loading;
  };
}

const loadJson = loadOnce(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as unknown;
});

/**
 * A JSON file that the build has made, loaded once.
 *
 * @throws Error if it cannot be fetched, or the status is not 200 to 299
 */
export const fetchJson = <Value>(address: string): Promise<Value> =>
  loadJson(address) as Promise<Value>;

/** Lets the browser download a blob as a file of this name. */
export function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Milliseconds after which a clipboard counts as refused: some browsers ask the reader, and some never answer. */
const PATIENCE = 2000;

/** Puts a text on the clipboard; false where the browser does not allow it or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const unanswered = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
    const written = navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([written, unanswered]);
  } catch {
    return false;
  }
}

/**
 * A JSON file that the build has made.
 *
 * @throws Error if it cannot be fetched, or the status is not 200 to 299
 */
export async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Value;
}

/**
 * What stands at an address, as JSON of a kind that the build has made.
 *
 * @throws Error when it cannot be fetched, or the server has something else to say
 */
export async function fetchJson<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Value;
}

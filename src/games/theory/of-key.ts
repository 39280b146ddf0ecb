/**
 * The value of a key that the map must have. Use it where a missing key would be a bug.
 *
 * @throws RangeError when the map has no such key
 */
export function ofKey<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) {
    throw new RangeError(`Cannot read map: key must be there, current value is ${String(key)}`);
  }
  return value;
}

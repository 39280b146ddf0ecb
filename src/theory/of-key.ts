/**
 * What a map has for a key that must be there: where a missing one would be a mistake of ours.
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

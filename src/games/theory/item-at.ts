/**
 * The item at an index that the list must have. Use it instead of `?? 0` where a missing item would be a bug.
 *
 * @throws RangeError when the list has no item there
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) {
    throw new RangeError(
      `Cannot read item: index must be less than ${list.length}, current value is ${index}`,
    );
  }
  return item;
}

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

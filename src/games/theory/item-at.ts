/**
 * Returns the item at an index. Use it instead of `?? 0` if a missing item would be a bug.
 *
 * @throws RangeError if the list has no item at the index
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
 * Returns the value of a key. Use it if a missing key would be a bug.
 *
 * @throws RangeError if the map does not have the key
 */
export function ofKey<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) {
    throw new RangeError(`Cannot read map: key must be there, current value is ${String(key)}`);
  }
  return value;
}

/**
 * An item of a list that must have it: where a missing one would be a mistake of ours, and 0 in its place would hide it.
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

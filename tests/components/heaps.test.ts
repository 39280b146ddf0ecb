import { expect, test } from "vitest";
import { areHeapsSmall, stonesAcross } from "../../components/boards/columns/heaps.ts";

test.each([
  [[10], 5],
  [[30], 5],
  [[15, 9], 3],
  [[5, 6, 9], 2],
  [[8, 9, 10, 11], 1],
  [[8], 1],
  [[3, 3], 1],
])("heaps of %j are drawn stone by stone, %i in a row", (start, across) => {
  expect(areHeapsSmall({ start })).toBe(false);
  expect(stonesAcross({ start })).toBe(across);
});

test.each([[[31]], [[19, 2]], [[16, 2, 3, 4]]])("heaps of %j are drawn as piles", (start) => {
  expect(areHeapsSmall({ start })).toBe(true);
});

test("every heap of up to 15 stones shows them, beside however many others", () => {
  for (let heaps = 1; heaps <= 16; heaps++) {
    for (let size = 0; size <= 15; size++) {
      const start = Array.from({ length: heaps }, (_, at) => Math.max(0, size - at));
      expect(areHeapsSmall({ start })).toBe(false);
      // The narrowest screen has room for six stones side by side.
      if (heaps <= 6) expect(stonesAcross({ start }) * heaps).toBeLessThanOrEqual(6);
    }
  }
});

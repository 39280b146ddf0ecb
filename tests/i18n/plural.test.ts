import { expect, test } from "vitest";
import { plural } from "../../src/i18n/plural.ts";

const english = { one: "{n} coin", other: "{n} coins" };
const polish = { one: "{n} moneta", few: "{n} monety", many: "{n} monet", other: "{n} monety" };

test.each([
  ["en", english, 1, "{n} coin"],
  ["en", english, 0, "{n} coins"],
  ["en", english, 21, "{n} coins"],
  ["pl", polish, 22, "{n} monety"],
  ["pl", polish, 25, "{n} monet"],
  ["zh", { other: "{n} 枚" }, 1, "{n} 枚"],
])("in %s the form of %j for %i is %s", (language, forms, n, form) => {
  expect(plural(language, forms, n)).toBe(form);
});

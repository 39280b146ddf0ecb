const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Spaces that stand within a number: the narrow ones, and those that keep a line together. */
const NARROW = "\u00A0\u2007\u2008\u2009\u202F";

/** Stands for a separator within a number where the length of a text must stay as it is. */
const JOINT = "\u2060";

const GROUPED = new RegExp(`(?<![\\d,，])\\d{1,3}(?:[${NARROW}]\\d{3})+(?!\\d)`, "g");

/** Thousands with commas are one number in a list only where a part begins with 0: 1,048,576, but not 1,148,576. */
const WITH_COMMAS = /(?<![\d,，])[1-9]\d{0,2}(?:,\d{3})+(?!\d)/g;

/**
 * The text with a joint in place of each separator within a number, such as the narrow space in 1 048 576. No character
 * changes its place.
 */
export const joinNumbers = (text: string): string =>
  text
    .replace(GROUPED, (number) => number.replace(/\D/g, JOINT))
    .replace(WITH_COMMAS, (number) => (/,0/.test(number) ? number.replaceAll(",", JOINT) : number));

/**
 * The value of one written number, 0 … 2^53 − 1: digits, with or without joints, or a power: `2^20`, `2**20`, `2²⁰`.
 * Undefined for any other text.
 */
export function numberOfWord(word: string): number | undefined {
  const plain = word
    .replaceAll(JOINT, "")
    .replace(
      /[⁰¹²³⁴-⁹]+/g,
      (raised) => `^${raised.replace(/./g, (one) => String(SUPERSCRIPTS.indexOf(one)))}`,
    )
    .normalize("NFKC");
  const [, base, power] = /^(\d+)(?:(?:\^|\*\*)\{?(\d{1,4})\}?)?$/.exec(plain) ?? [];
  if (base === undefined) return undefined;
  const value = power === undefined ? Number(base) : Number(base) ** Number(power);
  return Number.isSafeInteger(value) ? value : undefined;
}

/** A number that stands alone: thousands in it may also be separated by commas, apostrophes or plain spaces. */
export function numberAlone(text: string): number | undefined {
  const only = text.trim().replace(/[.。]$/, "");
  const grouped = new RegExp(`^\\d{1,3}(?:[,，'’_ ${NARROW}]\\d{3})+$`).test(only);
  return numberOfWord(grouped ? only.replace(/\D/g, "") : only);
}

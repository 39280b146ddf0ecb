/**
 * Replaces the placeholders of a template by values: `fill("Take {n}", { n: 2 })` is `"Take 2"`.
 *
 * @throws RangeError when a placeholder of the template has no value
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = values[gap];
    if (value === undefined) {
      throw new RangeError(`Cannot fill "${template}": no value was given for ${gap}`);
    }
    return String(value);
  });
}

/** A text at the start of a sentence. */
export const sentenceStart = (text: string): string =>
  text.slice(0, 1).toUpperCase() + text.slice(1);

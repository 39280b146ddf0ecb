/**
 * The texts of one language among those that `import.meta.glob` has found.
 *
 * @param file the name of the file in each language's folder
 * @throws RangeError for a language of which there is no folder
 */
export function textsOf<Texts>(
  found: Readonly<Record<string, Texts>>,
  language: string,
  file: string,
): Texts {
  const texts = found[`./${language}/${file}`];
  if (texts) return texts;
  throw new RangeError(
    `Cannot find words: language must be a folder in src/i18n, current value is ${language}`,
  );
}

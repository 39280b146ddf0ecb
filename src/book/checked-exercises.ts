/** The numbers of an article's exercises whose answers are checked in the page, from the article's text. */
export const checkedExercises = (text: string): readonly number[] =>
  [...text.matchAll(/<Exercise\b[^>]*\bn=\{(\d+)\}[^>]*>(.*?)<\/Exercise>/gs)]
    .filter(([, , inside = ""]) => /<Check(Outcome|Value|Move)?\s/.test(inside))
    .map(([, number]) => Number(number));

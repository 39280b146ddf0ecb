/** Messages about invalid lists of numbers. */
export const numbers = {
  badWord:
    "“{word}” at character {column}: a set holds whole numbers, 0 or larger, up to 9,007,199,254,740,991.",
  badComma: "The comma at character {column} has no number before it.",
  badBrace: "The brace at character {column}: only the whole set may stand in braces.",
  tooMany: "“{word}” at character {column} is one too many: there is room for {most} numbers.",
};

/**
 * Texts of the marked ranges, which the server gives in UTF-16 units of the quote.
 * A range outside the quote is ignored.
 */
export function markedWords(quote: string, marks: readonly { start: number; end: number }[]): string[] {
  const words = marks
    .filter(({ start, end }) => start < end && end <= quote.length)
    .map(({ start, end }) => quote.slice(start, end));
  return [...new Set(words)];
}

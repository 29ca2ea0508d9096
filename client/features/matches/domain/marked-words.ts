/**
 * The words that a range covers. Ranges come from the server in UTF-16 units of the quote; one that does not lie inside
 * it marks nothing, so that a quote is never torn.
 */
export function markedWords(quote: string, marks: readonly { start: number; end: number }[]): string[] {
  const words = marks
    .filter(({ start, end }) => start < end && end <= quote.length)
    .map(({ start, end }) => quote.slice(start, end));
  return [...new Set(words)];
}

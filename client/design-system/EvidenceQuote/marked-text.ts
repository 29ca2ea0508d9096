export interface TextPart {
  text: string;
  marked: boolean;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Splits a quote at the marked words, ignoring case, longest first. The parts joined are the quote again. */
export function markedParts(quote: string, marks: readonly string[]): TextPart[] {
  const wanted = marks.map((mark) => mark.trim()).filter((mark) => mark !== '');
  if (wanted.length === 0) return [{ text: quote, marked: false }];
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length).map(escaped);
  // `split` with a group also returns the separators, at the odd indexes.
  const pieces = quote.split(new RegExp(`(${longestFirst.join('|')})`, 'giu'));
  return pieces.map((text, index) => ({ text, marked: index % 2 === 1 })).filter((part) => part.text !== '');
}

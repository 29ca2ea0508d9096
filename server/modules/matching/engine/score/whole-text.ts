import type { PlaceInText } from '../analysis/place-in-text.js';

/** A short field as one place, for evidence without a position. */
export function wholeText<S>(source: S, text: string): PlaceInText<S> {
  const sentences = [{ start: 0, end: text.length, language: null }];
  return { source, field: { text, tokens: [], sentences, mentions: [] }, start: 0, end: text.length };
}

import type { LinkedText, Mention } from '../link/link-text.js';

/** A stretch of one field of a profile or posting: what a quote is cut from. */
export interface PlaceInText<S> {
  readonly source: S;
  readonly field: LinkedText;
  readonly start: number;
  readonly end: number;
}

export function placeOf<S>(
  source: S,
  field: LinkedText,
  { start, end }: Pick<Mention, 'start' | 'end'>,
): PlaceInText<S> {
  return { source, field, start, end };
}

/** The sentence a position stands in, as text. */
export function sentenceAt({ text, sentences }: LinkedText, position: number): string {
  const sentence = sentences.find(({ end }) => end > position);
  return sentence ? text.slice(sentence.start, sentence.end) : text;
}

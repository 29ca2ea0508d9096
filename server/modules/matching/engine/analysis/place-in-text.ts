import type { LinkedText, Mention } from '../link/link-text.js';

/** A range in one field of a profile or posting, from which a quote is cut. */
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

/** The text of the sentence at a position. */
export function sentenceAt({ text, sentences }: LinkedText, position: number): string {
  const sentence = sentences.find(({ end }) => end > position);
  return sentence ? text.slice(sentence.start, sentence.end) : text;
}

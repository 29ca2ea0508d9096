import type { Language } from '../../../../platform/http/language.js';
import { sentenceLanguage } from './sentence-language.js';

/** A stretch of text with its place; `language` null when its words do not say. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly language: Language | null;
}

const ending = /[.!?…]+(?=\s|$)|\n+|[•▪●◦]/g;

/** The sentences of a text, without the white space around them; bullets and line ends divide like full stops. */
export function sentencesOf(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const push = (to: number): void => {
    let start = from;
    let end = to;
    const bullet = /^[\s•▪●◦]*(?:[-–*]\s+)?/.exec(text.slice(start, end));
    start += bullet?.[0].length ?? 0;
    while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
    if (end > start) sentences.push({ start, end, language: sentenceLanguage(text.slice(start, end)) });
    from = to;
  };
  for (const match of text.matchAll(ending)) push(match.index + match[0].length);
  push(text.length);
  return sentences;
}

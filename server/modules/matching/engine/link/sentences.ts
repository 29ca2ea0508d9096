import type { Language } from '../../../../platform/http/language.js';
import { sentenceLanguage } from './sentence-language.js';

/** A range of text; `language` is null if the words do not tell. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly language: Language | null;
}

const ending = /[.!?…]+(?=\s|$)|\n+|[•▪●◦]/g;

/** The sentences of a text, trimmed. Bullets and line ends separate sentences, like full stops. */
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

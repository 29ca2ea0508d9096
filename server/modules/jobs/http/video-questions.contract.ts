import { z } from 'zod';
import { trimmedText } from '../../../platform/contract/fields.contract.js';

/** Eight answers of a minute are enough for one posting; the recorder allows at most ten questions. */
export const videoQuestionsMax = 8;
/** As long as a question of a set, so that any of them can be used. */
export const videoQuestionTextMax = 500;

const tidied = (text: string): string => text.normalize('NFC').trim();

/** Questions are equal regardless of capitals and spaces. */
const spoken = (text: string): string => tidied(text).replace(/\s+/gu, ' ').toLowerCase();

/** Positions of repeated questions, in the given order; blank ones are ignored. */
export function repeatedQuestions(texts: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  return texts.flatMap((text, place) => {
    const words = spoken(text);
    if (words === '') return [];
    const isRepeated = seen.has(words);
    seen.add(words);
    return isRepeated ? [place] : [];
  });
}

/** Questions as stored: trimmed, without blanks and repetitions. */
export function tidyQuestions(texts: readonly string[]): readonly string[] {
  const repeated = new Set(repeatedQuestions(texts));
  return texts.filter((_, place) => !repeated.has(place)).flatMap((text) => tidied(text) || []);
}

/** The same for a request. Blank entries and repetitions are dropped before counting. */
export const videoQuestions = z
  .array(trimmedText(0, videoQuestionTextMax))
  .max(50)
  .transform((texts) => [...tidyQuestions(texts)])
  .pipe(z.array(z.string()).max(videoQuestionsMax));

import { z } from 'zod';
import { trimmedText } from '../../../platform/contract/fields.contract.js';

/** Eight answers of a minute are as much as anybody records for one posting; the recorder takes ten questions at most. */
export const videoQuestionsMax = 8;
/** As long as a question of a set, so that any of them can be taken. */
export const videoQuestionTextMax = 500;

const tidied = (text: string): string => text.normalize('NFC').trim();

/** Two questions are the same whatever their capitals and spaces. */
const spoken = (text: string): string => tidied(text).replace(/\s+/gu, ' ').toLowerCase();

/** The places of questions that stood before, in the order given; blank ones are no questions. */
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

/** What a posting asks on video, as it is kept: trimmed, without blanks, each question once, where it stood first. */
export function tidyQuestions(texts: readonly string[]): readonly string[] {
  const repeated = new Set(repeatedQuestions(texts));
  return texts.filter((_, place) => !repeated.has(place)).flatMap((text) => tidied(text) || []);
}

/** The same as a request holds it. Blank entries and repetitions are dropped before they are counted. */
export const videoQuestions = z
  .array(trimmedText(0, videoQuestionTextMax))
  .max(50)
  .transform((texts) => [...tidyQuestions(texts)])
  .pipe(z.array(z.string()).max(videoQuestionsMax));

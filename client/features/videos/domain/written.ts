import type { WritePresentationRequest } from '@modules/media/http/written.contract';
import type { Prompt } from './recording';

/** Values of the form: a title, and an answer for each question, empty where nothing is written. */
export interface Typed {
  readonly title: string;
  readonly answers: string[];
}

/** Questions without an answer are left out. */
export function writtenAnswers(
  prompts: readonly Prompt[],
  answers: readonly string[],
): WritePresentationRequest['answers'] {
  return prompts.flatMap(({ text, blockId }, index) => {
    const answer = (answers[index] ?? '').trim();
    return answer === '' ? [] : [{ question_text: text, answer_text: answer, question_block_id: blockId }];
  });
}

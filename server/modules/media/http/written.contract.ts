import { z } from 'zod';
import { id, trimmedText } from '../../../platform/contract/fields.contract.js';
import { videoTitleMax } from './media.contract.js';
import { answerTextMax, questionTextMax } from './questions.contract.js';

/** As many as the recorder asks at most. */
export const writtenAnswersMax = 10;

/** A written presentation: typed answers, in order. It is complete at once, because there is nothing to process. */
export const writePresentationRequest = z.strictObject({
  title: trimmedText(0, videoTitleMax).optional(),
  answers: z
    .array(
      z.strictObject({
        question_text: trimmedText(1, questionTextMax),
        answer_text: trimmedText(1, answerTextMax),
        question_block_id: id.nullable().optional(),
      }),
    )
    .min(1)
    .max(writtenAnswersMax),
});
export type WritePresentationRequest = z.infer<typeof writePresentationRequest>;

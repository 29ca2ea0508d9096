import {
  type CreateBlockRequest,
  questionBlock,
  type QuestionBlock,
  questionsRemoved,
} from '@modules/media/http/questions.contract';
import { api } from '../../../lib/backend';

const address = '/api/video-questions/blocks';

/** Writes a set of one's own, or puts this in the place of one. @param id null for a new one */
export async function saveQuestionSet(id: string | null, set: CreateBlockRequest): Promise<QuestionBlock> {
  return id === null
    ? api({ method: 'POST', path: address, body: set, answer: questionBlock })
    : api({ method: 'PUT', path: `${address}/${id}`, body: set, answer: questionBlock });
}

/** Deletes one; questions of videos that came from it stay. */
export async function removeQuestionSet(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `${address}/${id}`, answer: questionsRemoved });
}

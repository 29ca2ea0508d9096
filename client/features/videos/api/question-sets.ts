import { questionsRemoved } from '@modules/media/http/questions.contract';
import { api } from '../../../lib/backend';
import { questionSetsAddress } from '../../../lib/question-sets';

/** Deletes a set. Questions of videos that came from it stay. */
export async function removeQuestionSet(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `${questionSetsAddress}/${id}`, answer: questionsRemoved });
}

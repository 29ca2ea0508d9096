import {
  type CreateBlockRequest,
  questionBlock,
  type QuestionBlock,
  questionBlocks,
  type QuestionBlocks,
} from '@modules/media/http/questions.contract';
import { api } from './backend';
import { loadable, type Loadable } from './loadable';
import { useRead } from './use-read';

export const questionSetsAddress = '/api/video-questions/blocks';

/** Question sets to choose from, for seekers and recruiters: default ones first, then their own. */
export function useReadQuestionSets() {
  return useRead('video-questions', ['blocks'], (signal) =>
    api({ path: questionSetsAddress, answer: questionBlocks, signal }),
  );
}

/** The same as a `Loadable`, for parts of a page with their own loading and error state. */
export function useQuestionSets(): Loadable<QuestionBlocks> {
  return loadable(useReadQuestionSets());
}

/** Creates a set, or replaces one of the person's sets. @param id null for a new one */
export async function saveQuestionSet(id: string | null, set: CreateBlockRequest): Promise<QuestionBlock> {
  return id === null
    ? api({ method: 'POST', path: questionSetsAddress, body: set, answer: questionBlock })
    : api({ method: 'PUT', path: `${questionSetsAddress}/${id}`, body: set, answer: questionBlock });
}

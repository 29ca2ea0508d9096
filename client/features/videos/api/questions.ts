import {
  type QuestionBlock,
  type QuestionBlocks,
  type QuestionInput,
  videoQuestions,
  type VideoQuestions,
} from '@modules/media/http/questions.contract';
import { isApiError } from '../../../lib/api-error';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useQuestionSets, useReadQuestionSets } from '../../../lib/question-sets';
import { useRead } from '../../../lib/use-read';

/** Questions of one of the person's videos. */
export function useVideoQuestions(videoId: string): Loadable<VideoQuestions> {
  return loadable(
    useRead('video-questions', ['of', videoId], (signal) =>
      api({ path: `/api/video-questions/videos/${videoId}/questions`, answer: videoQuestions, signal }),
    ),
  );
}

/** Question sets to choose from: default ones first, then the person's. Empty while loading, so nothing waits for them. */
export function useQuestionBlocks(): QuestionBlocks['blocks'] {
  return useReadQuestionSets().data?.blocks ?? [];
}

/** The same for pages that need the sets first: null while loading, empty after an error. */
export function useAwaitedQuestionBlocks(): QuestionBlocks['blocks'] | null {
  const { data, error } = useReadQuestionSets();
  return data?.blocks ?? (error === null ? null : []);
}

/** The person's own sets, to edit. */
export function useOwnQuestionSets(): Loadable<readonly QuestionBlock[]> {
  const blocks = useQuestionSets();
  if (blocks.status !== 'ready') return blocks;
  return { status: 'ready', data: blocks.data.blocks.filter(({ is_default: isDefault }) => !isDefault) };
}

/** Replaces all questions of the video. */
export async function replaceQuestions(videoId: string, questions: readonly QuestionInput[]): Promise<void> {
  const put = (body: { readonly questions: readonly QuestionInput[] }): Promise<VideoQuestions> =>
    api({
      method: 'POST',
      path: `/api/video-questions/videos/${videoId}/questions/batch`,
      body,
      answer: videoQuestions,
    });
  try {
    await put({ questions });
  } catch (error) {
    if (!isApiError(error, 'MEDIA.UNKNOWN_BLOCK')) throw error;
    // A set was deleted after its questions were chosen. Keep the questions without the set.
    await put({ questions: questions.map((question) => ({ ...question, question_block_id: null })) });
  }
}

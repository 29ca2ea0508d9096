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

/** The questions of one of one's own videos. */
export function useVideoQuestions(videoId: string): Loadable<VideoQuestions> {
  return loadable(
    useRead('video-questions', ['of', videoId], (signal) =>
      api({ path: `/api/video-questions/videos/${videoId}/questions`, answer: videoQuestions, signal }),
    ),
  );
}

/** Sets to choose questions from: the default ones, then one's own. Empty until they are there; nothing else waits for them. */
export function useQuestionBlocks(): QuestionBlocks['blocks'] {
  return useReadQuestionSets().data?.blocks ?? [];
}

/** The same where the page begins with them: null while they are being read, empty where that failed. */
export function useAwaitedQuestionBlocks(): QuestionBlocks['blocks'] | null {
  const { data, error } = useReadQuestionSets();
  return data?.blocks ?? (error === null ? null : []);
}

/** One's own sets alone, to look after. */
export function useOwnQuestionSets(): Loadable<readonly QuestionBlock[]> {
  const blocks = useQuestionSets();
  if (blocks.status !== 'ready') return blocks;
  return { status: 'ready', data: blocks.data.blocks.filter(({ is_default: isDefault }) => !isDefault) };
}

/** Puts these questions in the place of all the video had. */
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
    // A set was deleted since its questions were chosen. They stand on their own.
    await put({ questions: questions.map((question) => ({ ...question, question_block_id: null })) });
  }
}

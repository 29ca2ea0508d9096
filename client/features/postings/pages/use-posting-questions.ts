import { useMemo } from 'react';
import type { CreateBlockRequest } from '@modules/media/http/questions.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { saveQuestionSet, useQuestionSets } from '../../../lib/question-sets';
import type { PostingQuestionsProps } from '../components/PostingQuestions/PostingQuestions';
import { useQuestionsText } from '../messages/use-questions-text';

/** The recruiter's question sets, and the function to save another one. */
export function usePostingQuestions(): PostingQuestionsProps {
  const text = useQuestionsText();
  const toasts = useToasts();
  const blocks = useQuestionSets();
  const sets = useMemo(
    () => (blocks.status === 'ready' ? ({ status: 'ready', data: blocks.data.blocks } as const) : blocks),
    [blocks],
  );
  const keep = async (set: CreateBlockRequest): Promise<void> => {
    await saveQuestionSet(null, set);
    toasts.success(text('keep.done'));
  };
  return { sets, onKeep: keep };
}

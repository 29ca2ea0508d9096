import {
  type AnswerPreferences,
  answerPreferences,
  keptAnswerPreferences,
} from '@modules/media/http/answer-preferences.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** How the person prefers to answer, kept on their account; null if they kept nothing, undefined while loading. */
export function useAnswerPreferences(): AnswerPreferences | null | undefined {
  const { data, isError } = useRead('videos', ['answer-preferences'], (signal) =>
    api({ path: '/api/answer-preferences', answer: keptAnswerPreferences, signal }),
  );
  // Without them the recorder works with its own defaults.
  return isError ? null : data?.preferences;
}

export async function keepAnswerPreferences(body: AnswerPreferences): Promise<void> {
  await api({ method: 'PUT', path: '/api/answer-preferences', body, answer: answerPreferences });
}

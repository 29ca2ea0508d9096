import { useState } from 'react';
import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useMatchesText } from '../messages/use-matches-text';

type Answer = 'ACCEPTED' | 'REJECTED';

/** One answer at a time; what became of it is said, and a lost one stays on screen until it is closed. */
export function useAnswers(onAnswer: (matchId: string, status: Answer) => Promise<void>) {
  const text = useMatchesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [sending, setSending] = useState<{ matchId: string; status: Answer } | null>(null);
  const answer = async (match: MatchAnswer, status: Answer): Promise<void> => {
    if (sending !== null) return;
    setSending({ matchId: match.id, status });
    try {
      await onAnswer(match.id, status);
      toasts.success(text(status === 'ACCEPTED' ? 'card.accepted' : 'card.declined', { title: match.job.title }));
    } catch (error) {
      toasts.error(`${text('card.failed')} ${errorText(error)}`);
    } finally {
      setSending(null);
    }
  };
  return { sending, answer };
}

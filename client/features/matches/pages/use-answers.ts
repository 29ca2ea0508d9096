import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MatchAction, MatchAnswer } from '@modules/matching/http/matches.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { buyCreditsPath } from '../../../lib/paths';
import { useMatchesText } from '../messages/use-matches-text';

export type OnAnswer = (matchId: string, status: MatchAction) => Promise<void>;

interface AnswerWords {
  readonly done: (match: MatchAnswer, status: MatchAction) => string;
  readonly failed: string;
}

export interface Sending {
  readonly matchId: string;
  readonly status: MatchAction;
}

/**
 * Sends one answer at a time and reports the result. Errors stay on screen until they are closed. If credits are missing, the
 * message has a link to buy some and return.
 */
export function useAnswers(onAnswer: OnAnswer, { done, failed }: AnswerWords) {
  const text = useMatchesText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnderWay = useRef(false);
  const [sending, setSending] = useState<Sending | null>(null);
  const answer = async (match: MatchAnswer, status: MatchAction): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending({ matchId: match.id, status });
    try {
      await onAnswer(match.id, status);
      toasts.success(done(match, status));
    } catch (error) {
      const buy = { label: text('person.buy'), onSelect: () => void navigate(buyCreditsPath(pathname + search)) };
      const options = isApiError(error, 'CREDITS.INSUFFICIENT') ? { action: buy } : {};
      toasts.error(`${failed} ${errorText(error)}`, options);
    } finally {
      isUnderWay.current = false;
      setSending(null);
    }
  };
  return { sending, answer };
}

import { useQuery } from '@tanstack/react-query';
import { type FeedbackRequest, feedbackReceived, sharedPage, unlocked } from '@modules/shares/http/shared.contract';
import { api } from '../../../lib/backend';
import { useLanguage } from '../../../lib/i18n';

/** Sends no session, so that a signed-in person sees the same page as everybody else. */
export function useShared(token: string | null) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['shared link', token, language],
    queryFn: ({ signal }) => api({ path: `/api/shared/${token ?? ''}`, answer: sharedPage, anonymous: true, signal }),
    enabled: token !== null,
    // Each read adds a view to the access log of the people shown, so never refetch in the background.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Sets a cookie that keeps the link open afterwards. */
export async function unlock(token: string, password: string): Promise<void> {
  const path = `/api/shared/${token}/unlock` as const;
  await api({ method: 'POST', path, body: { password }, answer: unlocked, anonymous: true, isQuestion: true });
}

export async function leaveFeedback(token: string, body: FeedbackRequest): Promise<void> {
  const path = `/api/shared/${token}/feedback` as const;
  await api({ method: 'POST', path, body, answer: feedbackReceived, anonymous: true });
}

export const sharedVideoHref = (token: string, videoId: string): string => `/api/shared/${token}/videos/${videoId}`;

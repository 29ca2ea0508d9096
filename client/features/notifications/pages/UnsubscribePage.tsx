import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { unsubscribe } from '../api/unsubscribe';
import { useNotificationsText } from '../messages/use-notifications-text';
import { type Unsubscription, UnsubscribeView } from './UnsubscribeView';

/** Opened from an email: `/unsubscribe#token=…`. Unsubscribes without another click and without signing in. */
export function UnsubscribePage() {
  const text = useNotificationsText();
  const token = useFragment().get('token');
  const tried = useRef<string | null>(null);
  const [answer, setAnswer] = useState<{ token: string; unsubscription: Unsubscription } | null>(null);
  useDocumentTitle(text('unsubscribe.title'));
  useEffect(() => {
    if (token === null || tried.current === token) return;
    tried.current = token;
    const attempt = (): void => {
      unsubscribe(token).then(
        (about) => setAnswer({ token, unsubscription: { kind: 'done', about } }),
        (error: unknown) => setAnswer({ token, unsubscription: { kind: 'failed', error, retry: attempt } }),
      );
    };
    attempt();
  }, [token]);
  const running: Unsubscription = token === null ? { kind: 'no-link' } : { kind: 'running' };
  return (
    <UnsubscribeView unsubscription={answer !== null && answer.token === token ? answer.unsubscription : running} />
  );
}

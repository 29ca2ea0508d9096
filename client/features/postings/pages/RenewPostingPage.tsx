import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { renewByLink } from '../api/renew-posting';
import { usePostingsText } from '../messages/use-postings-text';
import { type Renewal, RenewPostingView } from './RenewPostingView';

/** Opened from an email: `/renew-job#token=…`. The posting is renewed without another click and without signing in. */
export function RenewPostingPage() {
  const text = usePostingsText();
  const session = useSession();
  const token = useFragment().get('token');
  const tried = useRef<string | null>(null);
  const [answer, setAnswer] = useState<{ token: string; renewal: Renewal } | null>(null);
  useDocumentTitle(text('renew.title'));
  useEffect(() => {
    if (token === null || tried.current === token) return;
    tried.current = token;
    renewByLink(token).then(
      (job) => setAnswer({ token, renewal: { kind: 'renewed', job } }),
      (error: unknown) => setAnswer({ token, renewal: { kind: 'failed', error } }),
    );
  }, [token]);
  const running: Renewal = token === null ? { kind: 'no-link' } : { kind: 'running' };
  return (
    <RenewPostingView
      renewal={answer !== null && answer.token === token ? answer.renewal : running}
      isRecruiter={session.status === 'signed-in' && session.user.user_type === 'RECRUITER'}
    />
  );
}

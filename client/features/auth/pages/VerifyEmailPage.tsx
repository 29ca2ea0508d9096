import { useEffect, useRef, useState } from 'react';
import { homePath } from '../../../lib/paths';
import { resendVerification } from '../../../lib/resend-verification';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { verifyEmail } from '../api/verify-email';
import { useAuthText } from '../messages/use-auth-text';
import { type Verification, VerifyEmailView } from './VerifyEmailView';

/** Opened from an email: `/verify-email#token=…`. The address is confirmed without another click. */
export function VerifyEmailPage() {
  const text = useAuthText();
  const session = useSession();
  const token = useFragment().get('token');
  const tried = useRef<string | null>(null);
  const [answer, setAnswer] = useState<{ token: string; verification: Verification } | null>(null);
  useDocumentTitle(text('verify.title'));
  useEffect(() => {
    if (token === null || tried.current === token) return;
    tried.current = token;
    verifyEmail(token).then(
      () => setAnswer({ token, verification: { kind: 'verified' } }),
      (error: unknown) => setAnswer({ token, verification: { kind: 'failed', error } }),
    );
  }, [token]);
  const running: Verification = token === null ? { kind: 'no-link' } : { kind: 'running' };
  return (
    <VerifyEmailView
      verification={answer !== null && answer.token === token ? answer.verification : running}
      home={session.status === 'signed-in' ? homePath(session.user.user_type, session.user.company?.role) : null}
      onResend={resendVerification}
    />
  );
}

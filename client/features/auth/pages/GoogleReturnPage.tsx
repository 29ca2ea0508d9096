import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { logInWithGoogle } from '../api/log-in-with-google';
import { forgetQuestion, type GoogleAnswer, readGoogleAnswer } from '../google/google-request';
import { useAuthText } from '../messages/use-auth-text';
import { GoogleReturnView, type GoogleReturnViewProps } from './GoogleReturnView';

/** Google redirects here with the ID token in the fragment. After sign-in, the route guard opens `?next=`. */
export function GoogleReturnPage() {
  const text = useAuthText();
  const navigate = useNavigate();
  const fragment = useFragment();
  const [answer] = useState(() => readGoogleAnswer(fragment, sessionStorage));
  const [problem, setProblem] = useState<unknown>(null);
  const started = useRef(false);
  useDocumentTitle(text('google.title'));
  const next = answer.kind === 'unexpected' ? null : answer.next;
  const search = next === null ? '' : `?next=${encodeURIComponent(next)}`;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    forgetQuestion(sessionStorage);
    if (answer.kind !== 'token') return;
    void (async () => {
      await navigate(`${paths.googleReturn}${search}`, { replace: true });
      await logInWithGoogle(answer.token, answer.nonce).catch((error: unknown) => setProblem(error));
    })();
  }, [answer, navigate, search]);

  const loginHref = `${paths.login}${search}`;
  return (
    <GoogleReturnView
      state={stateOf(answer, problem)}
      problem={problem}
      loginHref={loginHref}
      onCode={async (code) => {
        if (answer.kind === 'token') await logInWithGoogle(answer.token, answer.nonce, { code });
      }}
      onAgree={async () => {
        const consents = { adult: true, terms: true, privacy: true };
        if (answer.kind === 'token') await logInWithGoogle(answer.token, answer.nonce, { consents });
      }}
      onBack={() => void navigate(loginHref)}
    />
  );
}

function stateOf(answer: GoogleAnswer, problem: unknown): GoogleReturnViewProps['state'] {
  if (answer.kind === 'declined') return 'declined';
  if (answer.kind === 'unexpected') return 'failed';
  if (problem === null) return 'running';
  if (isApiError(problem, 'IDENTITY.CONSENT_REQUIRED')) return 'consents';
  return isApiError(problem, 'IDENTITY.SECOND_FACTOR_REQUIRED') ? 'code' : 'failed';
}

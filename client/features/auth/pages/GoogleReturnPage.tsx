import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { logInWithGoogle } from '../api/log-in-with-google';
import { forgetQuestion, readGoogleAnswer } from '../google/google-request';
import { useAuthText } from '../messages/use-auth-text';
import { GoogleReturnView } from './GoogleReturnView';

/** Where Google sends back to, with the ID token in the fragment. The guard then leads to `?next=`. */
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

  return (
    <GoogleReturnView
      state={
        answer.kind === 'token' && problem === null ? 'running' : answer.kind === 'declined' ? 'declined' : 'failed'
      }
      problem={problem}
      loginHref={`${paths.login}${search}`}
    />
  );
}

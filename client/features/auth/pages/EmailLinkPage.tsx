import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { EmailLinkPreview, OpenEmailLinkRequest } from '@modules/identity/http/email-link.contract';
import { isApiError } from '../../../lib/api-error';
import { useLanguage } from '../../../lib/i18n';
import { homePath, paths } from '../../../lib/paths';
import { ownReturnPath, safeReturnPath } from '../../../lib/session/session-rules';
import { useSession } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useFragment } from '../../../lib/use-fragment';
import { askForLink, lookAtLink, openLink } from '../api/email-link';
import { useLinkText } from '../messages/use-link-text';
import { EmailLinkView, type EmailLinkState } from './EmailLinkView';

type Step = 'looking' | 'confirm' | 'opening' | 'code';

/** `/login/link` asks for a link; `/login/link#token=…`, of the email, uses it. */
export function EmailLinkPage() {
  const linkText = useLinkText();
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const fragment = useFragment().get('token');
  const [search] = useSearchParams();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const token = fragment === forgotten ? null : fragment;
  const looked = useRef<string | null>(null);
  const [preview, setPreview] = useState<EmailLinkPreview | null>(null);
  const [step, setStep] = useState<Step>('looking');
  const [problem, setProblem] = useState<unknown>(null);
  const [isOpened, setOpened] = useState(false);
  useDocumentTitle(linkText('title'));
  useEffect(() => {
    if (token === null || looked.current === token) return;
    looked.current = token;
    setStep('looking');
    setProblem(null);
    setPreview(null);
    lookAtLink(token).then(
      (found) => {
        setPreview(found);
        setStep('confirm');
      },
      (error: unknown) => setProblem(error),
    );
  }, [token]);
  // The session changes with the answer, so the page is chosen once it is here.
  useEffect(() => {
    if (!isOpened || session.status !== 'signed-in') return;
    const { user_type: type, company } = session.user;
    void navigate(safeReturnPath(preview?.next ?? null, homePath(type, company?.role)), { replace: true });
  }, [isOpened, session, preview, navigate]);

  const open = async (more: Omit<OpenEmailLinkRequest, 'token'> = {}): Promise<void> => {
    if (token === null) return;
    await openLink({ token, ...more });
    setOpened(true);
  };
  const confirm = async (): Promise<void> => {
    setStep('opening');
    setProblem(null);
    try {
      await open();
    } catch (error) {
      const needsCode = isApiError(error, 'IDENTITY.SECOND_FACTOR_REQUIRED');
      setStep(needsCode ? 'code' : 'confirm');
      if (!needsCode) setProblem(error);
    }
  };
  const state = (): EmailLinkState => {
    if (token === null) return { kind: 'ask' };
    if (preview === null) return problem === null ? { kind: 'looking' } : { kind: 'failed', error: problem };
    if (step === 'code') return { kind: 'code' };
    if (isApiError(problem, 'IDENTITY.LINK_INVALID')) return { kind: 'failed', error: problem };
    const { email, is_new: isNew, needs_consents: needsConsents } = preview;
    return { kind: 'confirm', email, isNew, needsConsents, isOpening: step === 'opening' || isOpened, problem };
  };
  const next = ownReturnPath(search.get('next'));
  return (
    <EmailLinkView
      state={state()}
      loginHref={next === null ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`}
      onAsk={(email) => askForLink({ email, language, ...(next !== null && { next }) })}
      onOpen={() => void confirm()}
      onAgree={() => open({ consents: { adult: true, terms: true, privacy: true } })}
      onCode={(code) => open({ code })}
      onRestart={() => setForgotten(fragment)}
    />
  );
}

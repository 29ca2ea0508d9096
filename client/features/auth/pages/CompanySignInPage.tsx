import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { EndSsoRequest } from '@modules/sso/http/sso-sign-in.contract';
import { loginPath, paths } from '../../../lib/paths';
import { safeReturnPath } from '../../../lib/session/session-rules';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { askCompany, endCompanySignIn } from '../api/company-sign-in';
import { useAuthText } from '../messages/use-auth-text';
import { CompanySignInView, type CompanySignInViewProps } from './CompanySignInView';

/** The page to open afterwards; the provider does not send it back. */
const KEPT_AS = 'company_sign_in_next';

/** The company and its provider’s answer, from the address of the page; null before the person was sent to a provider. */
function answerIn(companyId: string | undefined, search: URLSearchParams): EndSsoRequest | null {
  const state = search.get('state');
  if (companyId === undefined || state === null) return null;
  const [code, iss, error] = ['code', 'iss', 'error'].map((name) => search.get(name) ?? undefined);
  return { company_id: companyId, state, code, iss, error };
}

/** Asks for the address and goes to the company's provider, which redirects back here. */
export function CompanySignInPage() {
  const text = useAuthText();
  const navigate = useNavigate();
  const { companyId } = useParams();
  const [search] = useSearchParams();
  const [answer] = useState(() => answerIn(companyId, search));
  const [state, setState] = useState<CompanySignInViewProps['state']>(answer === null ? 'asking' : 'running');
  const [problem, setProblem] = useState<unknown>(null);
  const started = useRef(false);
  useDocumentTitle(text('company.title'));
  const next = search.get('next');

  useEffect(() => {
    if (started.current || answer === null) return;
    started.current = true;
    void (async () => {
      // The answer works once, so it leaves the address and the history.
      await navigate(paths.companySignIn, { replace: true });
      try {
        if (await endCompanySignIn(answer)) setState('tested');
        else await navigate(safeReturnPath(takeNext(), paths.root), { replace: true });
      } catch (error) {
        setProblem(error);
        setState('failed');
      }
    })();
  }, [answer, navigate]);

  return (
    <CompanySignInView
      state={state}
      problem={problem}
      loginHref={next === null ? paths.login : loginPath(next)}
      onAsk={async (email) => {
        const page = await askCompany(email);
        if (page === null) return false;
        keepNext(next);
        window.location.assign(page);
        return true;
      }}
      onAgain={() => {
        setProblem(null);
        setState('asking');
      }}
    />
  );
}

function keepNext(next: string | null): void {
  if (next === null) sessionStorage.removeItem(KEPT_AS);
  else sessionStorage.setItem(KEPT_AS, next);
}

function takeNext(): string | null {
  const next = sessionStorage.getItem(KEPT_AS);
  sessionStorage.removeItem(KEPT_AS);
  return next;
}

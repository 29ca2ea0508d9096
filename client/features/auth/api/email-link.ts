import type {
  EmailLinkPreview,
  EmailLinkRequest,
  OpenEmailLinkRequest,
} from '@modules/identity/http/email-link.contract';
import { api, session } from '../../../lib/backend';
import { loadSessionAnswer } from './session-answer';

/** Asks for an email with a link. The answer is the same whether the address has an account or not. */
export async function askForLink(body: EmailLinkRequest): Promise<void> {
  const answer = async () => (await import('@modules/identity/http/account-security.contract')).emailAccepted;
  await api({ method: 'POST', path: '/api/auth/email-link', body, answer, anonymous: true });
}

/** Reads what a link will do, without using it. */
export function lookAtLink(token: string): Promise<EmailLinkPreview> {
  return api({
    method: 'POST',
    path: '/api/auth/email-link/preview',
    body: { token },
    answer: async () => (await import('@modules/identity/http/email-link.contract')).emailLinkPreview,
    anonymous: true,
    isQuestion: true,
  });
}

/** Uses the link: signs in, or opens the account. */
export async function openLink(body: OpenEmailLinkRequest): Promise<void> {
  session.establish(
    await api({ method: 'POST', path: '/api/auth/email-link/open', body, answer: loadSessionAnswer, anonymous: true }),
  );
}

import { api } from './backend';

/** Asks for another letter that confirms the signed-in person's address. */
export async function resendVerification(): Promise<void> {
  await api({
    method: 'POST',
    path: '/api/auth/email/resend',
    answer: () => import('@modules/identity/http/account-security.contract').then((contract) => contract.emailAccepted),
  });
}

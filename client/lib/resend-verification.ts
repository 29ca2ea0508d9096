import { api } from './backend';

/** Sends the email that confirms the signed-in person's address again. */
export async function resendVerification(): Promise<void> {
  await api({
    method: 'POST',
    path: '/api/auth/email/resend',
    answer: () => import('@modules/identity/http/account-security.contract').then((contract) => contract.emailAccepted),
  });
}

import { done } from '@modules/identity/http/account-security.contract';
import {
  recoveryCodes,
  secondFactorBegun,
  type SecondFactorBegun,
  type SecondFactorProof,
} from '@modules/identity/http/second-factor.contract';
import { api } from '../../../lib/backend';

const proof = (password: string | null): NonNullable<SecondFactorProof> =>
  password === null ? {} : { current_password: password };

/**
 * Creates a secret for an authenticator app. Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` in an older session without the
 * password.
 */
export function beginSecondFactor(password: string | null): Promise<SecondFactorBegun> {
  return api({
    method: 'POST',
    path: '/api/auth/second-factor/begin',
    body: proof(password),
    answer: secondFactorBegun,
  });
}

/** Turns it on with a first code. @returns the recovery codes, which are shown only once */
export async function confirmSecondFactor(code: string, password: string | null): Promise<readonly string[]> {
  const body = { code, ...proof(password) };
  const answer = await api({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    body,
    answer: recoveryCodes,
  });
  return answer.recovery_codes;
}

export async function renewRecoveryCodes(password: string | null): Promise<readonly string[]> {
  const answer = await api({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    body: proof(password),
    answer: recoveryCodes,
  });
  return answer.recovery_codes;
}

export async function disableSecondFactor(password: string | null): Promise<void> {
  await api({ method: 'DELETE', path: '/api/auth/second-factor', body: proof(password), answer: done });
}

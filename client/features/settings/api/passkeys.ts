import { done } from '@modules/identity/http/account-security.contract';
import {
  type AddPasskeyRequest,
  passkey,
  passkeyCreationOptions,
  type PasskeyList,
  passkeyList,
  type PasskeyProof,
} from '@modules/identity/http/passkeys.contract';
import { api } from '../../../lib/backend';
import { type Loadable, loadable } from '../../../lib/loadable';
import { createPasskey } from '../../../lib/passkeys/passkeys';
import { useRead } from '../../../lib/use-read';

const path = '/api/users/me/passkeys';
const proof = (password: string | null): NonNullable<PasskeyProof> =>
  password === null ? {} : { current_password: password };

/** The passkeys of the account. */
export function usePasskeys(): Loadable<PasskeyList> {
  return loadable(useRead('users', ['passkeys'], (signal) => api({ path, answer: passkeyList, signal })));
}

/**
 * Lets the device create a passkey and adds it. Rejects with `IDENTITY.REAUTHENTICATION_REQUIRED` in an older session without the
 * password.
 */
export async function addPasskey(name: string, password: string | null): Promise<void> {
  const options = await api({
    method: 'POST',
    path: `${path}/options`,
    body: proof(password),
    answer: passkeyCreationOptions,
  });
  const body: AddPasskeyRequest = { name, ...(await createPasskey(options)) };
  await api({ method: 'POST', path, body, answer: passkey });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api({ method: 'PUT', path: `${path}/${id}`, body: { name }, answer: passkey });
}

export async function removePasskey(id: string, password: string | null): Promise<void> {
  await api({ method: 'DELETE', path: `${path}/${id}`, body: proof(password), answer: done });
}

import { type ChangePasswordRequest, done } from '@modules/identity/http/account-security.contract';
import { accountDeleted } from '@modules/identity/http/privacy.contract';
import { type PreferencesRequest, user } from '@modules/identity/http/users.contract';
import { api, session } from '../../../lib/backend';

export async function changePassword(body: ChangePasswordRequest): Promise<void> {
  await api({ method: 'PUT', path: '/api/auth/password', body, answer: done });
  await session.refreshEverywhere();
}

export async function updatePreferences(body: PreferencesRequest): Promise<void> {
  session.replaceUser(await api({ method: 'PUT', path: '/api/users/me/preferences', body, answer: user }));
}

/** Closes the account and ends the session. @returns when its last data is erased (ISO 8601, UTC) */
export async function deleteAccount(currentPassword: string | null): Promise<string> {
  const body = currentPassword === null ? {} : { current_password: currentPassword };
  const { erased_by } = await api({ method: 'DELETE', path: '/api/users/me', body, answer: accountDeleted });
  return erased_by;
}

import {
  accountSessions,
  type AccountSessions,
  done,
  sessionsEnded,
} from '@modules/identity/http/account-security.contract';
import { api } from '../../../lib/backend';
import { isApiError } from '../../../lib/api-error';
import { type Loadable, loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** Current sessions of the account. */
export function useSessions(): Loadable<AccountSessions> {
  return loadable(
    useRead('auth', ['sessions'], (signal) => api({ path: '/api/auth/sessions', answer: accountSessions, signal })),
  );
}

/** Ends another session. Ignores 404, because it has then already ended. */
export async function endSession(id: string): Promise<void> {
  try {
    await api({ method: 'DELETE', path: `/api/auth/sessions/${id}`, answer: done });
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}

/** Ends all other sessions. @returns how many there were */
export async function endOtherSessions(): Promise<number> {
  return (await api({ method: 'DELETE', path: '/api/auth/sessions', answer: sessionsEnded })).ended;
}

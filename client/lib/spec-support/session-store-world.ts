import { ApiError } from '../api-error';
import { SessionStore, type SessionNotice } from '../session/session-store';
import { memoryStorage } from './memory-storage';

export const START = Date.UTC(2026, 10, 21, 9, 0, 0);
export const MINUTE = 60_000;
export const camille = { id: 'camille', user_type: 'JOB_SEEKER', language: 'fr', theme: 'dark' };
export const noor = { ...camille, id: 'noor' };
export type Person = typeof camille;

export function setUp(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const clock = { now: START };
  const posted: SessionNotice[] = [];
  const asked: string[] = [];
  const server = { user: camille as Person | null, failures: [] as number[] };
  const waits: number[] = [];
  const reasons: string[] = [];
  const store = new SessionStore<Person>({
    storage,
    now: () => clock.now,
    post: (notice) => posted.push(notice),
    waitForServer: (attempt) => {
      waits.push(attempt);
      return Promise.resolve();
    },
    forget: (reason) => reasons.push(reason),
    loadUser: (token) => {
      asked.push(token);
      const failure = server.failures.shift();
      if (failure !== undefined) return Promise.reject(new ApiError(failure, 'CLIENT.NETWORK', ''));
      return server.user === null
        ? Promise.reject(new ApiError(401, 'IDENTITY.UNAUTHENTICATED', ''))
        : Promise.resolve(server.user);
    },
  });
  return { store, storage, clock, posted, asked, server, waits, reasons, forgotten: () => reasons.length };
}

export const storedSession = (lastActivity: number) => ({
  auth_token: 'token',
  user: '{}',
  last_activity: String(lastActivity),
});

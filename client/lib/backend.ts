import type { User } from '@modules/identity/http/users.contract';
import { createApiClient } from './api-client';
import { createFileReader } from './api-file';
import { readCookie } from './cookies';
import { createDrafts } from './drafts';
import { createI18n, currentLanguage, storedLanguage } from './i18n';
import { createIdempotencyKeys } from './idempotency-keys';
import { createQueryClient, invalidateAfterChange } from './query-client';
import { waitOrAbort } from './retry';
import { openSessionChannel } from './session/session-channel';
import { SessionStore, sessionKeys } from './session/session-store';
import { createUploader } from './upload';

/** The one set of parts this window works with; specs build their own from the same functions. */

const now = (): number => Date.now();
const channel = openSessionChannel();
const endOfSession = new Set<() => void>();

/** Long forms that are being typed in this tab. */
export const drafts = createDrafts(sessionStorage);

export const i18n = createI18n(storedLanguage(localStorage) ?? 'fr');
export const queryClient = createQueryClient();

export const session: SessionStore<User> = new SessionStore<User>({
  storage: localStorage,
  now,
  tell: channel.tell,
  loadUser: () =>
    api({
      path: '/api/users/me',
      answer: () => import('@modules/identity/http/users.contract').then(({ user }) => user),
    }),
  forget: (reason) => {
    for (const forget of endOfSession) forget();
    queryClient.clear();
    if (reason === 'signed-out') drafts.dropAll();
  },
});
channel.listen((notice) => void session.hear(notice));
addEventListener('storage', ({ key, newValue }) => {
  if (key === sessionKeys.token && newValue !== null) void session.noteStoredToken();
});

/** Registers what has to stop when the person signs out: a running upload belongs to who started it. */
export function onEndOfSession(stop: () => void): void {
  endOfSession.add(stop);
}

const keys = createIdempotencyKeys(sessionStorage, () => newKey(), now);
const csrfToken = (): string | null => readCookie('csrf_token', document.cookie);
const language = (): string => currentLanguage(i18n);
const onChanged = (path: string): void => void invalidateAfterChange(queryClient, path);

export const api = createApiClient({
  fetch: (...call) => fetch(...call),
  token: () => session.token(),
  csrfToken,
  language,
  keys,
  wait: waitOrAbort,
  onRefused: (token) => session.refuse(token),
  onAnswered: () => session.noteServerContact(),
  onChanged,
});

/** Reads a file behind the sign-in. */
export const apiFile = createFileReader({
  fetch: (...call) => fetch(...call),
  token: () => session.token(),
  language,
  onRefused: (token) => session.refuse(token),
  onAnswered: () => session.noteServerContact(),
});

export const upload = createUploader({
  newRequest: () => new XMLHttpRequest(),
  headers: () => {
    const token = session.token();
    const csrf = csrfToken();
    return {
      Accept: 'application/json',
      'Accept-Language': language(),
      'Idempotency-Key': newKey(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(csrf !== null && { 'X-CSRF-Token': csrf }),
    };
  },
  onRefused: () => session.refuse(session.token()),
  onChanged,
});

// `crypto.randomUUID` exists in secure contexts only, and a test instance on a local network has no certificate.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

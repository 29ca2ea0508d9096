import type { User } from '@modules/identity/http/users.contract';
import { createArrivals } from './arrivals';
import { createApiClient } from './api-client';
import { createFileReader } from './api-file';
import { readCookie } from './cookies';
import { createDrafts } from './drafts';
import { createI18n, currentLanguage, keepLanguage, languageInAddress, languageOfPage, storedLanguage } from './i18n';
import { createIdempotencyKeys } from './idempotency-keys';
import { forgetRecordings } from './kept-recordings';
import { createQueryClient, invalidateAfterChange } from './query-client';
import { paths } from './paths';
import { openSocket } from './realtime/open-socket';
import { RealtimeConnection } from './realtime/realtime-connection';
import { backoff, waitForNetwork, waitOrAbort } from './retry';
import { openSessionChannel } from './session/session-channel';
import { SessionStore, sessionKeys, type SignedOutReason } from './session/session-store';
import { createResumableUploader } from './resumable-upload';
import { underPrefix } from './session/under-prefix';
import { createUnfinishedUploads } from './unfinished-uploads';
import { createUploader } from './upload';

/** The instances for this window; specs create their own with the same functions. */

/** Why a session's data must be removed. */
type EndReason = SignedOutReason | 'somebody-else';

const now = (): number => Date.now();
/**
 * A phone that continues one page of a computer. Its limited session has a storage of its own, so that it neither replaces nor uses
 * a full session of this browser.
 */
const isContinued = location.pathname === paths.handover;
const sessionStore = isContinued ? underPrefix(localStorage, 'handover.') : localStorage;
const channel = openSessionChannel();
const endOfSession = new Set<(reason: EndReason) => void>();

/** Drafts of long forms in this tab. */
export const drafts = createDrafts(sessionStorage);

keepLanguage(languageInAddress(location.search) ?? languageOfPage(document), localStorage);
export const i18n = createI18n(languageInAddress(location.search) ?? storedLanguage(localStorage) ?? 'fr');
export const queryClient = createQueryClient();

export const session: SessionStore<User> = new SessionStore<User>({
  storage: sessionStore,
  now,
  post: isContinued ? () => undefined : channel.post,
  loadUser: () =>
    api({
      path: '/api/users/me',
      answer: () => import('@modules/identity/http/users.contract').then(({ user }) => user),
    }),
  waitForServer: (attempt) => waitForNetwork(backoff(attempt)),
  forget: (reason) => {
    for (const forget of endOfSession) forget(reason);
    queryClient.clear();
    if (reason === 'signed-out') drafts.dropAll();
    // The same person continues after an expired session; anybody else finds nothing.
    if (reason === 'signed-out' || reason === 'somebody-else') forgetRecordings(globalThis.indexedDB);
  },
});
// The server ends it after two hours; a long recording must not end it before.
if (isContinued) session.setIdleSeconds(2 * 3_600);
else {
  channel.listen((notice) => void session.hear(notice));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKeys.token && newValue !== null) void session.noteStoredToken();
  });
}

/** Registers something that must stop at sign-out: a running upload belongs to the person who started it. */
export function onEndOfSession(stop: (reason: EndReason) => void): void {
  endOfSession.add(stop);
}

/** Where this tab's postings were found. */
export const arrivals = createArrivals({
  pathname: location.pathname,
  referrer: document.referrer,
  origin: location.origin,
  // The router stores a state with each visited address.
  isReturn: history.state !== null,
});
onEndOfSession(() => arrivals.clear());

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

/** Downloads a file that needs sign-in. */
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

export const realtime = new RealtimeConnection({
  open: openSocket,
  credentials: () => {
    const [token, csrf] = [session.token(), csrfToken()];
    return { ...(token !== null && { token }), ...(csrf !== null && { csrf_token: csrf }) };
  },
  onRefused: () => void session.refresh(),
  setTimer: (run, ms) => window.setTimeout(run, ms),
  clearTimer: (timer) => window.clearTimeout(timer),
});

/** Creates an idempotency key, see `idempotency-keys.ts`. */
export const newIntention = (): string => newKey();

/** The upload that can continue in this browser after a reload. */
export const unfinishedUploads = createUnfinishedUploads(localStorage, () => session.userId(), now);

/** Uploads a video in pieces; it survives disconnects, reloads and the end of its session. */
export const resumableUpload = createResumableUploader({
  library: () => import('tus-js-client'),
  headers: () => {
    const token = session.token();
    const csrf = csrfToken();
    return {
      'Accept-Language': language(),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(csrf !== null && { 'X-CSRF-Token': csrf }),
    };
  },
  unfinished: unfinishedUploads,
  waitForServer: (attempt) => waitForNetwork(backoff(attempt)),
  onRefused: () => session.refuse(session.token()),
  onChanged,
});

// `crypto.randomUUID` needs a secure context, and a test instance on a local network has no certificate.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

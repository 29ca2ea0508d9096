import type { User } from '@modules/identity/http/users.contract';
import { createArrivals } from './arrivals';
import { createApiClient } from './api-client';
import { createFileReader } from './api-file';
import { readCookie } from './cookies';
import { createDrafts } from './drafts';
import { createI18n, currentLanguage, startLanguage } from './i18n';
import { createIdempotencyKeys } from './idempotency-keys';
import { forgetPositions } from './kept-positions';
import { forgetRecordings } from './kept-recordings';
import { forgetSearches } from './kept-searches';
import { forgetKeptUploads } from './forget-kept-uploads';
import { forgetSharedResume } from './forget-shared-resume';
import { forgetAnswers } from './offline/forget-answers';
import { forgetKeptTimes, noteKept } from './offline/kept-answers';
import { noteServer } from './offline/start';
import { createQueryClient, invalidateAfterChange } from './query-client';
import { paths } from './paths';
import { openSocket } from './realtime/open-socket';
import { RealtimeConnection } from './realtime/realtime-connection';
import { backoff, waitForNetwork, waitOrAbort } from './retry';
import { openSessionChannel } from './session/session-channel';
import { SessionStore, sessionKeys, type SignedOutReason } from './session/session-store';
import type { ResumableSurroundings, ResumableUploader } from './resumable-upload';
import { underPrefix } from './session/under-prefix';
import { newTraceParent, randomHex } from './trace-parent';
import { createUnfinishedUploads } from './unfinished-uploads';
import { forgetUnsentMessages } from './unsent-messages';
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

export const i18n = createI18n(startLanguage(location.search, document, { local: localStorage, tab: sessionStorage }));
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
    forgetKeptTimes();
    if (reason === 'signed-out') {
      drafts.dropAll();
      forgetUnsentMessages(localStorage);
    }
    // The same person continues after an expired session; anybody else finds nothing.
    if (reason === 'signed-out' || reason === 'somebody-else') {
      forgetRecordings(globalThis.indexedDB);
      void forgetSharedResume(globalThis.caches);
      void forgetKeptUploads({ caches: globalThis.caches, worker: navigator.serviceWorker });
      forgetPositions(localStorage);
      forgetSearches(localStorage);
      unfinishedUploads.forget();
    }
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

// Also when the page starts: the session may have ended, or another person may have signed in, while no page was open.
if (!isContinued)
  session.subscribe(() => {
    const userId = session.userId();
    if (userId !== null) forgetUnsentMessages(localStorage, userId);
    if (session.getState().status === 'signed-out')
      void forgetAnswers({ caches: globalThis.caches, worker: navigator.serviceWorker });
  });

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

const keys = createIdempotencyKeys(sessionStorage, () => newIntention(), now);
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
  onAnswered: () => {
    noteServer();
    session.noteServerContact();
  },
  onKept: noteKept,
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
      'Idempotency-Key': newIntention(),
      traceparent: newTraceParent(),
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
export const newIntention = (): string => randomHex(16);

/** The upload that can continue in this browser after a reload. */
export const unfinishedUploads = createUnfinishedUploads(localStorage, () => session.userId(), now);

const resumableSurroundings: ResumableSurroundings = {
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
  hold: async (id, signal) => (await import('./this-background')).background.hold(id, signal),
  waitForServer: (attempt) => waitForNetwork(backoff(attempt)),
  onRefused: () => session.refuse(session.token()),
  onChanged,
};

/** Uploads a video in pieces; it survives disconnects, reloads and the end of its session. Loaded with the first upload. */
export const resumableUpload: ResumableUploader = async (request) =>
  (await import('./resumable-upload')).createResumableUploader(resumableSurroundings)(request);

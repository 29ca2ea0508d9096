import type { User } from '@modules/identity/http/users.contract';
import { createApiClient } from '../lib/api-client';
import { createArrivals } from '../lib/arrivals';
import { createDrafts } from '../lib/drafts';
import { createIdempotencyKeys } from '../lib/idempotency-keys';
import { SessionStore } from '../lib/session/session-store';
import { currentVisit } from './visit';

/**
 * Replaces `lib/backend` when pages are rendered on the server: reads are answered by this process for a visitor, and
 * nothing is stored.
 * Functions for signed-in people, such as uploads, are missing.
 */

const nothing = (): void => undefined;
const nothingKept = { getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 };

export const drafts = createDrafts(nothingKept);
export const arrivals = createArrivals({ pathname: '/', referrer: '', origin: '', isReturn: false });
export const onEndOfSession = nothing;

export const session: SessionStore<User> = new SessionStore<User>({
  storage: nothingKept,
  now: () => Date.now(),
  post: nothing,
  loadUser: () => Promise.reject(new Error('Nobody is signed in')),
  waitForServer: () => Promise.resolve(),
  forget: nothing,
});
void session.start();

export const api = createApiClient({
  fetch: async (address) => {
    if (typeof address !== 'string') throw new Error('The API client asks by address');
    const { status, body } = await currentVisit().read(address);
    return new Response(body, { status });
  },
  token: () => null,
  csrfToken: () => null,
  language: () => currentVisit().language,
  keys: createIdempotencyKeys(nothingKept, () => '', Date.now),
  wait: () => Promise.reject(new Error('A page is written at once or not at all')),
  onRefused: nothing,
  onAnswered: nothing,
  onChanged: nothing,
});

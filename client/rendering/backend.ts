import type { User } from '@modules/identity/http/users.contract';
import { createApiClient } from '../lib/api-client';
import { createArrivals } from '../lib/arrivals';
import { createDrafts } from '../lib/drafts';
import { createIdempotencyKeys } from '../lib/idempotency-keys';
import { SessionStore } from '../lib/session/session-store';
import { currentVisit } from './visit';

/**
 * `lib/backend` where pages are written: reads come from this process, as somebody who is not signed in, and nothing is
 * kept. What only a signed-in person does, an upload for example, is missing.
 */

const nothing = (): void => undefined;
const nothingKept = { getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 };

export const drafts = createDrafts(nothingKept);
export const arrivals = createArrivals({ pathname: '/', referrer: '', origin: '', isReturn: false });
export const onEndOfSession = nothing;

export const session: SessionStore<User> = new SessionStore<User>({
  storage: nothingKept,
  now: () => Date.now(),
  tell: nothing,
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

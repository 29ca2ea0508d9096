import { ApiError } from '../api-error';
import { memoryStorage } from '../spec-support/memory-storage';
import { SessionStore, type SessionNotice } from './session-store';

const START = Date.UTC(2026, 10, 21, 9, 0, 0);
const MINUTE = 60_000;
const camille = { id: 'camille' };
const noor = { id: 'noor' };

function setUp(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const clock = { now: START };
  const told: SessionNotice[] = [];
  const asked: string[] = [];
  const server = { user: camille as { id: string } | null };
  let forgotten = 0;
  const store = new SessionStore<{ id: string }>({
    storage,
    now: () => clock.now,
    tell: (notice) => told.push(notice),
    forget: () => (forgotten += 1),
    loadUser: (token) => {
      asked.push(token);
      return server.user === null
        ? Promise.reject(new ApiError(401, 'IDENTITY.UNAUTHENTICATED', ''))
        : Promise.resolve(server.user);
    },
  });
  return { store, storage, clock, told, asked, server, forgotten: () => forgotten };
}

const storedSession = (lastActivity: number) => ({
  auth_token: 'token',
  user: '{}',
  last_activity: String(lastActivity),
});

describe('starting with what is stored', () => {
  it('shows nobody when nothing is stored, without asking the server', async () => {
    const { store, asked } = setUp();
    expect(store.getState()).toEqual({ status: 'loading' });
    await store.start();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(asked).toEqual([]);
  });

  it('shows the person the server confirms', async () => {
    const { store, asked } = setUp(storedSession(START - 2 * MINUTE));
    await store.start();
    expect(asked).toEqual(['token']);
    expect(store.getState()).toEqual({ status: 'signed-in', token: 'token', user: camille });
  });

  it('clears a token that the server does not confirm', async () => {
    const { store, storage, server } = setUp(storedSession(START));
    server.user = null;
    await store.start();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(storage.entries.size).toBe(0);
  });

  it('clears an unused session without asking, and says why', async () => {
    const { store, storage, asked } = setUp(storedSession(START - 11 * MINUTE));
    await store.start();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(storage.entries.size).toBe(0);
    expect(asked).toEqual([]);
  });

  it('clears a token without activity time', async () => {
    const { store, storage } = setUp({ auth_token: 'token' });
    await store.start();
    expect(storage.entries.size).toBe(0);
  });
});

describe('while somebody is signed in', () => {
  const signedIn = () => {
    const parts = setUp();
    parts.store.establish({ token: 'token', user: camille });
    return parts;
  };

  it('ends after ten minutes without activity and forgets what was read', () => {
    const { store, clock, storage, told, forgotten } = signedIn();
    clock.now += 10 * MINUTE;
    store.check();
    expect(store.getState().status).toBe('signed-in');
    clock.now += 1;
    store.check();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect([storage.entries.size, forgotten()]).toEqual([0, 1]);
    expect(told).toEqual(['signed-in', 'expired']);
  });

  it('writes activity at most every 30 seconds', () => {
    const { store, clock, storage } = signedIn();
    clock.now += 29_000;
    store.recordActivity();
    expect(storage.getItem('last_activity')).toBe(String(START));
    clock.now += 1_000;
    store.recordActivity();
    expect(storage.getItem('last_activity')).toBe(String(START + 30_000));
  });

  it('does not let a late mouse move revive a session that has ended', () => {
    const { store, clock } = signedIn();
    clock.now += 11 * MINUTE;
    store.recordActivity();
    expect(store.getState().status).toBe('signed-out');
  });

  it('asks the server again when activity goes on without a request for five minutes', () => {
    const { store, clock, asked } = signedIn();
    for (let minute = 1; minute <= 6; minute += 1) {
      clock.now += MINUTE;
      store.recordActivity();
    }
    expect(asked).toEqual(['token']);
  });

  it('stays signed in for as long as an upload runs, and ten minutes more', () => {
    const { store, clock } = signedIn();
    const finished = store.occupy();
    for (let step = 0; step < 60; step += 1) {
      clock.now += MINUTE / 2;
      store.check();
    }
    expect(store.getState().status).toBe('signed-in');
    finished();
    clock.now += 10 * MINUTE;
    store.check();
    expect(store.getState().status).toBe('signed-in');
    clock.now += 1;
    store.check();
    expect(store.getState().status).toBe('signed-out');
  });

  it('ends when the server refuses its token, and not for an older one', () => {
    const { store } = signedIn();
    store.refuse('an older token');
    expect(store.getState().status).toBe('signed-in');
    store.refuse('token');
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
  });

  it('forgets what the one before read when somebody else signs in', () => {
    const { store, forgotten } = signedIn();
    store.establish({ token: 'other', user: noor });
    expect(forgotten()).toBe(1);
    expect(store.userId()).toBe('noor');
  });

  it('follows the other tabs', async () => {
    const { store, storage, told, server } = signedIn();
    await store.hear('signed-out');
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(told).toEqual(['signed-in']);
    server.user = noor;
    for (const [name, value] of Object.entries(storedSession(START))) storage.setItem(name, value);
    await store.hear('signed-in');
    expect(store.userId()).toBe('noor');
  });
});

import { MINUTE, START, camille, setUp, storedSession } from '../spec-support/session-store-world';

describe('the warning before the end', () => {
  const SECOND = 1_000;
  const signedIn = () => {
    const parts = setUp();
    parts.store.establish({ token: 'token', user: camille });
    return parts;
  };
  const warned = () => {
    const parts = signedIn();
    parts.clock.now += 9 * MINUTE;
    parts.store.check();
    return parts;
  };

  it('appears after nine minutes, with the end time, and notifies subscribers once', () => {
    const { store, clock } = signedIn();
    let heard = 0;
    store.subscribe(() => (heard += 1));
    clock.now += 9 * MINUTE - 1;
    store.check();
    expect(store.getWarning()).toBeNull();
    clock.now += 1;
    store.check();
    store.check();
    expect(store.getWarning()).toBe(START + 10 * MINUTE);
    expect(heard).toBe(1);
  });

  it('closes with one click, which extends the session here, in the other tabs and on the server', () => {
    const { store, clock, posted, asked, storage } = warned();
    store.stay();
    expect(store.getWarning()).toBeNull();
    expect(storage.getItem('last_activity')).toBe(String(clock.now));
    expect([posted.at(-1), asked]).toEqual(['active', ['token']]);
    clock.now += 9 * MINUTE - 1;
    store.check();
    expect(store.getState().status).toBe('signed-in');
    expect(store.getWarning()).toBeNull();
  });

  it('closes with any activity, without waiting for the throttle', () => {
    const { store, clock, storage } = setUp({ ...storedSession(START), last_activity: String(START) });
    store.establish({ token: 'token', user: camille });
    store.setIdleSeconds(20);
    clock.now += 18 * SECOND;
    store.check();
    expect(store.getWarning()).toBe(START + 20 * SECOND);
    store.recordActivity();
    expect(store.getWarning()).toBeNull();
    expect(storage.getItem('last_activity')).toBe(String(clock.now));
  });

  it('closes in a tab that learns that it was answered in another', async () => {
    const { store, clock, storage } = warned();
    storage.setItem('last_activity', String(clock.now));
    await store.hear('active');
    expect(store.getWarning()).toBeNull();
  });

  it('cannot be answered once the session has ended', () => {
    const { store, clock } = warned();
    clock.now += MINUTE + 1;
    store.stay();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(store.getWarning()).toBeNull();
  });

  it('never appears while a video or an upload runs', () => {
    const { store, clock } = signedIn();
    const finished = store.occupy();
    for (let step = 0; step < 40; step += 1) {
      clock.now += 30 * SECOND;
      store.check();
      expect(store.getWarning()).toBeNull();
    }
    finished();
  });

  it('reports activity to the server before its own limit is reached', () => {
    const { store, clock, asked } = signedIn();
    clock.now += 4 * MINUTE;
    store.recordActivity();
    expect(asked).toEqual([]);
    clock.now += MINUTE + 1;
    store.check();
    expect(asked).toEqual(['token']);
    // No activity since the last report, so nothing more is reported and the server may end the session.
    clock.now += 3 * MINUTE;
    store.check();
    expect(asked).toEqual(['token']);
  });

  it('clears a session whose clock was set back while it was open', () => {
    const { store, clock, storage } = signedIn();
    clock.now -= 2 * MINUTE;
    store.check();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(storage.entries.size).toBe(0);
  });
});

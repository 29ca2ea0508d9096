import { MINUTE, START, camille, noor, setUp, storedSession, type Person } from '../spec-support/session-store-world';

describe('starting with the stored session', () => {
  it('has no person when nothing is stored, without asking the server', async () => {
    const { store, asked } = setUp();
    expect(store.getState()).toEqual({ status: 'loading' });
    await store.start();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(asked).toEqual([]);
  });

  it('has the person that the server confirms', async () => {
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

  it('keeps the session while the server cannot be reached or fails, and retries', async () => {
    const { store, storage, server, asked, waits, posted, forgotten } = setUp(storedSession(START));
    server.failures = [0, 502, 503, 500];
    const states: unknown[] = [];
    store.subscribe(() => states.push(store.getState()));
    await store.start();
    expect(asked).toHaveLength(5);
    expect(waits).toEqual([1, 2, 3, 4]);
    expect(states.slice(0, -1)).toEqual(Array(4).fill({ status: 'loading', isUnreachable: true }));
    expect(store.getState()).toEqual({ status: 'signed-in', token: 'token', user: camille });
    expect([storage.getItem('auth_token'), forgotten(), posted]).toEqual(['token', 0, []]);
  });

  it('stops asking when another tab signed out meanwhile', async () => {
    const { store, storage, server, asked } = setUp(storedSession(START));
    server.failures = [0, 0, 0];
    storage.removeItem('user');
    store.subscribe(() => asked.length === 2 && storage.removeItem('auth_token'));
    await store.start();
    expect(asked).toHaveLength(2);
  });

  it.each([401, 403])('drops a token to which the server answers %d', async (status) => {
    const { store, storage, server } = setUp(storedSession(START));
    server.failures = [status];
    await store.start();
    expect([store.getState().status, storage.entries.size]).toEqual(['signed-out', 0]);
  });

  it('clears an unused session without asking, and gives the reason', async () => {
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

  it('ends after ten minutes without activity and clears cached data', () => {
    const { store, clock, storage, posted, forgotten } = signedIn();
    clock.now += 10 * MINUTE;
    store.check();
    expect(store.getState().status).toBe('signed-in');
    clock.now += 1;
    store.check();
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect([storage.entries.size, forgotten()]).toEqual([0, 1]);
    expect(posted).toEqual(['signed-in', 'expired']);
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

  it('stays signed in while an upload runs, and ten minutes more', () => {
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

  it('has not expired if the server refuses other requests while the person signs out', async () => {
    const { store, reasons } = signedIn();
    const reached: unknown[] = [];
    store.subscribe(() => reached.push(store.getState()));
    await store.leave(async () => {
      store.refuse('token');
      await store.hear('expired');
    });
    expect(reached).not.toContainEqual({ status: 'signed-out', reason: 'expired' });
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(reasons).not.toContain('expired');
  });

  it('is left here although the server cannot be reached', async () => {
    const { store, posted } = signedIn();
    await expect(store.leave(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(posted.at(-1)).toBe('signed-out');
  });

  it('loses its drafts when it expired here and the person signs out in another tab', async () => {
    const { store, reasons } = signedIn();
    store.refuse('token');
    await store.hear('signed-out');
    expect(reasons).toEqual(['expired', 'signed-out']);
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'signed-out' });
  });

  it('clears the previous person’s data when somebody else signs in', () => {
    const { store, forgotten } = signedIn();
    store.establish({ token: 'other', user: noor });
    expect(forgotten()).toBe(1);
    expect(store.userId()).toBe('noor');
  });

  it('follows the other tabs', async () => {
    const { store, storage, posted, server } = signedIn();
    await store.hear('signed-out');
    expect(store.getState()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(posted).toEqual(['signed-in']);
    server.user = noor;
    for (const [name, value] of Object.entries(storedSession(START))) storage.setItem(name, value);
    await store.hear('signed-in');
    expect(store.userId()).toBe('noor');
  });

  it('keeps the drafts of the same person who signed in again in another tab', async () => {
    const { store, storage, forgotten } = signedIn();
    storage.setItem('auth_token', 'newer');
    await store.hear('signed-in');
    expect(forgotten()).toBe(0);
    expect(store.getState()).toMatchObject({ token: 'newer' });
  });

  it('keeps the drafts of a person whose session expired here and who signed in again in another tab', async () => {
    const { store, storage, reasons } = signedIn();
    store.end('expired');
    for (const [name, value] of Object.entries(storedSession(START))) storage.setItem(name, value);
    storage.setItem('user', JSON.stringify(camille));
    await store.hear('signed-in');
    expect(reasons).toEqual(['expired']);
    expect(store.userId()).toBe('camille');
  });

  it('clears the data of one person when another signed in in another tab', async () => {
    const { store, storage, server, forgotten } = signedIn();
    server.user = noor;
    storage.setItem('user', JSON.stringify(noor));
    storage.setItem('auth_token', 'hers');
    await store.hear('signed-in');
    expect(forgotten()).toBeGreaterThan(0);
    expect(store.userId()).toBe('noor');
  });

  it('accepts the session of another tab whose token came after the message', async () => {
    const { store, storage, asked } = signedIn();
    await store.hear('signed-out');
    await store.hear('signed-in');
    expect(store.getState().status).toBe('signed-out');
    for (const [name, value] of Object.entries(storedSession(START))) storage.setItem(name, value);
    await store.noteStoredToken();
    expect(store.userId()).toBe('camille');
    await store.noteStoredToken();
    expect(asked).toEqual(['token']);
  });

  it('writes the token after its time, because another tab may read in between', () => {
    const { store, storage } = setUp();
    const written: string[] = [];
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key: string, value: string) => {
      written.push(key);
      setItem(key, value);
    };
    store.establish({ token: 'token', user: camille });
    expect(written.at(-1)).toBe('auth_token');
    expect(written).toContain('last_activity');
  });
});

describe('an account that was changed elsewhere', () => {
  it('is read again in every tab', async () => {
    const { store, posted, server } = setUp();
    store.establish({ token: 'token', user: camille });
    const renamed = { ...camille, name: 'Camille' };
    server.user = renamed;
    await store.refreshEverywhere();
    expect(posted.at(-1)).toBe('changed');
    expect(store.getState()).toMatchObject({ user: renamed });
    server.user = { ...renamed, name: 'Camille T.' } as Person;
    await store.hear('changed');
    expect(store.getState()).toMatchObject({ user: { name: 'Camille T.' } });
    expect(posted.filter((notice) => notice === 'changed')).toHaveLength(1);
  });

  it('is cleared with its drafts only if the person signed out', () => {
    const { store, reasons } = setUp();
    store.establish({ token: 'token', user: camille });
    store.end('expired');
    store.establish({ token: 'token', user: camille });
    store.end('signed-out');
    expect(reasons).toEqual(['expired', 'signed-out']);
  });
});

describe('the data left in the browser', () => {
  it('shows which kind of account it is, and nothing about the person', async () => {
    const { store, storage, server } = setUp();
    const updated = { ...camille, full_name: 'Camille Tremblay', email: 'camille@exemple.ca', phone: '514 555-0100' };
    store.establish({ token: 'token', user: updated });
    expect(JSON.parse(storage.entries.get('user') ?? '')).toEqual(camille);
    server.user = { ...updated, theme: 'light' };
    await store.refresh();
    expect(JSON.parse(storage.entries.get('user') ?? '')).toEqual({ ...camille, theme: 'light' });
    expect(JSON.stringify([...storage.entries])).not.toMatch(/Tremblay|exemple\.ca|514/);
    expect(store.getState()).toMatchObject({ user: { full_name: 'Camille Tremblay' } });
  });
});

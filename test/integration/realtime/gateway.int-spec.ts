import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { RealtimeEvent } from '../../../server/platform/realtime/realtime.contract.js';
import { RealtimePublisher } from '../../../server/platform/realtime/realtime-publisher.js';
import { signInAgain } from '../../http/identity/hiring.js';
import { cookiesOf, PASSWORD, signUp } from '../../http/identity/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { connected, type Listener, type ListenOptions, listenTo, until } from '../../support/sockets.js';

jest.setTimeout(90_000);

describe('sockets on two processes', () => {
  let one: TestApp;
  let two: TestApp;
  let first: string;
  let second: string;
  const open: Listener[] = [];

  beforeAll(async () => {
    one = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    two = await startTestApp({ beside: one });
    [first, second] = [await one.listen(), await two.listen()];
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const join = async (address: string, options: ListenOptions): Promise<Listener> => {
    const listener = await connected(address, options);
    open.push(listener);
    return listener;
  };
  const refused = async (address: string, options: ListenOptions): Promise<string[]> => {
    const listener = listenTo(address, options);
    open.push(listener);
    await until(() => listener.ends.length > 0);
    expect(listener.heard).toEqual([]);
    return listener.ends;
  };
  const event = (id: string = randomUUID()): RealtimeEvent => ({
    type: 'notification.created',
    id,
    payload: { notification_id: id, kind: 'match' },
  });
  const publish = (app: TestApp, userIds: readonly string[], told: RealtimeEvent): Promise<void> =>
    app.app.get(RealtimePublisher).publish(userIds, told);
  /** Other events may follow: live events do not wait for missed ones. */
  const readyOf = ({ heard }: Listener) => heard.find(({ name }) => name === 'ready')?.message;
  const idsOf = ({ heard }: Listener): unknown[] =>
    heard.filter(({ name }) => name === 'notification.created').map(({ message }) => message['event_id']);

  it('reach the person on the other process, on every device, and nobody else', async () => {
    const [somebody, other] = [await signUp(one), await signUp(one)];
    const here = await join(first, { token: somebody.token });
    const there = await join(second, { token: somebody.token });
    const stranger = await join(second, { token: other.token });
    const told = event();
    await publish(one, [somebody.user.id, somebody.user.id], told);
    await until(() => idsOf(here).length > 0 && idsOf(there).length > 0);
    const later = event();
    await publish(two, [other.user.id], later);
    await until(() => idsOf(stranger).length > 0);
    expect([idsOf(here), idsOf(there), idsOf(stranger)]).toEqual([[told.id], [told.id], [later.id]]);
    const { message } = there.heard.find(({ name }) => name === 'notification.created') ?? {};
    expect(message).toEqual({
      event_id: told.id,
      at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      notification_id: told.id,
      kind: 'match',
    });
  });

  it('send missed events from the cursor on, and say if there are too many', async () => {
    const somebody = await signUp(one);
    const before = await join(first, { token: somebody.token });
    const seen = event();
    await publish(one, [somebody.user.id], seen);
    await until(() => idsOf(before).length > 0);
    before.socket.disconnect();
    const missed = [event(), event()];
    for (const each of missed) await publish(two, [somebody.user.id], each);
    // Published again by a repeated job: stored once.
    await publish(one, [somebody.user.id], missed[0] ?? seen);
    const since = String(readyOf(before)?.['at']);
    const after = await join(second, { token: somebody.token, since });
    // A recent event may arrive both ways; the client shows an id once.
    expect([...new Set(idsOf(after))].sort()).toEqual([seen.id, ...missed.map(({ id }) => id)].sort());
    expect(readyOf(after)).toMatchObject({ complete: true });
    const longAway = await join(second, { token: somebody.token, since: '2020-01-01T00:00:00.000Z' });
    expect(readyOf(longAway)).toMatchObject({ complete: false });
  });

  it('end on both processes when the session is revoked; the person’s other sessions continue', async () => {
    const somebody = await signUp(one);
    const again = await signInAgain(two, somebody.user.email);
    const listeners = [await join(first, { token: somebody.token }), await join(second, { token: somebody.token })];
    const kept = await join(second, { token: again });
    const started = performance.now();
    await one.request({ method: 'POST', url: '/api/auth/logout', token: somebody.token });
    await until(() => listeners.every(({ ends }) => ends.length > 0));
    // Ended before the check for idle sessions, which runs every fifteen seconds.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(listeners.map(({ ends }) => ends)).toEqual([['io server disconnect'], ['io server disconnect']]);
    const told = event();
    await publish(one, [somebody.user.id], told);
    await until(() => idsOf(kept).length > 0);
    expect(await refused(second, { token: somebody.token })).toEqual(['IDENTITY.UNAUTHENTICATED']);
  });

  it('end when the session expires, which an open socket does not delay', async () => {
    const somebody = await signUp(one);
    const listener = await join(first, { token: somebody.token });
    const read = () =>
      query<{ at: Date }>(one.databaseUrl, 'select last_seen_at as at from session where account_id = $1', [
        somebody.user.id,
      ]);
    const [before] = await read();
    one.clock.advance(60_000);
    (await join(first, { token: somebody.token })).socket.disconnect();
    expect((await read())[0]).toEqual(before);
    one.clock.advance(600_000);
    await until(() => listener.ends.length > 0, 40_000);
    expect(listener.ends).toEqual(['io server disconnect']);
    one.clock.advance(-660_000);
  });

  it('need a session: a token, or the cookie with the proof that our own page connects', async () => {
    const somebody = await signUp(one);
    const login = await one.request<never>({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: somebody.user.email, password: PASSWORD },
    });
    const cookies = cookiesOf(login);
    const [auth, csrf] = [cookies['auth_token']?.value ?? '', cookies['csrf_token']?.value ?? ''];
    const cookie = `auth_token=${auth}; csrf_token=${csrf}`;
    expect(await refused(first, {})).toEqual(['IDENTITY.UNAUTHENTICATED']);
    expect(await refused(first, { token: 'x'.repeat(43) })).toEqual(['IDENTITY.UNAUTHENTICATED']);
    expect(await refused(first, { cookie })).toEqual(['IDENTITY.UNAUTHENTICATED']);
    expect(await refused(first, { cookie, csrf: 'guessed' })).toEqual(['IDENTITY.UNAUTHENTICATED']);
    await join(first, { cookie, csrf });
    await join(first, { token: somebody.token, transports: ['polling'] });
  });

  it('are refused for pages of other sites, with any credentials', async () => {
    const { token } = await signUp(one);
    const [evil] = await refused(first, { token, origin: 'https://evil.example' });
    expect(evil).toMatch(/websocket error|403/);
    await join(first, { token, origin: first });
  });

  it('ignore messages of a client, and disconnect one that sends too many or too much', async () => {
    const { token } = await signUp(one);
    const talker = await join(first, { token });
    for (let n = 0; n < 30; n += 1) talker.socket.emit('notification.created', { n });
    await until(() => talker.ends.length > 0);
    const shouter = await join(first, { token });
    shouter.socket.emit('x', 'x'.repeat(40_000));
    await until(() => shouter.ends.length > 0);
  });

  it('refuse to publish inside a transaction, and do not fail the caller while the database is unavailable', async () => {
    const { user } = await signUp(one);
    const { em } = one.orm;
    await expect(
      em.fork().transactional(() => one.app.get(RealtimePublisher).publish([user.id], event())),
    ).rejects.toThrow('after the commit');
    await expect(publish(one, ['not-an-id'], event())).resolves.toBeUndefined();
  });
});

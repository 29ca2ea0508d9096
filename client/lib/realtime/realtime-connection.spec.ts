import { jest } from '@jest/globals';
import { REALTIME_PATH, realtimeTypes as contractTypes } from '@platform/realtime/realtime.contract';
import { realtimePath } from './open-socket';
import { realtimeTypes } from './outdated-by-event';
import { RealtimeConnection, type RealtimeSocket } from './realtime-connection';

type Hear = (value: unknown) => void;

/** A fake socket that emits what the spec wants. */
class ToldSocket implements RealtimeSocket {
  active = true;
  connects = 0;
  closed = false;
  readonly sent: { name: string; message: object; done: (error: unknown, reply: unknown) => void }[] = [];
  readonly #named = new Map<string, Hear>();
  #any: (name: string, value: unknown) => void = () => undefined;

  on(name: string, hear: (value: never) => void): void {
    this.#named.set(name, hear as Hear);
  }
  onAny(hear: (name: string, value: unknown) => void): void {
    this.#any = hear;
  }
  connect(): void {
    this.connects += 1;
  }
  timeout(): { emit: (name: string, message: object, done: (error: unknown, reply: unknown) => void) => void } {
    return { emit: (name, message, done) => this.sent.push({ name, message, done }) };
  }
  disconnect(): void {
    this.closed = true;
  }
  removeAllListeners(): void {
    this.#named.clear();
    this.#any = () => undefined;
  }
  say(name: string, value: unknown = {}): void {
    this.#any(name, value);
    this.#named.get(name)?.(value);
  }
}

const at = (second: number): string => new Date(Date.UTC(2026, 0, 15, 12, 0, second)).toISOString();
const news = (id: string, second: number) => ({ event_id: id, at: at(second), notification_id: id, kind: 'match' });

async function connection() {
  const sockets: ToldSocket[] = [];
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  const asked: (() => { since?: unknown })[] = [];
  const refused = jest.fn();
  const realtime = new RealtimeConnection({
    open: (credentials) => {
      asked.push(credentials);
      const socket = new ToldSocket();
      sockets.push(socket);
      return Promise.resolve(socket);
    },
    credentials: () => ({ token: 't' }),
    onRefused: refused,
    setTimer: (run, ms) => {
      waits.push(ms);
      return timers.push(run);
    },
    clearTimer: () => undefined,
  });
  const heard: string[] = [];
  realtime.listen('notification.created', ({ event_id }) => heard.push(event_id));
  await realtime.start();
  const [socket] = sockets;
  if (!socket) throw new Error('nothing was opened');
  const since = (): unknown => asked.at(-1)?.().since;
  return { realtime, socket, sockets, timers, waits, heard, refused, since };
}

describe('the live connection', () => {
  it('uses the server’s address and knows every event of the contract', () => {
    expect(realtimePath).toBe(REALTIME_PATH);
    expect([...realtimeTypes].sort()).toEqual([...contractTypes].sort());
  });

  it('delivers every event once, even if it arrives several times', async () => {
    const { socket, heard } = await connection();
    socket.say('notification.created', news('a', 1));
    socket.say('ready', { at: at(2), complete: true });
    socket.say('notification.created', news('a', 1));
    socket.say('notification.created', news('b', 3));
    expect(heard).toEqual(['a', 'b']);
  });

  it('resumes from its cursor, which new events do not move before missed ones have arrived', async () => {
    const { socket, since } = await connection();
    expect(since()).toBeUndefined();
    socket.say('ready', { at: at(10), complete: true });
    socket.say('notification.created', news('a', 12));
    expect(since()).toBe(at(12));
    socket.say('disconnect', 'transport close');
    socket.say('notification.created', news('new', 40));
    expect(since()).toBe(at(12));
    socket.say('ready', { at: at(41), complete: true });
    expect(since()).toBe(at(41));
  });

  it('reports whether events arrive live, and when more was missed than the server keeps', async () => {
    const { realtime, socket } = await connection();
    const gaps = jest.fn();
    realtime.listenForGaps(gaps);
    expect(realtime.getStatus()).toBe('connecting');
    socket.say('ready', { at: at(1), complete: true });
    expect([realtime.getStatus(), gaps.mock.calls.length]).toEqual(['connected', 0]);
    socket.say('disconnect', 'ping timeout');
    expect(realtime.getStatus()).toBe('away');
    socket.say('ready', { at: at(2), complete: false });
    expect([realtime.getStatus(), gaps.mock.calls.length]).toEqual(['connected', 1]);
  });

  it('checks the session when the server ended the connection, and tries again later', async () => {
    const { socket, refused, timers } = await connection();
    socket.active = false;
    socket.say('disconnect', 'io server disconnect');
    expect([refused.mock.calls.length, socket.connects]).toEqual([1, 1]);
    timers.at(-1)?.();
    expect(socket.connects).toBe(2);
  });

  it('waits longer after each refusal, with jitter, and starts over after a connection', async () => {
    const { socket, timers, waits } = await connection();
    const refuse = (): void => {
      socket.active = false;
      socket.say('disconnect', 'io server disconnect');
      timers.at(-1)?.();
    };
    for (let turn = 0; turn < 7; turn += 1) refuse();
    for (const [place, most] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      expect(waits[place]).toBeLessThanOrEqual(most * 1_000);
      expect(waits[place]).toBeGreaterThanOrEqual(most * 750);
    }
    expect(waits.every((wait) => [1, 2, 4, 8, 16, 30].includes(wait / 1_000))).toBe(false);
    socket.say('ready', { at: at(2), complete: true });
    refuse();
    expect(waits.at(-1)).toBeLessThanOrEqual(1_000);
  });

  it('sends messages with their reply, and never those of a lost connection later', async () => {
    const { realtime, socket } = await connection();
    await expect(realtime.ask('room:state', {})).rejects.toThrow('no reply');
    socket.say('ready', { at: at(1), complete: true });
    const [asked, refused, silent] = ['a', 'b', 'c'].map((id) => realtime.ask('room:state', { id }));
    expect(socket.sent.map(({ message }) => message)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    socket.sent[0]?.done(null, { ok: true, status: 'IN' });
    socket.sent[1]?.done(null, { ok: false, code: 'ROOMS.FULL' });
    socket.sent[2]?.done(new Error('timeout'), undefined);
    await expect(asked).resolves.toEqual({ status: 'IN' });
    await expect(refused).rejects.toThrow('ROOMS.FULL');
    await expect(silent).rejects.toThrow('no reply');
  });

  it('hands on messages of the moment, which have no cursor', async () => {
    const { realtime, socket, since } = await connection();
    const hear = jest.fn();
    const stop = realtime.listenDirect('room:changed', hear);
    socket.say('room:changed', { room_id: 'r' });
    stop();
    socket.say('room:changed', { room_id: 's' });
    expect(hear.mock.calls).toEqual([[{ room_id: 'r' }]]);
    expect(since()).toBeUndefined();
  });

  it('delivers no events of one person to the next', async () => {
    const { realtime, socket, sockets, heard, since } = await connection();
    socket.say('ready', { at: at(5), complete: true });
    realtime.stop();
    socket.say('notification.created', news('late', 6));
    expect([socket.closed, heard, realtime.getStatus()]).toEqual([true, [], 'off']);
    await realtime.start();
    expect(since()).toBeUndefined();
    sockets[1]?.say('notification.created', news('theirs', 7));
    expect(heard).toEqual(['theirs']);
  });

  it('closes a socket that was still being opened when the person left', async () => {
    let give: (socket: ToldSocket) => void = () => undefined;
    const realtime = new RealtimeConnection({
      open: () => new Promise((resolve) => (give = resolve)),
      credentials: () => ({}),
      onRefused: () => undefined,
      setTimer: () => 0,
      clearTimer: () => undefined,
    });
    const started = realtime.start();
    realtime.stop();
    const socket = new ToldSocket();
    give(socket);
    await started;
    expect([socket.closed, socket.connects]).toEqual([true, 0]);
  });
});

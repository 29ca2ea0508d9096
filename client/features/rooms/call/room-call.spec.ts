import { jest } from '@jest/globals';
import type { RoomSignal, RoomState } from '@modules/rooms/http/room-messages.contract';
import { candidateRoom, roomPeople } from '../../../lib/examples/rooms';
import { MessageRefused, NoReply } from '../../../lib/realtime/realtime-reply';
import type { PeerLink, PeerOptions, PeerStatus } from './peer';
import { RoomCall } from './room-call';

class FakePeer implements PeerLink {
  status: PeerStatus = 'connecting';
  stream = null;
  media = null;
  readonly taken: RoomSignal[] = [];
  restarts = 0;
  isClosed = false;

  constructor(readonly options: PeerOptions) {}
  take = (signal: RoomSignal): Promise<void> => Promise.resolve(void this.taken.push(signal));
  setTracks = (): Promise<void> => Promise.resolve();
  restart = (): Promise<void> => Promise.resolve(void (this.restarts += 1));
  close = (): void => void (this.isClosed = true);
  become(status: PeerStatus): void {
    this.status = status;
    this.options.onChange();
  }
}

const ME = '55555555-0000-4000-8000-000000000000';
const [BEFORE, AFTER] = ['11111111-0000-4000-8000-000000000000', '99999999-0000-4000-8000-000000000000'];

function setUp() {
  const peers: FakePeer[] = [];
  const heard = new Map<string, (message: never) => void>();
  const asked: { name: string; message: Record<string, unknown> }[] = [];
  let tick: () => void = () => undefined;
  let statusChanged: () => void = () => undefined;
  const world = {
    state: { status: 'IN', hosted: true, people: [], recording: null } as RoomState,
    refusal: null as Error | null,
    status: 'connected',
    now: 0,
  };
  const call = new RoomCall(candidateRoom, {
    ask: (name, message) => {
      asked.push({ name, message: message as Record<string, unknown> });
      return world.refusal === null ? Promise.resolve(world.state) : Promise.reject(world.refusal);
    },
    listen: (name, handler) => {
      heard.set(name, handler);
      return () => heard.delete(name);
    },
    getStatus: () => world.status,
    subscribeStatus: (listener) => {
      statusChanged = listener;
      return () => undefined;
    },
    createPeer: (options) => {
      const peer = new FakePeer(options);
      peers.push(peer);
      return peer;
    },
    newId: () => ME,
    every: (_ms, run) => {
      tick = run;
      return () => undefined;
    },
    now: () => world.now,
  });
  const stop = call.start();
  /** Lets the queue of the call become empty. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const say = async (name: string, message: object = {}): Promise<void> => {
    heard.get(name)?.({ room_id: candidateRoom.room_id, ...message } as never);
    await settle();
  };
  const run = async (work: () => void): Promise<void> => {
    work();
    await settle();
  };
  return {
    call,
    stop,
    peers,
    asked,
    world,
    say,
    run,
    tick: () => run(() => tick()),
    goes: (status: string) => run(() => ((world.status = status), statusChanged())),
    signals: () => asked.filter(({ name }) => name === 'room:signal').map(({ message }) => message['signal']),
  };
}

const host = (connection: string, more: object = {}): RoomState['people'][number] => ({
  participant_id: roomPeople.host,
  role: 'HOST',
  status: 'IN',
  connection,
  away: false,
  ...more,
});

describe('a tab in a live interview', () => {
  it('waits until it is let in, then connects to the others', async () => {
    const { call, world, run, say, peers } = setUp();
    world.state = { status: 'WAITING', hosted: true, people: [], recording: null };
    await run(() => call.knock());
    expect(call.getState()).toMatchObject({ phase: 'waiting', hosted: true });
    world.state = { status: 'IN', hosted: true, people: [host(AFTER)], recording: null };
    await say('room:changed');
    expect(call.getState()).toMatchObject({ phase: 'in', others: [{ participantId: roomPeople.host }] });
    expect(peers).toHaveLength(1);
  });

  it.each([
    [AFTER, true],
    [BEFORE, false],
  ])('makes the offers for one of two tabs only: %s', async (connection, makesOffers) => {
    const { call, world, run, peers } = setUp();
    world.state = { status: 'IN', hosted: true, people: [host(connection)], recording: null };
    await run(() => call.knock());
    expect(peers.map(({ options }) => options.makesOffers)).toEqual([makesOffers]);
  });

  it('takes a signal of a tab that it does not know yet', async () => {
    const { call, world, run, say, peers } = setUp();
    await run(() => call.knock());
    world.state = { status: 'IN', hosted: true, people: [host(BEFORE)], recording: null };
    const signal = { description: { type: 'offer', sdp: 'v=0' } };
    await say('room:signal', { from: roomPeople.host, from_connection: BEFORE, signal });
    expect(peers[0]?.taken).toEqual([signal]);
    // Nobody speaks for another person's tab.
    await say('room:signal', { from: roomPeople.manager, from_connection: BEFORE, signal });
    expect(peers[0]?.taken).toHaveLength(1);
  });

  it('tells what it shows once connected, and when it changes', async () => {
    const { call, world, run, peers, signals } = setUp();
    world.state = { status: 'IN', hosted: true, people: [host(AFTER)], recording: null };
    const shown = { audio: true, video: false, screen: false };
    await run(() => void call.show({ audio: null, video: null }, shown));
    await run(() => call.knock());
    expect(signals()).toEqual([]);
    await run(() => peers[0]?.become('connected'));
    expect(signals()).toEqual([{ media: shown }]);
    await run(() => void call.show({ audio: null, video: null }, { ...shown, screen: true }));
    expect(signals()).toEqual([{ media: shown }, { media: { ...shown, screen: true } }]);
  });

  it('knocks again after a lost network, and restarts what is not connected', async () => {
    const { call, world, run, goes, tick, peers, asked } = setUp();
    world.state = { status: 'IN', hosted: true, people: [host(AFTER)], recording: null };
    await run(() => call.knock());
    await run(() => peers[0]?.become('connected'));
    world.refusal = new NoReply();
    await goes('away');
    await run(() => peers[0]?.become('interrupted'));
    await tick();
    expect(call.getState()).toMatchObject({ phase: 'in', isOffline: true, others: [{ status: 'interrupted' }] });
    [world.refusal, world.now] = [null, 20_000];
    const before = asked.length;
    await goes('connected');
    expect(asked.slice(before).map(({ name }) => name)).toEqual(['room:knock']);
    expect(peers.map(({ restarts }) => restarts)).toEqual([expect.any(Number)]);
    expect(peers[0]?.restarts).toBeGreaterThan(0);
    expect(call.getState().isOffline).toBe(false);
  });

  it('connects anew to a person who continues in another tab', async () => {
    const { call, world, run, say, peers } = setUp();
    world.state = { status: 'IN', hosted: true, people: [host(AFTER)], recording: null };
    await run(() => call.knock());
    world.state = { ...world.state, people: [host(BEFORE)] };
    await say('room:changed');
    expect(peers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it.each([
    ['ELSEWHERE', 'replaced'],
    ['CLOSED', 'closed'],
  ])('closes every connection when the server ends it: %s', async (reason, phase) => {
    const { call, world, run, say, peers, tick, asked } = setUp();
    world.state = { status: 'IN', hosted: true, people: [host(AFTER)], recording: null };
    await run(() => call.knock());
    await say('room:ended', { reason });
    expect(call.getState()).toMatchObject({ phase, others: [] });
    expect(peers[0]?.isClosed).toBe(true);
    const before = asked.length;
    await tick();
    expect(asked).toHaveLength(before);
  });

  it('asks before it takes over from another tab', async () => {
    const { call, world, run, asked } = setUp();
    world.refusal = new MessageRefused('ROOMS.OPEN_ELSEWHERE');
    await run(() => call.knock());
    expect(call.getState().phase).toBe('elsewhere');
    world.refusal = null;
    await run(() => call.knock(true));
    expect(asked.map(({ message }) => message['take_over'])).toEqual([false, true]);
    expect(call.getState().phase).toBe('in');
  });

  it('leaves once, and says so', async () => {
    const { call, stop, run, asked } = setUp();
    const changed = jest.fn();
    call.subscribe(changed);
    await run(() => call.knock());
    await run(() => call.leave());
    await run(stop);
    expect(asked.filter(({ name }) => name === 'room:leave')).toHaveLength(1);
    expect(call.getState().phase).toBe('left');
    expect(changed).toHaveBeenCalled();
  });
});

import type {
  RoomMedia,
  RoomNews,
  RoomRecording,
  RoomSignal,
  RoomState,
} from '@modules/rooms/http/room-messages.contract';
import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';
import type { LocalTracks, PeerLink, PeerOptions, PeerStatus } from './peer';

/** The connection to the server, and the parts that specs replace. */
export interface CallSurroundings {
  readonly ask: (name: string, message: object) => Promise<object>;
  readonly listen: <T>(name: string, handler: (message: T) => void) => () => void;
  readonly getStatus: () => string;
  readonly subscribeStatus: (listener: () => void) => () => void;
  readonly createPeer: (options: PeerOptions) => PeerLink;
  readonly newId: () => string;
  readonly every: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
}

/** `elsewhere`: open in another tab, which can be replaced. `replaced`: another tab took over. */
export type CallPhase =
  | 'idle'
  | 'knocking'
  | 'waiting'
  | 'refused'
  | 'in'
  | 'elsewhere'
  | 'replaced'
  | 'full'
  | 'closed'
  | 'left';

export interface CallPerson {
  readonly participantId: string;
  readonly role: RoomAnswer['you']['role'];
  readonly stream: MediaStream | null;
  readonly media: RoomMedia | null;
  readonly status: PeerStatus;
}

export interface CallState {
  readonly phase: CallPhase;
  /** The server cannot be reached; the call continues if the others can. */
  readonly isOffline: boolean;
  readonly hosted: boolean;
  readonly others: readonly CallPerson[];
  /** Ids of people who wait outside, for hosts. */
  readonly waiting: readonly string[];
  /** The newest recording of the interview, as the server last told; kept after the call. */
  readonly recording: RoomRecording | null;
}

/** Messages of this tab about the recording, with the names of the contract. */
export type RecordingAct =
  | 'room:ask-recording'
  | 'room:answer-recording'
  | 'room:withdraw-recording'
  | 'room:stop-recording'
  | 'room:mark-chapter';

interface Other {
  readonly participantId: string;
  readonly role: CallPerson['role'];
  readonly peer: PeerLink;
  triedAt: number;
  toldMedia: boolean;
  isAway: boolean;
}

type Person = RoomState['people'][number];

/** The server hides a tab that says nothing for 12 seconds. */
const SAY_EVERY_MS = 4_000;
/** A connection gets this long before the next try. */
const RETRY_AFTER_MS = 5_000;

const refusals: Readonly<Record<string, CallPhase>> = {
  'ROOMS.OPEN_ELSEWHERE': 'elsewhere',
  'ROOMS.FULL': 'full',
  'ROOMS.TOO_EARLY': 'closed',
  'ROOMS.OVER': 'closed',
  'ROOMS.CANCELLED': 'closed',
  'ROOMS.NO_TIME': 'closed',
  'ROOMS.NOT_ON_VIDEO': 'closed',
  'ROOMS.BLIND_REVIEW_OPEN': 'closed',
  'REQUEST.NOT_FOUND': 'closed',
};
const outcomes: Readonly<Record<RoomState['status'], CallPhase>> = {
  IN: 'in',
  WAITING: 'waiting',
  REFUSED: 'refused',
  OUTSIDE: 'left',
};
const isActive = (phase: CallPhase): boolean => phase === 'knocking' || phase === 'waiting' || phase === 'in';
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** One tab in a live interview: knocks, connects to each other tab, and reconnects after a lost network. */
export class RoomCall {
  readonly connection: string;
  readonly #others = new Map<string, Other>();
  readonly #listeners = new Set<() => void>();
  #state: CallState = { phase: 'idle', isOffline: false, hosted: false, others: [], waiting: [], recording: null };
  #tracks: LocalTracks = { audio: null, video: null };
  #media: RoomMedia = { audio: false, video: false, screen: false };
  /** Messages are handled one after the other, in the order in which they came. */
  #queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly room: Pick<RoomAnswer, 'room_id' | 'you' | 'ice_servers'>,
    private readonly around: CallSurroundings,
  ) {
    this.connection = around.newId();
  }

  /** Listens to the server. @returns a function that leaves the room and stops listening */
  start(): () => void {
    const { room, around } = this;
    this.#set({ phase: 'idle' });
    const stops = [
      around.listen<RoomNews['room:changed']>('room:changed', ({ room_id: id }) => {
        if (id === room.room_id) this.#next(() => this.#refresh());
      }),
      around.listen<RoomNews['room:ended']>('room:ended', ({ room_id: id, reason }) => {
        if (id === room.room_id) this.#end(reason === 'ELSEWHERE' ? 'replaced' : 'closed');
      }),
      around.listen<RoomNews['room:signal']>('room:signal', (news) => {
        if (news.room_id === room.room_id) this.#next(() => this.#take(news));
      }),
      around.subscribeStatus(() => this.#next(() => this.#reconnect())),
      around.every(SAY_EVERY_MS, () => this.#next(() => this.#refresh())),
    ];
    return () => {
      this.leave();
      for (const stop of stops) stop();
    };
  }

  readonly getState = (): CallState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param takesOver replaces another tab of the same person. */
  knock(takesOver = false): void {
    this.#set({ phase: 'knocking' });
    this.#next(() => this.#knock(takesOver));
  }

  leave(): void {
    if (isActive(this.#state.phase)) this.#tell('room:leave');
    this.#end('left');
  }

  /** @throws MessageRefused, NoReply */
  async answerKnock(participantId: string, admits: boolean): Promise<void> {
    const message = { room_id: this.room.room_id, participant_id: participantId };
    await this.around.ask(admits ? 'room:admit' : 'room:refuse', message);
  }

  /** @throws MessageRefused, NoReply */
  async aboutRecording(act: RecordingAct, more: object = {}): Promise<void> {
    await this.#ask(act, more);
    this.#next(() => this.#refresh());
  }

  /** Replaces the tracks that this tab sends. */
  async show(tracks: LocalTracks, media: RoomMedia): Promise<void> {
    this.#tracks = tracks;
    this.#media = media;
    for (const [connection, other] of this.#others) {
      await other.peer.setTracks(tracks);
      this.#signal(other.participantId, connection, { media });
    }
  }

  #next(work: () => Promise<void>): void {
    // Failures are handled in the work itself; one that is not must not stop those after it.
    this.#queue = this.#queue.then(work).catch((error: unknown) => reportError(error));
  }

  async #knock(takesOver: boolean): Promise<void> {
    try {
      this.#apply((await this.#ask('room:knock', { take_over: takesOver })) as RoomState);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #refresh(): Promise<void> {
    const { phase } = this.#state;
    if (!isActive(phase)) return;
    if (phase === 'knocking') return this.#knock(false);
    try {
      this.#apply((await this.#ask('room:state')) as RoomState);
    } catch (error) {
      // The place went to somebody else while the network was lost.
      if (codeOf(error) === 'ROOMS.NOT_IN_ROOM') return this.#knock(false);
      this.#fail(codeOf(error) === 'ROOMS.OPEN_ELSEWHERE' ? { replaced: true } : error);
    }
    this.#retryLost();
  }

  async #reconnect(): Promise<void> {
    const isOffline = this.around.getStatus() !== 'connected';
    this.#set({ isOffline });
    // A new socket is in no room yet, so it knocks again; the server knows the tab.
    if (!isOffline && isActive(this.#state.phase)) {
      await this.#knock(false);
      this.#retryLost();
    }
  }

  async #take({ from, from_connection: connection, signal }: RoomNews['room:signal']): Promise<void> {
    // The other tab may know of this one first.
    if (!this.#others.has(connection)) await this.#refresh();
    const other = this.#others.get(connection);
    if (other?.participantId !== from) return;
    await other.peer.take(signal);
    if (!('candidate' in signal) && !('media' in signal)) other.triedAt = this.around.now();
  }

  #apply(state: RoomState): void {
    // The person left while the reply was on its way.
    if (!isActive(this.#state.phase)) return;
    const phase = outcomes[state.status];
    const me = this.room.you.participant_id;
    const present = state.people.filter(({ status, participant_id: id }) => status === 'IN' && id !== me);
    this.#connectTo(phase === 'in' ? present : []);
    const waiting = state.people.filter(({ status }) => status === 'WAITING').map(({ participant_id: id }) => id);
    this.#set({ phase, hosted: state.hosted, waiting, recording: state.recording, isOffline: false });
  }

  #connectTo(people: readonly Person[]): void {
    const present = new Map(people.map((person) => [person.connection, person]));
    for (const [connection, other] of this.#others) {
      if (present.has(connection)) continue;
      other.peer.close();
      this.#others.delete(connection);
    }
    for (const [connection, person] of present) {
      const other = this.#others.get(connection) ?? this.#add(connection, person);
      other.isAway = person.away;
    }
  }

  #add(connection: string, { participant_id: participantId, role }: Person): Other {
    const peer = this.around.createPeer({
      iceServers: this.room.ice_servers,
      makesOffers: this.connection < connection,
      tracks: this.#tracks,
      send: (signal) => this.#signal(participantId, connection, signal),
      onChange: () => this.#peerChanged(connection),
    });
    const other: Other = {
      participantId,
      role,
      peer,
      triedAt: this.around.now(),
      toldMedia: false,
      isAway: false,
    };
    this.#others.set(connection, other);
    return other;
  }

  #peerChanged(connection: string): void {
    const other = this.#others.get(connection);
    if (other && other.peer.status !== 'connected') other.toldMedia = false;
    else if (other && !other.toldMedia) {
      other.toldMedia = true;
      this.#signal(other.participantId, connection, { media: this.#media });
    }
    this.#set({});
  }

  #retryLost(): void {
    const now = this.around.now();
    for (const other of this.#others.values()) {
      if (other.peer.status === 'connected' || now - other.triedAt < RETRY_AFTER_MS) continue;
      other.triedAt = now;
      other.peer.restart().catch((error: unknown) => reportError(error));
    }
  }

  #fail(error: unknown): void {
    if (typeof error === 'object' && error !== null && 'replaced' in error) return this.#end('replaced');
    const phase = refusals[codeOf(error)];
    if (phase === undefined) this.#set({ isOffline: true });
    else this.#end(phase);
  }

  #end(phase: CallPhase): void {
    this.#connectTo([]);
    this.#set({ phase, waiting: [] });
  }

  #ask(name: string, more: object = {}): Promise<object> {
    return this.around.ask(name, { room_id: this.room.room_id, connection: this.connection, ...more });
  }

  /** Without a reply: the next state shows what is missing. */
  #tell(name: string, more: object = {}): void {
    this.#ask(name, more).catch(() => undefined);
  }

  #signal(to: string, connection: string, signal: RoomSignal): void {
    this.#tell('room:signal', { to, to_connection: connection, signal });
  }

  #set(change: Partial<CallState>): void {
    const others = [...this.#others.values()].map(({ participantId, role, peer, isAway }) => ({
      participantId,
      role,
      stream: peer.stream,
      media: peer.media,
      status: isAway && peer.status !== 'connected' ? ('interrupted' as const) : peer.status,
    }));
    this.#state = { ...this.#state, ...change, others };
    for (const listener of this.#listeners) listener();
  }
}

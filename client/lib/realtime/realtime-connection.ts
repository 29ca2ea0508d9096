import type {
  RealtimeHandshake,
  RealtimeMessage,
  RealtimeReady,
  RealtimeType,
} from '@platform/realtime/realtime.contract';
import { backoff } from '../retry';
import { realtimeTypes } from './outdated-by-event';

/** `off`: nobody is signed in. `away`: the server cannot be reached now, or refused; it is tried again. */
export type RealtimeStatus = 'off' | 'connecting' | 'connected' | 'away';

/** As much of a socket as is used here. */
export interface RealtimeSocket {
  /** False when the socket itself will not try again. */
  readonly active: boolean;
  on(name: string, hear: (value: never) => void): unknown;
  onAny(hear: (name: string, value: unknown) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
  removeAllListeners(): unknown;
}

export interface RealtimeSurroundings {
  /** Opens a socket; `credentials` is asked before every attempt. */
  readonly open: (credentials: () => RealtimeHandshake) => Promise<RealtimeSocket>;
  readonly credentials: () => Omit<RealtimeHandshake, 'since'>;
  /** The server ended or refused the connection: perhaps the session is over, it has to be asked. */
  readonly onRefused: () => void;
  readonly setTimer: (run: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
}

type Handler<T extends RealtimeType> = (message: RealtimeMessage<T>) => void;

/** Ids remembered so that nothing is shown twice: more than the server ever sends again. */
const MAX_REMEMBERED_IDS = 1_000;
const known: ReadonlySet<string> = new Set(realtimeTypes);

/**
 * The one socket of this window. Every event reaches its listeners once, however often and on whichever way it comes: the
 * server sends what was missed after each reconnection, from the cursor kept here, and some of it again.
 */
export class RealtimeConnection {
  readonly #handlers = new Map<string, Set<(message: never) => void>>();
  readonly #gapHandlers = new Set<() => void>();
  readonly #statusListeners = new Set<() => void>();
  readonly #seen = new Set<string>();
  #since: string | undefined;
  #isCaughtUp = false;
  #status: RealtimeStatus = 'off';
  #socket: RealtimeSocket | undefined;
  #retry: number | undefined;
  /** Refusals in a row: each one waits longer. */
  #refusals = 0;
  /** Told apart from an earlier person whose socket was still being opened. */
  #turn = 0;

  constructor(private readonly around: RealtimeSurroundings) {}

  readonly getStatus = (): RealtimeStatus => this.#status;

  readonly subscribeStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  };

  /** @returns what ends the listening. */
  listen<T extends RealtimeType>(type: T, handler: Handler<T>): () => void {
    const handlers = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /** Called when more was missed than the server keeps: what is on screen may be old in any place. */
  listenForGaps(handler: () => void): () => void {
    this.#gapHandlers.add(handler);
    return () => this.#gapHandlers.delete(handler);
  }

  /** Connects for the person signed in now. */
  async start(): Promise<void> {
    this.stop();
    const turn = this.#turn;
    this.#setStatus('connecting');
    try {
      const socket = await this.around.open(() => ({
        ...this.around.credentials(),
        ...(this.#since !== undefined && { since: this.#since }),
      }));
      if (turn !== this.#turn) socket.disconnect();
      else this.#hear(socket);
    } catch {
      // The library itself could not be fetched.
      if (turn === this.#turn) this.#away(() => void this.start());
    }
  }

  /** Nobody is signed in any more, or somebody else: nothing of the one may reach the other. */
  stop(): void {
    this.#turn += 1;
    if (this.#retry !== undefined) this.around.clearTimer(this.#retry);
    this.#retry = undefined;
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    this.#socket = undefined;
    this.#since = undefined;
    this.#isCaughtUp = false;
    this.#seen.clear();
    this.#setStatus('off');
  }

  #hear(socket: RealtimeSocket): void {
    this.#socket = socket;
    socket.on('ready', (ready: RealtimeReady) => {
      this.#isCaughtUp = true;
      this.#refusals = 0;
      this.#moveCursor(ready.at);
      this.#setStatus('connected');
      if (!ready.complete) for (const handler of this.#gapHandlers) handler();
    });
    socket.on('disconnect', () => {
      this.#isCaughtUp = false;
      this.#lost(socket);
    });
    socket.on('connect_error', () => this.#lost(socket));
    socket.onAny((name, message) => {
      if (known.has(name)) this.#take(name, message as RealtimeMessage<RealtimeType>);
    });
    socket.connect();
  }

  #take(name: string, message: RealtimeMessage<RealtimeType>): void {
    if (this.#seen.has(message.event_id)) return;
    this.#seen.add(message.event_id);
    if (this.#seen.size > MAX_REMEMBERED_IDS) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    // What is new may overtake what was missed: until all of that is here, the cursor stays where it was.
    if (this.#isCaughtUp) this.#moveCursor(message.at);
    for (const handler of this.#handlers.get(name) ?? []) handler(message as never);
  }

  #moveCursor(at: string): void {
    if (this.#since === undefined || at > this.#since) this.#since = at;
  }

  #lost(socket: RealtimeSocket): void {
    if (this.#socket !== socket) return;
    if (socket.active) {
      this.#setStatus('away');
      return;
    }
    this.#away(() => void socket.connect());
    this.around.onRefused();
  }

  #away(again: () => void): void {
    this.#setStatus('away');
    if (this.#retry !== undefined) this.around.clearTimer(this.#retry);
    // With jitter: the tabs of a server that restarts must not come back in the same moment.
    this.#refusals += 1;
    this.#retry = this.around.setTimer(again, backoff(this.#refusals));
  }

  #setStatus(status: RealtimeStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#statusListeners) listener();
  }
}

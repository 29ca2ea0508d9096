import type {
  RealtimeHandshake,
  RealtimeMessage,
  RealtimeReady,
  RealtimeType,
} from '@platform/realtime/realtime.contract';
import { backoff } from '../retry';
import { realtimeTypes } from './outdated-by-event';
import { NoReply, resultOf } from './realtime-reply';

/** `off`: nobody is signed in. `away`: the server cannot be reached or refused the connection, and a retry is planned. */
export type RealtimeStatus = 'off' | 'connecting' | 'connected' | 'away';

/** The used part of a socket. */
export interface RealtimeSocket {
  /** False if the socket will not reconnect by itself. */
  readonly active: boolean;
  on(name: string, hear: (value: never) => void): unknown;
  onAny(hear: (name: string, value: unknown) => void): unknown;
  connect(): unknown;
  /** Without a reply in time, `done` gets an error. */
  timeout(ms: number): { emit(name: string, message: object, done: (error: unknown, reply: unknown) => void): unknown };
  disconnect(): unknown;
  removeAllListeners(): unknown;
}

export interface RealtimeSurroundings {
  /** Opens a socket; `credentials` is called before every attempt. */
  readonly open: (credentials: () => RealtimeHandshake) => Promise<RealtimeSocket>;
  readonly credentials: () => Omit<RealtimeHandshake, 'since'>;
  /** The server ended or refused the connection. The session may have ended, so check it. */
  readonly onRefused: () => void;
  readonly setTimer: (run: () => void, ms: number) => number;
  readonly clearTimer: (timer: number) => void;
}

type Handler<T extends RealtimeType> = (message: RealtimeMessage<T>) => void;

/** Event ids to remember, so that none is handled twice. More than the server ever repeats. */
const MAX_REMEMBERED_IDS = 1_000;
/** Longer than a slow phone network needs for a small message. */
const REPLY_WITHIN_MS = 8_000;
const known: ReadonlySet<string> = new Set(realtimeTypes);

/**
 * The socket of this tab. Each event reaches its listeners once, even if it arrives several times.
 * After a reconnection the server sends events since the cursor kept here, some of them again.
 */
export class RealtimeConnection {
  readonly #handlers = new Map<string, Set<(message: never) => void>>();
  readonly #directHandlers = new Map<string, Set<(message: never) => void>>();
  readonly #gapHandlers = new Set<() => void>();
  readonly #statusListeners = new Set<() => void>();
  readonly #seen = new Set<string>();
  #since: string | undefined;
  #isCaughtUp = false;
  #status: RealtimeStatus = 'off';
  #socket: RealtimeSocket | undefined;
  #retry: number | undefined;
  /** Consecutive refusals; each one lengthens the wait. */
  #refusals = 0;
  /** Distinguishes this person from an earlier one whose socket was still being opened. */
  #turn = 0;

  constructor(private readonly around: RealtimeSurroundings) {}

  readonly getStatus = (): RealtimeStatus => this.#status;

  readonly subscribeStatus = (listener: () => void): (() => void) => {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  };

  /** @returns a function that stops listening. */
  listen<T extends RealtimeType>(type: T, handler: Handler<T>): () => void {
    const handlers = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /**
   * For messages with no later use, such as the signals of a live interview: the server does not store them, so a missed one is lost.
   * @returns a function that stops listening.
   */
  listenDirect<T>(name: string, handler: (message: T) => void): () => void {
    const handlers = this.#directHandlers.get(name) ?? new Set();
    this.#directHandlers.set(name, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /**
   * Sends a message and waits for its reply. Never sends it later, because messages from before a lost connection are outdated.
   *
   * @throws MessageRefused, NoReply
   */
  async ask(name: string, message: object): Promise<object> {
    const socket = this.#socket;
    if (socket === undefined || this.#status !== 'connected') throw new NoReply();
    const answer = await new Promise<unknown>((resolve, reject) => {
      socket.timeout(REPLY_WITHIN_MS).emit(name, message, (error, reply) => {
        if (error === null || error === undefined) resolve(reply);
        else reject(new NoReply());
      });
    });
    return resultOf(answer);
  }

  /** Called if more events were missed than the server stores, so all data on screen may be outdated. */
  listenForGaps(handler: () => void): () => void {
    this.#gapHandlers.add(handler);
    return () => this.#gapHandlers.delete(handler);
  }

  /** Connects for the signed-in person. */
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
      // The library could not be downloaded.
      if (turn === this.#turn) this.#away(() => void this.start());
    }
  }

  /** Disconnects after sign-out or a change of person, so that events never reach the wrong person. */
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
      for (const handler of this.#directHandlers.get(name) ?? []) handler(message as never);
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
    // New events may arrive before missed ones. The cursor stays until all missed ones are here.
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
    // With jitter, so that tabs do not reconnect at the same moment after a restart.
    this.#refusals += 1;
    this.#retry = this.around.setTimer(again, backoff(this.#refusals));
  }

  #setStatus(status: RealtimeStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    for (const listener of this.#statusListeners) listener();
  }
}

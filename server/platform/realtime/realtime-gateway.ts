import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';
import type { Actor } from '../auth/actor.js';
import { Settings } from '../config/settings.js';
import { callerAddress, type TrustsProxy, trustedProxies } from '../http/trusted-proxies.js';
import { Logger } from '../logging/logger.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { EndedSessions } from './ended-sessions.js';
import { createFanOut, type FanOut } from './fan-out.js';
import { HandshakeLimits, isOwnOrigin } from './handshake-limits.js';
import { MissedEvents } from './missed-events.js';
import { READY, REALTIME_PATH, realtimeHandshake, type RealtimeReady, refusals } from './realtime.contract.js';
import { roomOfSession, roomOfUser } from './rooms.js';
import { SocketSessions } from './socket-sessions.js';

/** Clients have nothing to say but who they are; one that talks is cut off. */
const MESSAGE_LIMIT_BYTES = 8 * 1024;
const MOST_WORDS = 20;
/** Tabs and devices of one person that one process serves; the oldest tab is no better than the newest, so the newest waits. */
const SOCKETS_A_PERSON = 30;
/** How soon the socket of a session that nobody used any more goes. A session somebody ended goes at once. */
const SESSION_CHECK_MS = 15_000;
/** After the line between processes came back: the time in which the adapter listens again. */
const RECOVERY_MS = 1_000;

interface SocketData {
  actor: Actor;
  since: Date | null;
}
type Connection = Socket<
  Record<string, never>,
  Record<string, (message: object) => void>,
  Record<string, never>,
  SocketData
>;

/**
 * The sockets of this process. They carry hints from the server to people's screens and nothing back: everything a person does
 * is a request, with the guards of requests.
 */
@Injectable()
export class RealtimeGateway implements BeforeApplicationShutdown {
  readonly #limits = new HandshakeLimits();
  readonly #trusts: TrustsProxy;
  readonly #persons = new Map<string, number>();
  #io: Server | undefined;
  #fanOut: FanOut | undefined;
  #ended: EndedSessions | undefined;
  #check: NodeJS.Timeout | undefined;
  #recovery: NodeJS.Timeout | undefined;
  #closing = false;

  constructor(
    private readonly settings: Settings,
    private readonly sessions: SocketSessions,
    private readonly missed: MissedEvents,
    private readonly errors: QueueErrorReporter,
    private readonly logger: Logger,
  ) {
    this.#trusts = trustedProxies(settings.env.TRUSTED_PROXIES);
  }

  /** Takes sockets once the server listens; an application that only answers injected requests opens no connection. */
  attach(server: HttpServer): void {
    server.once('listening', () => this.#open(server));
  }

  /** Before the HTTP server closes: it would wait for every open socket. Clients come back to another process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#check);
    clearTimeout(this.#recovery);
    await this.#ended?.close();
    if (!this.#io) return;
    for (const namespace of this.#io._nsps.values()) await namespace.adapter.close();
    this.#io.engine.close();
    await this.#fanOut?.close();
  }

  #open(server: HttpServer): void {
    const { env } = this.settings;
    const report = (where: string, error: unknown): void => {
      if (!this.#closing) this.errors.report(where, error);
    };
    this.#fanOut = createFanOut(env, report, () => this.#recover());
    this.#io = new Server(server, {
      path: REALTIME_PATH,
      serveClient: false,
      adapter: this.#fanOut.adapter,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      perMessageDeflate: false,
      httpCompression: false,
      connectTimeout: 10_000,
      allowRequest: (request, answer) => answer(null, this.#mayConnect(request)),
    });
    this.#io.engine.on('headers', (headers: Record<string, string>) => {
      headers['cache-control'] = 'no-store';
      headers['x-content-type-options'] = 'nosniff';
    });
    this.#io.use((socket, next) => void this.#admit(socket as Connection).then(() => next(), next));
    this.#io.on('connection', (socket) => void this.#welcome(socket as Connection));
    this.#ended = new EndedSessions(env, {
      ended: (sessionId) => this.#end([sessionId]),
      listening: () => void this.#endLapsed(),
      failed: (error) => report('realtime sessions', error),
    });
    this.#check = setInterval(() => void this.#endLapsed(), SESSION_CHECK_MS).unref();
  }

  #mayConnect(request: IncomingMessage): boolean {
    if (this.#closing || !isOwnOrigin(request.headers, this.settings.env.PUBLIC_URL)) return false;
    const isOpen = URL.parse(request.url ?? '', 'http://localhost')?.searchParams.has('sid') ?? false;
    if (isOpen || !this.settings.env.RATE_LIMIT) return true;
    const address = callerAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'], this.#trusts);
    return this.#limits.allows(address, performance.now());
  }

  async #admit(socket: Connection): Promise<void> {
    const said = realtimeHandshake.safeParse(socket.handshake.auth);
    if (!said.success) throw new Error(refusals.unauthenticated);
    const { token, csrf_token: csrfToken, since } = said.data;
    const actor = await this.sessions.identify({ headers: socket.handshake.headers, token, csrfToken });
    if (!actor) throw new Error(refusals.unauthenticated);
    if ((this.#persons.get(actor.id) ?? 0) >= SOCKETS_A_PERSON) throw new Error(refusals.tooMany);
    socket.data = { actor, since: since === undefined ? null : new Date(since) };
  }

  async #welcome(socket: Connection): Promise<void> {
    const { actor, since } = socket.data;
    this.#persons.set(actor.id, (this.#persons.get(actor.id) ?? 0) + 1);
    socket.once('disconnect', () => this.#leave(actor.id));
    let words = 0;
    socket.onAny(() => {
      words += 1;
      if (words > MOST_WORDS) socket.disconnect(true);
    });
    // First the rooms, then what was missed: between the two nothing can fall through, and what comes twice has one id.
    await socket.join([roomOfUser(actor.id), roomOfSession(actor.sessionId)]);
    try {
      const { events, complete, at } = await this.missed.since(actor.id, since);
      for (const { type, message } of events) socket.emit(type, message);
      socket.emit(READY, { at, complete } satisfies RealtimeReady);
      // It may have ended between the handshake and the rooms.
      await this.#endLapsed([actor.sessionId]);
    } catch (error) {
      // Without its cursor the client would miss things unnoticed: it comes back for it.
      this.errors.report('realtime', error);
      socket.conn.close();
    }
  }

  #leave(userId: string): void {
    const left = (this.#persons.get(userId) ?? 1) - 1;
    if (left > 0) this.#persons.set(userId, left);
    else this.#persons.delete(userId);
  }

  #end(sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) this.#io?.local.in(sessionIds.map(roomOfSession)).disconnectSockets(true);
  }

  /** Ends the sockets of sessions that ran out by idleness or age, of which nobody tells. */
  async #endLapsed(of?: readonly string[]): Promise<void> {
    const open = of ?? [...new Set(this.#sockets().map(({ data }) => data.actor.sessionId))];
    if (open.length === 0 || this.#closing) return;
    try {
      const alive = await this.sessions.alive(open);
      this.#end(open.filter((id) => !alive.has(id)));
    } catch (error) {
      this.errors.report('realtime sessions', error);
    }
  }

  /** What other processes said while the line was down did not arrive: everybody comes back with their cursor and reads it. */
  #recover(): void {
    clearTimeout(this.#recovery);
    this.#recovery = setTimeout(() => {
      const sockets = this.#sockets();
      if (sockets.length > 0)
        this.logger.warn({ sockets: sockets.length }, 'realtime line restored, sockets come back');
      for (const socket of sockets) socket.conn.close();
    }, RECOVERY_MS).unref();
  }

  #sockets(): Connection[] {
    return [...(this.#io?.sockets.sockets.values() ?? [])] as Connection[];
  }
}

import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';
import type { Actor } from '../auth/actor.js';
import { Settings } from '../config/settings.js';
import { callerAddress, type TrustsProxy, trustedProxies } from '../http/trusted-proxies.js';
import { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { QueueErrorReporter } from '../queue/error-reporter.js';
import { EndedSessions } from './ended-sessions.js';
import { createFanOut, type FanOut } from './fan-out.js';
import { HandshakeLimits, isOwnOrigin } from './handshake-limits.js';
import { MissedEvents } from './missed-events.js';
import { READY, REALTIME_PATH, realtimeHandshake, type RealtimeReady, refusals } from './realtime.contract.js';
import { realtimeSockets } from './realtime.metrics.js';
import { roomOfSession, roomOfUser } from './rooms.js';
import { type SocketCaller, SocketHub, type SocketLine } from './socket-hub.js';
import { SocketMessages } from './socket-messages.js';
import { SocketSessions } from './socket-sessions.js';

/** The largest message describes a connection for sound and picture, with up to 20,000 characters. */
const MESSAGE_LIMIT_BYTES = 32 * 1024;
/** Sockets per person in one process (tabs and devices). A further one is refused; no older one is closed for it. */
const SOCKETS_A_PERSON = 30;
/** Interval of the check for expired sessions. A revoked session is disconnected immediately. */
const SESSION_CHECK_MS = 15_000;
/** Milliseconds for the adapter to listen again after the connection between processes was restored. */
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

/** Why a socket closed, if the server disconnected it. */
const ENDED_BY_SERVER = 'server namespace disconnect';

/**
 * The sockets of this process. They carry hints from the server to screens, and the few messages of clients that `SocketHub`
 * declares. Everything else a person does is a request, with the guards of requests.
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
    private readonly hub: SocketHub,
    private readonly messages: SocketMessages,
    private readonly errors: QueueErrorReporter,
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.#trusts = trustedProxies(settings.env.TRUSTED_PROXIES);
    metrics.collect('sockets', () => metrics.gauge(realtimeSockets).set({}, this.#sockets().length), { everyMs: 0 });
  }

  /** Opens sockets once the server listens; an application that only gets injected requests opens no connection. */
  attach(server: HttpServer): void {
    server.once('listening', () => this.#open(server));
  }

  /** Runs before the HTTP server closes, which would wait for every open socket. Clients reconnect to another process. */
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
    this.hub.line = this.#lineOf(this.#io);
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
    const handshake = realtimeHandshake.safeParse(socket.handshake.auth);
    if (!handshake.success) throw new Error(refusals.unauthenticated);
    const { token, csrf_token: csrfToken, since } = handshake.data;
    const actor = await this.sessions.identify({ headers: socket.handshake.headers, token, csrfToken });
    if (!actor) throw new Error(refusals.unauthenticated);
    if ((this.#persons.get(actor.id) ?? 0) >= SOCKETS_A_PERSON) throw new Error(refusals.tooMany);
    socket.data = { actor, since: since === undefined ? null : new Date(since) };
  }

  async #welcome(socket: Connection): Promise<void> {
    const { actor, since } = socket.data;
    this.#persons.set(actor.id, (this.#persons.get(actor.id) ?? 0) + 1);
    const caller: SocketCaller = { socketId: socket.id, accountId: actor.id, role: actor.role };
    socket.once('disconnect', (reason) => {
      this.#leave(actor.id);
      if (!this.#closing) void this.messages.closed(caller, reason === ENDED_BY_SERVER);
    });
    if (actor.limitedTo === undefined) this.messages.hear(socket, caller);
    // Join the rooms before reading missed events, so that none is lost in between; a repeated one has the same id.
    // A limited session hears nothing of the account; it only learns of its own end.
    const isLimited = actor.limitedTo !== undefined;
    await socket.join([...(isLimited ? [] : [roomOfUser(actor.id)]), roomOfSession(actor.sessionId)]);
    try {
      if (isLimited) {
        socket.emit(READY, { at: new Date().toISOString(), complete: true } satisfies RealtimeReady);
        return await this.#endLapsed([actor.sessionId]);
      }
      const { events, complete, at } = await this.missed.since(actor.id, since);
      for (const { type, message } of events) socket.emit(type, message);
      socket.emit(READY, { at, complete } satisfies RealtimeReady);
      // The session may have ended between the handshake and joining the rooms.
      await this.#endLapsed([actor.sessionId]);
    } catch (error) {
      // Without the cursor the client would miss events without knowing it, so it must reconnect.
      this.errors.report('realtime', error);
      socket.conn.close();
    }
  }

  #lineOf(io: Server): SocketLine {
    return {
      emit: (group, name, message) => void io.to(group).emit(name, message),
      join: (socketId, group) => void io.sockets.sockets.get(socketId)?.join(group),
      leave: (socketId, group) => void io.sockets.sockets.get(socketId)?.leave(group),
    };
  }

  #leave(userId: string): void {
    const left = (this.#persons.get(userId) ?? 1) - 1;
    if (left > 0) this.#persons.set(userId, left);
    else this.#persons.delete(userId);
  }

  #end(sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) this.#io?.local.in(sessionIds.map(roomOfSession)).disconnectSockets(true);
  }

  /** Disconnects sockets of sessions that expired by idleness or age, for which there is no notification. */
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

  /** Events sent during the outage did not arrive, so all clients reconnect and read them from their cursor. */
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

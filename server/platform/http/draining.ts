import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { StopNotice } from './stop-notice.js';

/** Interval in which idle sockets are closed during shutdown (milliseconds). */
const CHECK_EVERY_MS = 100;
/** Max time to send the headers of a started request (milliseconds). */
const HEADERS_MS = 2_000;
/** A client that has just connected sends its request within this time (milliseconds). */
const FIRST_BYTES_MS = 500;
/** Turns of the event loop to wait for one in which no client connects; each takes a millisecond or more under load. */
const MAX_TURNS = 200;

/**
 * From the stop signal on, each response closes its connection. When the listener is closed, idle connections are closed too, so that
 * shutdown does not wait for keep-alive clients. A request that arrives on an open connection is still served, because a client cannot
 * know whether a refused write may be repeated.
 */
export function registerDraining(fastify: FastifyInstance, notice: StopNotice): void {
  const running = new Map<Socket, number>();
  const connectedAt = new WeakMap<Socket, number>();
  let isClosing = false;
  let closedAt = 0;
  let connections = 0;
  fastify.server.on('connection', (socket: Socket) => {
    connections += 1;
    running.set(socket, 0);
    connectedAt.set(socket, performance.now());
    socket.once('close', () => running.delete(socket));
  });
  fastify.server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (running.has(socket)) running.set(socket, (running.get(socket) ?? 1) - 1);
    });
  });
  /**
   * Node keeps sockets that never sent anything, which browsers open in advance. One that has just connected may have sent a request
   * that is not read yet.
   */
  const closeUnused = (): void => {
    fastify.server.closeIdleConnections();
    const now = performance.now();
    const isOver = now - closedAt > HEADERS_MS;
    for (const [socket, requests] of running) {
      const isUnused = socket.bytesRead === 0 && now - (connectedAt.get(socket) ?? 0) > FIRST_BYTES_MS;
      if (requests === 0 && (isOver || isUnused)) socket.destroy();
    }
  };
  /** Closing the listener resets connections that are not accepted yet, and Node accepts one in each turn of the event loop. */
  const untilNoClientConnects = async (): Promise<void> => {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const before = connections;
      await nextTurn();
      if (connections === before) return;
    }
  };
  fastify.addHook('preClose', async () => {
    isClosing = true;
    await untilNoClientConnects();
    closedAt = performance.now();
    const looking = setInterval(closeUnused, CHECK_EVERY_MS);
    fastify.server.once('close', () => clearInterval(looking));
    if (!fastify.server.listening) clearInterval(looking);
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (notice.isGiven || isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}

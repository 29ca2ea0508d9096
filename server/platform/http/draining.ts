import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { StopNotice } from './stop-notice.js';

/** Interval in which idle sockets are closed during shutdown (milliseconds). */
const CHECK_EVERY_MS = 100;
/** Max time to send the headers of a started request (milliseconds). */
const HEADERS_MS = 2_000;

/**
 * From the stop signal on, each response closes its connection. When the listener is closed, idle connections are closed too, so that
 * keep-alive clients delay nothing. A request that arrives on an open connection is still served: nobody knows whether a refused write
 * may be repeated.
 */
export function registerDraining(fastify: FastifyInstance, notice: StopNotice): void {
  const running = new Map<Socket, number>();
  let closingSince: number | null = null;
  fastify.server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  fastify.server.on('request', ({ socket }, response) => {
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (running.has(socket)) running.set(socket, (running.get(socket) ?? 1) - 1);
    });
  });
  /** Node keeps sockets that never sent anything, which browsers open in advance. */
  const closeUnused = (): void => {
    fastify.server.closeIdleConnections();
    const isOver = performance.now() - (closingSince ?? 0) > HEADERS_MS;
    for (const [socket, requests] of running) {
      if (requests === 0 && (isOver || socket.bytesRead === 0)) socket.destroy();
    }
  };
  fastify.addHook('preClose', (done) => {
    closingSince = performance.now();
    const looking = setInterval(closeUnused, CHECK_EVERY_MS);
    fastify.server.once('close', () => clearInterval(looking));
    if (!fastify.server.listening) clearInterval(looking);
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (notice.isGiven || closingSince !== null) void reply.header('connection', 'close');
    done(null, payload);
  });
}

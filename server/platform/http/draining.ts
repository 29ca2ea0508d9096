import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Unavailable } from '../errors/request.errors.js';

/** Interval in which idle sockets are closed during shutdown (milliseconds). */
const CHECK_EVERY_MS = 100;
/** Max time to send the headers of a started request (milliseconds). */
const HEADERS_MS = 2_000;

/**
 * During shutdown each response closes its connection, and idle connections are closed, so that keep-alive clients delay nothing.
 * New requests get the usual 503 with a message and a retry time; Fastify's own response has another format.
 */
export function registerDraining(fastify: FastifyInstance): void {
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
  fastify.addHook('onRequest', (_request, _reply, done) => {
    done(closingSince === null ? undefined : new Unavailable());
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closingSince !== null) void reply.header('connection', 'close');
    done(null, payload);
  });
}

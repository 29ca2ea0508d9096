import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { awaitHandlers } from './running-handlers.js';

describe('a server that stops', () => {
  let fastify: FastifyInstance;
  let finish: () => void;
  let begun: Promise<void>;
  beforeEach(async () => {
    fastify = Fastify({ forceCloseConnections: 'idle' });
  });

  /** A client that sends a slow request and disconnects before the answer. */
  async function disconnectEarly(maxWaitMs?: number): Promise<void> {
    awaitHandlers(fastify, maxWaitMs);
    begun = new Promise((begin) => {
      fastify.get('/slow', async () => {
        begin();
        await new Promise<void>((resolve) => (finish = resolve));
        return 'done';
      });
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await begun;
    socket.destroy();
    await once(socket, 'close');
  }

  it('waits for a running handler after its client has disconnected', async () => {
    await disconnectEarly();
    let isClosed = false;
    const closing = fastify.close().then(() => (isClosed = true));
    await sleep(200);
    expect(isClosed).toBe(false);
    finish();
    await closing;
    expect(isClosed).toBe(true);
  });

  it('ends after the limit if a handler never does', async () => {
    await disconnectEarly(100);
    await fastify.close();
  });

  it('hands errors of handlers to their requests, and stops', async () => {
    awaitHandlers(fastify);
    fastify.get('/broken', async () => {
      throw new Error('broken');
    });
    expect((await fastify.inject('/broken')).statusCode).toBe(500);
    await fastify.close();
  });
});

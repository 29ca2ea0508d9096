import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { MikroORM } from '@mikro-orm/postgresql';
import { mikroOrmConfig } from './mikro-orm.config.js';

/** First message of a client that wants TLS (PostgreSQL, "SSLRequest"). */
const TLS_REQUEST = '0000000804d2162f';

describe('connections to the database', () => {
  /** The first bytes that a server without TLS gets from us, and our reaction to its refusal. */
  async function firstBytes(query: string): Promise<{ sent: string; failure: string }> {
    const sent: string[] = [];
    const server = createServer((socket: Socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        sent.push(bytes.toString('hex', 0, 8));
        socket.end('N');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgres://somebody@127.0.0.1:${port}/entrevue${query}`;
    const orm = await MikroORM.init(mikroOrmConfig({ url, entities: [], applicationName: 'test' }));
    try {
      const failure = await orm.em
        .fork()
        .execute('select 1')
        .then(() => '', String);
      return { sent: sent[0] ?? '', failure };
    } finally {
      await orm.close(true);
      server.close();
    }
  }

  it.each(['require', 'verify-ca', 'verify-full'])('use TLS or fail with sslmode=%s', async (mode) => {
    const { sent, failure } = await firstBytes(`?sslmode=${mode}`);
    expect(sent).toBe(TLS_REQUEST);
    expect(failure).toMatch(/does not support SSL/);
  });

  it('use none without it', async () => {
    expect((await firstBytes('')).sent).not.toBe(TLS_REQUEST);
  });
});

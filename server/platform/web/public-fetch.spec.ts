import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PrivateAddress } from '../push/public-address.js';
import { AnswerTooLong, fetchPublic, type PublicRequest } from './public-fetch.js';

describe('a request to an address that a user chose', () => {
  let server: Server;
  let port: number;
  const visits: string[] = [];
  beforeAll(async () => {
    server = createServer((request, reply) => {
      visits.push(`${request.method} ${request.url}`);
      if (request.url === '/long') reply.end('x'.repeat(1_001));
      else if (request.url === '/moved') reply.writeHead(302, { location: '/' }).end();
      else if (request.url === '/slow') reply.write('a beginning');
      else reply.end('an answer');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    visits.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, changes: Partial<PublicRequest> = {}, host = '127.0.0.1'): Promise<Response> =>
    fetchPublic(new URL(`http://${host}:${port}${path}`), {
      method: 'GET',
      headers: {},
      timeoutMs: 5_000,
      maxBytes: 1_000,
      anyAddress: true,
      ...changes,
    });

  it('has an answer, and no redirect is followed', async () => {
    expect(await (await ask('/')).text()).toBe('an answer');
    const moved = await ask('/moved');
    expect([moved.status, moved.headers.get('location'), visits]).toEqual([302, '/', ['GET /', 'GET /moved']]);
  });

  it('ends if the answer is too long or takes too long', async () => {
    await expect(ask('/long')).rejects.toThrow(AnswerTooLong);
    await expect(ask('/slow', { timeoutMs: 50 })).rejects.toThrow();
  });

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '2130706433'])(
    'is not sent to the private address %s',
    async (host) => {
      await expect(ask('/', { anyAddress: false }, host)).rejects.toThrow(PrivateAddress);
      expect(visits).toEqual([]);
    },
  );
});

import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerShareTarget } from './share-target.js';

const PATH = '/profile/shared-resume';
const MIB = 1024 * 1024;

describe('a shared file without a service worker', () => {
  let fastify: FastifyInstance;
  beforeEach(async () => {
    fastify = Fastify({ bodyLimit: 1_000 });
    await fastify.register(multipart);
    await registerShareTarget(fastify, PATH);
    fastify.post('/other', () => 'other');
  });
  afterEach(() => fastify.close());

  it.each([
    ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="resume"\r\n\r\nx\r\n--b--\r\n'],
    ['multipart/form-data', 'no boundary'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['application/json', '{ broken'],
  ])('leads to the page that asks for the file: %s', async (type, payload) => {
    const { statusCode, headers, body } = await fastify.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': type },
      payload,
    });
    expect([statusCode, headers.location, headers['cache-control'], body]).toEqual([
      303,
      `${PATH}?file=not-kept`,
      'no-store',
      '',
    ]);
  });

  it('also leads there without a form, and changes nothing for other addresses', async () => {
    expect((await fastify.inject({ method: 'POST', url: PATH })).statusCode).toBe(303);
    const other = await fastify.inject({
      ...{ method: 'POST', url: '/other', headers: { 'content-type': 'application/json' }, payload: '{ broken' },
    });
    expect(other.statusCode).toBe(400);
  });

  /** Sends a file in pieces. @returns the status of the answer, and whether the whole file was sent */
  async function post(bytes: number): Promise<{ readonly status: number | undefined; readonly isSent: boolean }> {
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fastify.server.address() as AddressInfo;
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': bytes };
    const outgoing = send({ port, host: '127.0.0.1', method: 'POST', path: PATH, headers });
    let status: number | undefined;
    const answered = new Promise<void>((resolve) => {
      outgoing.once('response', (response) => {
        status = response.statusCode;
        response.on('error', () => undefined).resume();
        resolve();
      });
      outgoing.once('close', () => resolve());
    });
    const pieces = Array.from({ length: bytes / MIB }, () => Buffer.alloc(MIB));
    const isSent = await pipeline(Readable.from(pieces), outgoing).then(
      () => true,
      () => false,
    );
    await answered;
    outgoing.on('error', () => undefined).destroy();
    return { status, isSent };
  }

  it('reads a file of the largest size to its end, so that the browser sees the answer', async () => {
    expect(await post(10 * MIB)).toEqual({ status: 303, isSent: true });
  });

  it('cuts off a sender of more', async () => {
    expect((await post(200 * MIB)).isSent).toBe(false);
  });
});

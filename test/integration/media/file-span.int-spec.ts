import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileSpan } from '../../../server/modules/media/storage/file-span.js';

const SIZE = 9_000_001;

/** All chunks of an answer use the same memory, so each byte must be sent before the next chunk overwrites it. */
describe('a part of a file that is sent', () => {
  const content = randomBytes(SIZE);
  let folder: string;
  let path: string;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-span-'));
    path = join(folder, 'file');
    await writeFile(path, content);
    server = createServer((request, response) => {
      const [start = 0, end = 0] = (request.url ?? '').slice(1).split('-').map(Number);
      response.setHeader('content-length', end - start + 1);
      void open(path).then((file) => {
        const span = new FileSpan(file, { start, end });
        span.on('error', () => response.destroy()).pipe(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  /** Files in the folder that this process has open. */
  async function openFiles(): Promise<number> {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
    );
    return links.filter((link) => link.startsWith(folder)).length;
  }
  const allClosed = async (): Promise<void> => {
    for (let tries = 0; tries < 100 && (await openFiles()) > 0; tries += 1) await sleep(20);
    expect(await openFiles()).toBe(0);
  };

  it('arrives byte for byte, also with slow readers and on reused connections', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 12 });
    const read = (start: number, end: number, isSlow: boolean): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        get(`${url}/${start}-${end}`, { agent }, (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => {
            pieces.push(piece);
            if (!isSlow) return;
            response.pause();
            setTimeout(() => response.resume(), 2);
          });
          response.on('end', () => resolve(Buffer.concat(pieces))).on('error', reject);
        }).on('error', reject);
      });
    const spans = Array.from({ length: 40 }, (_, place) => {
      const start = (place * 1_234_567) % (SIZE - 1);
      return { start, end: Math.min(SIZE - 1, start + [0, 1_023, 262_143, 262_144, 3_000_000][place % 5]!) };
    });
    await Promise.all(
      spans.map(async ({ start, end }, place) => {
        const arrived = await read(start, end, place % 3 === 0);
        expect([start, end, sha(arrived)]).toEqual([start, end, sha(content.subarray(start, end + 1))]);
      }),
    );
    agent.destroy();
    await allClosed();
  });

  it('closes its file if the viewer disconnects, and the next viewer gets the right bytes', async () => {
    for (let count = 0; count < 5; count += 1) {
      const leave = new AbortController();
      const answer = await fetch(`${url}/0-${SIZE - 1}`, { signal: leave.signal });
      await answer.body?.getReader().read();
      leave.abort();
    }
    await allClosed();
    expect(sha(Buffer.from(await (await fetch(`${url}/0-${SIZE - 1}`)).arrayBuffer()))).toBe(sha(content));
  });

  it('gives other readers separate memory, which they may keep', async () => {
    const kept = new PassThrough({ highWaterMark: SIZE });
    new FileSpan(await open(path), { start: 5, end: SIZE - 1 }).pipe(kept);
    while (!kept.writableEnded) await sleep(10);
    expect(sha(await buffer(kept))).toBe(sha(content.subarray(5)));
    const read = await buffer(new FileSpan(await open(path), { start: 0, end: 99 }));
    expect(read.equals(content.subarray(0, 100))).toBe(true);
    await allClosed();
  });

  it('disconnects if the file is shorter than announced', async () => {
    await expect(fetch(`${url}/${SIZE - 10}-${SIZE + 10}`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await allClosed();
  });
});

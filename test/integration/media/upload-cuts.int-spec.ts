import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Upload } from 'tus-js-client';
import { resumableChunkBytes } from '../../../server/modules/media/http/resumable.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { freePort } from '../../support/running-instance.js';
import { sample } from '../../support/samples/samples.js';
import { type ApiProcess, startApi } from '../../support/api-process.js';
import { type BrokenLine, startBrokenLine } from './support/broken-line.js';

jest.setTimeout(300_000);
const MEGABYTE = 1024 * 1024;
const SIZE = 20 * MEGABYTE;

/** Reliability F17: an upload in pieces arrives completely and once, in spite of interruptions. */
describe('an upload in pieces to a separate server process', () => {
  let store: TestApp;
  let port: number;
  let api: ApiProcess;
  let line: BrokenLine;
  let file: Buffer;
  let token: string;

  const start = async (): Promise<void> => {
    api = await startApi({ databaseUrl: store.databaseUrl, dataDir: store.dataDir, port });
  };
  beforeAll(async () => {
    // Provides the database and the folder; the server runs in another process.
    store = await startTestApp();
    port = await freePort();
    line = await startBrokenLine(port);
    await start();
    // A video with a box of unique bytes, so that a missing or repeated piece changes the checksum.
    const video = await readFile(await sample('tiny-16x16.mp4'));
    const head = Buffer.alloc(8);
    head.writeUInt32BE(SIZE - video.length);
    head.write('free', 4, 'latin1');
    file = Buffer.concat([video, head, randomBytes(SIZE - video.length - head.length)]);
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `cuts-${process.pid}@media.example`,
        password: 'une longue phrase de passe',
        full_name: 'Noé Gagnon',
        user_type: 'JOB_SEEKER',
        consents: { adult: true, terms: true, privacy: true },
      }),
    });
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(async () => {
    await line?.close();
    await api?.end('SIGKILL');
    await store?.close();
  });

  /** Uses the settings of the product's client, except the timeout. @returns the id of the video */
  const send = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: `http://127.0.0.1:${line.port}/api/uploads`,
        metadata: { filename: 'clip.mp4', title: 'Coupée' },
        headers: { authorization: `Bearer ${token}` },
        chunkSize: resumableChunkBytes,
        // Compiling and starting the server takes long on a busy machine.
        retryDelays: Array.from({ length: 400 }, () => 500),
        storeFingerprintForResuming: false,
        onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
        onError: reject,
      });
      upload.start();
    });

  const trials: readonly (readonly [string, number, () => Promise<void>])[] = [
    [
      'whose line is cut at 60 %',
      0.6,
      async () => {
        line.cut();
        await sleep(1_000);
        line.mend();
      },
    ],
    [
      'whose server is killed at 45 %',
      0.45,
      async () => {
        await api.end('SIGKILL');
        await start();
      },
    ],
    [
      'whose server is restarted at 70 %',
      0.7,
      async () => {
        const ended = api.end('SIGTERM');
        line.cut();
        await ended;
        await start();
        line.mend();
      },
    ],
  ];

  it.each(trials)('%s arrives completely, and once', async (_, share, happens) => {
    const before = await store.orm.em.fork().execute<{ id: string }[]>('select id from video');
    let hasHappened = false;
    line.whenPassed(SIZE * share, async () => {
      await happens();
      hasHappened = true;
    });
    const id = await send();
    expect(hasHappened).toBe(true);
    // Bytes that had arrived were not sent again, except those of the current piece.
    expect(line.sent).toBeLessThan(SIZE + resumableChunkBytes + MEGABYTE);

    const known = new Set(before.map((video) => video.id));
    const videos = await store.orm.em.fork().execute<{ id: string }[]>('select id from video');
    expect(videos.filter((video) => !known.has(video.id))).toEqual([{ id }]);
    const files = await store.orm.em
      .fork()
      .execute<{ storage_key: string; sha256: string; size: string }[]>(
        'select storage_key, sha256, size_bytes::text as size from media_file where video_id = ?',
        [id],
      );
    const sha256 = createHash('sha256').update(file).digest('hex');
    expect(files).toMatchObject([{ sha256, size: String(SIZE) }]);

    const storage = store.app.get(MediaStorage);
    const stored: string[] = [];
    for await (const { key } of storage.list()) if (key.includes(id)) stored.push(key);
    expect(stored).toEqual(files.map((row) => row.storage_key));
    const hash = createHash('sha256');
    const bytes = (await storage.open(stored[0] ?? '', { start: 0, end: SIZE - 1 })) as AsyncIterable<Buffer>;
    for await (const chunk of bytes) hash.update(chunk);
    expect(hash.digest('hex')).toBe(sha256);
    const partials: string[] = [];
    for await (const { key } of storage.listPartials()) partials.push(key);
    expect(partials).not.toContain(id);
    const asked = await store.orm.em
      .fork()
      .execute(`select 1 from outbox_message where name = 'media.video-uploaded' and payload->>'video_id' = ?`, [id]);
    expect(asked).toHaveLength(1);
  });
});

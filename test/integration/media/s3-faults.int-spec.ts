import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import S3rver from 's3rver';
import type { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { storageKey, videoFolder } from '../../../server/modules/media/storage/storage-key.js';
import { storageOfUrl } from '../../../server/modules/media/storage/storage-of-url.js';
import { Unavailable } from '../../../server/platform/errors/request.errors.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { type Fault, type FaultyLine, startFaultyLine } from './support/faulty-line.js';
import { pieces } from './support/storage-suite.js';

jest.setTimeout(120_000);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const newKey = (video = newId()): string => storageKey(video, newId(), 'mp4');

/** Reliability F14: a bucket that is unavailable, slow, or breaks off. The call is retried, or fails as a whole. */
describe('media in a bucket behind a bad connection', () => {
  let directory: string;
  let server: S3rver;
  let line: FaultyLine;
  /** A client that waits at most two seconds, to keep the test short. */
  let storage: MediaStorage;
  /** A client with the product's timeout, because many megabytes take long on a busy machine. */
  let patient: MediaStorage;
  const bytes = randomBytes(200_000);
  const stored = { size: bytes.length, sha256: hashOf(bytes) };
  /** A file of three parts. */
  const large = randomBytes(17 * 1024 * 1024);

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'entrevue-s3-faults-'));
    const configureBuckets = [{ name: 'media', configs: [] }];
    server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
    line = await startFaultyLine((await server.run()).port);
  });
  beforeEach(async () => {
    // Each test has its own client, because a client retries less often after many faults.
    const url = `s3://media?endpoint=http://127.0.0.1:${line.port}`;
    storage = await storageOfUrl(`${url}&timeout=2`);
    patient = await storageOfUrl(url);
  });
  afterEach(() => line.decide(null));
  afterAll(async () => {
    await line?.close();
    await server?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const listed = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys;
  };
  const hashIn = async (key: string, size: number): Promise<string> => {
    const chunks: Buffer[] = [];
    for await (const chunk of await patient.open(key, { start: 0, end: size - 1 })) chunks.push(chunk as Buffer);
    return hashOf(Buffer.concat(chunks));
  };
  const firstOnes = (count: number, fault: Fault) => line.decide(({ place }) => (place < count ? fault : undefined));
  const always = (fault: Fault): void => line.decide(() => fault);

  describe.each<[Fault]>([['cut-request'], ['lose-answer'], ['unavailable'], ['silent'], ['slow']])('%s', (fault) => {
    it('for a moment: retried, and written once and completely', async () => {
      const video = newId();
      const made = newKey(video);
      firstOnes(fault === 'silent' ? 1 : 2, fault);
      expect(await storage.write(made, pieces(bytes))).toEqual(stored);
      expect(line.seen.length).toBe(fault === 'slow' ? 1 : fault === 'silent' ? 2 : 3);
      line.decide(null);
      expect((await listed()).filter((each) => each.startsWith(videoFolder(video)))).toEqual([made]);
      expect(await hashIn(made, bytes.length)).toBe(stored.sha256);
    });
  });

  it.each<[Fault]>([['cut-request'], ['unavailable'], ['silent']])(
    '%s for good: said to be away, and nothing of it is there',
    async (fault) => {
      const key = newKey();
      always(fault);
      await expect(storage.write(key, pieces(bytes))).rejects.toThrow(Unavailable);
      // Each call takes three times two seconds, so one call is enough.
      if (fault !== 'silent') {
        await expect(storage.remove(key)).rejects.toThrow(Unavailable);
        await expect(storage.check()).rejects.toThrow();
      }
      line.decide(null);
      expect(await listed()).not.toContain(key);
    },
  );

  it('a part of a large file never arrives: the file does not exist, and no part is left', async () => {
    const key = newKey();
    line.decide(({ method, url }) => {
      // This local service cannot delete parts, so check only that it is asked to.
      if (method === 'DELETE') return 'done';
      return /partNumber=2/.test(url) ? 'unavailable' : undefined;
    });
    await expect(patient.write(key, pieces(large, 700_000))).rejects.toThrow(Unavailable);
    expect(line.seen.filter((request) => request.includes('partNumber=2'))).toHaveLength(3);
    // The parts that arrived are deleted.
    expect(line.seen.some((request) => /^DELETE .*uploadId=/.test(request))).toBe(true);
    line.decide(null);
    expect(await listed()).not.toContain(key);
  });

  it('a part of a large file arrives the second time: the file is complete', async () => {
    const key = newKey();
    let isFirst = true;
    line.decide(({ url }) => {
      if (!isFirst || !/partNumber=2/.test(url)) return undefined;
      isFirst = false;
      return 'unavailable';
    });
    expect(await patient.write(key, pieces(large, 700_000))).toEqual({ size: large.length, sha256: hashOf(large) });
    line.decide(null);
    expect(await hashIn(key, large.length)).toBe(hashOf(large));
  });

  it.each<[Fault]>([['cut-answer'], ['stall']])('a copy whose answer is %s leaves no half file', async (fault) => {
    const key = newKey();
    await storage.write(key, pieces(bytes));
    const path = join(directory, `copy-${fault}`);
    always(fault);
    await expect(storage.copyOut(key, path)).rejects.toThrow();
    expect(existsSync(path)).toBe(false);
    line.decide(null);
    await storage.copyOut(key, path);
    expect(hashOf(await readFile(path))).toBe(stored.sha256);
  });

  it('an upload in pieces is completed by a second attempt if the first one was interrupted', async () => {
    const [id, half] = [newId(), bytes.length / 2];
    const key = newKey(id);
    await storage.extendPartial(id, 0, pieces(bytes.subarray(0, half)));
    await storage.extendPartial(id, half, pieces(bytes.subarray(half)));
    for (const fault of ['cut-answer', 'unavailable', 'stall'] as const) {
      line.decide(({ method, url }) => (method === 'GET' && url.includes('.partial/') ? fault : undefined));
      await expect(storage.concludePartial(id, key)).rejects.toThrow();
      line.decide(null);
      expect(await listed()).not.toContain(key);
      expect(await storage.partialSize(id)).toBe(bytes.length);
    }
    expect(await storage.concludePartial(id, key)).toEqual(stored);
    expect(await hashIn(key, bytes.length)).toBe(stored.sha256);
    expect(await storage.partialSize(id)).toBe(bytes.length);
  });

  it('a video whose removal was interrupted is removed completely by the next attempt', async () => {
    const video = newId();
    for (let count = 0; count < 3; count += 1) await storage.write(newKey(video), pieces(bytes.subarray(0, 100)));
    let deleted = 0;
    line.decide(({ method }) => (method === 'DELETE' && (deleted += 1) > 1 ? 'unavailable' : undefined));
    await expect(storage.removeFolder(videoFolder(video))).rejects.toThrow(Unavailable);
    line.decide(null);
    expect(await storage.removeFolder(videoFolder(video))).toBe(2);
    expect((await listed()).filter((key) => key.startsWith(videoFolder(video)))).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DiskMediaStorage } from '../../../server/modules/media/storage/disk-media-storage.js';
import { FileGone } from '../../../server/modules/media/storage/media-storage.js';
import { storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { StorageFull } from '../../../server/platform/errors/request.errors.js';
import { Degraded } from '../../../server/platform/health/health-checks.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { storageSuite } from './support/storage-suite.js';

const execute = promisify(execFile);

async function* pieces(bytes: Buffer, size = 10_000): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
}

async function* failing(bytes: Buffer, error: Error): AsyncGenerator<Uint8Array> {
  yield* pieces(bytes);
  throw error;
}

describe('media on a disk, like any storage', () => {
  storageSuite(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-storage-'));
    return {
      storage: new DiskMediaStorage(folder),
      close: () => rm(folder, { recursive: true, force: true }),
    };
  });
});

describe('media on a disk', () => {
  let root: string;
  let storage: DiskMediaStorage;
  const bytes = randomBytes(123_456);
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'entrevue-storage-'));
    storage = new DiskMediaStorage(join(root, 'media'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const listed = async (of = storage): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of of.list()) keys.push(key);
    return keys.sort();
  };
  const unfinished = (): Promise<string[]> => readdir(join(root, 'media/.unfinished'));
  const newKey = (video = newId()): string => storageKey(video, newId(), 'mp4');

  it('is what was written, whole or in part', async () => {
    const key = newKey();
    expect(await storage.write(key, pieces(bytes))).toEqual({ size: bytes.length, sha256 });
    const read = async (start: number, end: number): Promise<Buffer> => {
      const chunks: Buffer[] = [];
      for await (const chunk of await storage.open(key, { start, end })) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    };
    expect((await read(0, bytes.length - 1)).equals(bytes)).toBe(true);
    expect((await read(1_000, 1_999)).equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect(await listed()).toEqual([key]);
    expect(await unfinished()).toEqual([]);
    expect(((await stat(join(root, 'media', key))).mode & 0o777).toString(8)).toBe('600');
  });

  it('appears whole or not at all: a source that breaks leaves nothing', async () => {
    const key = newKey();
    await expect(storage.write(key, failing(bytes, new Error('the sender left')))).rejects.toThrow('the sender left');
    expect(await listed()).toEqual([]);
    expect(await unfinished()).toEqual([]);
    await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(FileGone);
  });

  it('sweeps up what an interrupted write left, and only that', async () => {
    await storage.write(newKey(), pieces(bytes));
    const [mark, foreign] = ['0123456789ab', 'ba9876543210'];
    const long = new Date('2026-01-01');
    for (const name of [`old.${mark}`, `new.${mark}`, `old.${foreign}`, 'old'])
      await writeFile(join(root, 'media/.unfinished', name), 'half');
    for (const name of [`old.${mark}`, `old.${foreign}`, 'old'])
      await utimes(join(root, 'media/.unfinished', name), long, long);
    expect(await storage.removeUnfinished(new Date('2026-01-02'), mark)).toBe(1);
    expect((await unfinished()).sort()).toEqual([`new.${mark}`, 'old', `old.${foreign}`]);
    expect(await listed()).toHaveLength(1);
  });

  it('says whether it works', async () => {
    await storage.check();
    expect(await unfinished()).toEqual([]);
    await writeFile(join(root, 'file'), '');
    await expect(new DiskMediaStorage(join(root, 'file/media')).check()).rejects.toThrow();
  });

  it('never leaves its folder, whatever it is asked for', async () => {
    for (const key of ['../outside.mp4', '/etc/passwd', `ab/${newId()}/../../../outside.mp4`]) {
      await expect(storage.write(key, pieces(bytes))).rejects.toThrow(RangeError);
      await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
      await expect(storage.removeFolder(key)).rejects.toThrow(RangeError);
    }
    expect(await readdir(root)).toEqual([]);
  });

  it('that is full refuses, keeps what it had, and has room again for smaller things', async () => {
    const small = join(root, 'small');
    await mkdir(small);
    // A disk of one megabyte, in memory. Who may not mount one gets the same answer from a source that reports it.
    const isMounted = await execute('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]).then(
      () => true,
      () => false,
    );
    try {
      const full = new DiskMediaStorage(join(small, 'media'));
      const kept = newKey();
      await full.write(kept, pieces(bytes));
      const tooMuch = isMounted
        ? pieces(randomBytes(2 * 1024 * 1024))
        : failing(bytes, Object.assign(new Error('full'), { code: 'ENOSPC' }));
      await expect(full.write(newKey(), tooMuch)).rejects.toThrow(StorageFull);
      expect(await listed(full)).toEqual([kept]);
      expect(await readdir(join(small, 'media/.unfinished'))).toEqual([]);
      await full.write(newKey(), pieces(bytes));
      expect(await listed(full)).toHaveLength(2);
      if (!isMounted) return;
      // Filled to the last byte it is still ready: what is stored can be watched.
      await execute('dd', ['if=/dev/zero', `of=${join(small, 'rest')}`, 'bs=4096']).catch(() => undefined);
      expect(await full.check()).toEqual(new Degraded('full: uploads are refused'));
    } finally {
      if (isMounted) await execute('umount', [small]);
    }
  });
});

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

  it('returns the written bytes, completely or in part', async () => {
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

  it('appears completely or not at all: a failing source leaves nothing', async () => {
    const key = newKey();
    await expect(storage.write(key, failing(bytes, new Error('the sender left')))).rejects.toThrow('the sender left');
    expect(await listed()).toEqual([]);
    expect(await unfinished()).toEqual([]);
    await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(FileGone);
  });

  it('removes the rest of an interrupted write, and nothing else', async () => {
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

  it('reports whether it works', async () => {
    await storage.check();
    expect(await unfinished()).toEqual([]);
    await writeFile(join(root, 'file'), '');
    await expect(new DiskMediaStorage(join(root, 'file/media')).check()).rejects.toThrow();
  });

  it('never leaves its folder, for any key', async () => {
    for (const key of ['../outside.mp4', '/etc/passwd', `ab/${newId()}/../../../outside.mp4`]) {
      await expect(storage.write(key, pieces(bytes))).rejects.toThrow(RangeError);
      await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
      await expect(storage.removeFolder(key)).rejects.toThrow(RangeError);
    }
    expect(await readdir(root)).toEqual([]);
  });

  it('refuses files if it is full, keeps its files, and has space again for smaller ones', async () => {
    const small = join(root, 'small');
    await mkdir(small);
    // A disk of one megabyte, in memory. If this user may not mount one, a source reports the same error.
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
      // A full disk is still ready: stored videos can be watched.
      await execute('dd', ['if=/dev/zero', `of=${join(small, 'rest')}`, 'bs=4096']).catch(() => undefined);
      expect(await full.check()).toMatchObject({ why: { code: 'HEALTH.STORAGE_FULL' } });
    } finally {
      if (isMounted) await execute('umount', [small]);
    }
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileGone, type MediaStorage } from '../../../../server/modules/media/storage/media-storage.js';
import { storageKey, videoFolder } from '../../../../server/modules/media/storage/storage-key.js';
import { newId } from '../../../../server/platform/ids/new-id.js';

export async function* pieces(bytes: Buffer, size = 10_000): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
}

async function* failing(bytes: Buffer, error: Error): AsyncGenerator<Uint8Array> {
  yield* pieces(bytes);
  throw error;
}

const newKey = (video = newId()): string => storageKey(video, newId(), 'mp4');
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Tests that every kind of storage must pass. */
export function storageSuite(open: () => Promise<{ storage: MediaStorage; close: () => Promise<void> }>): void {
  let storage: MediaStorage;
  let close: () => Promise<void>;
  let folder: string;
  const bytes = randomBytes(123_456);
  const sha256 = hashOf(bytes);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-storage-suite-'));
    ({ storage, close } = await open());
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const listed = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys.sort();
  };
  const read = async (key: string, start: number, end: number): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of await storage.open(key, { start, end })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  it('returns the written bytes, completely or in part', async () => {
    const key = newKey();
    expect(await storage.write(key, pieces(bytes))).toEqual({ size: bytes.length, sha256 });
    expect((await read(key, 0, bytes.length - 1)).equals(bytes)).toBe(true);
    expect((await read(key, 1_000, 1_999)).equals(bytes.subarray(1_000, 2_000))).toBe(true);
    expect(await listed()).toContain(key);
  });

  it('returns the written bytes of a file larger than one part', async () => {
    const large = randomBytes(17 * 1024 * 1024);
    const key = newKey();
    expect(await storage.write(key, pieces(large, 700_000))).toEqual({ size: large.length, sha256: hashOf(large) });
    expect((await read(key, large.length - 5, large.length - 1)).equals(large.subarray(-5))).toBe(true);
  });

  it('appears completely or not at all: a failing source leaves nothing', async () => {
    const key = newKey();
    await expect(storage.write(key, failing(bytes, new Error('the sender left')))).rejects.toThrow('the sender left');
    expect(await listed()).not.toContain(key);
    await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(FileGone);
  });

  it('can be copied to a file and stored from a file', async () => {
    const [first, second] = [newKey(), newKey()];
    await storage.write(first, pieces(bytes));
    const path = join(folder, 'copy');
    await storage.copyOut(first, path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    await expect(storage.copyOut(first, path)).rejects.toMatchObject({ code: 'EEXIST' });
    expect((await readFile(path)).equals(bytes)).toBe(true);
    await expect(storage.copyOut(newKey(), join(folder, 'none'))).rejects.toThrow(FileGone);
    expect(await storage.adopt(second, path)).toEqual({ size: bytes.length, sha256 });
  });

  it('is removed file by file, or a whole video in one call', async () => {
    const video = newId();
    const keys = [newKey(video), newKey(video), newKey()];
    for (const key of keys) await storage.write(key, pieces(bytes));
    await storage.remove(keys[0] ?? '');
    await storage.remove(keys[0] ?? '');
    expect(await storage.removeFolder(videoFolder(video))).toBe(1);
    expect(await storage.removeFolder(videoFolder(video))).toBe(0);
    const left = await listed();
    expect(keys.map((key) => left.includes(key))).toEqual([false, false, true]);
  });

  it('reports whether it works', async () => {
    await storage.check();
  });

  it('never leaves its folder, for any key', async () => {
    for (const key of ['../outside.mp4', '/etc/passwd', `ab/${newId()}/../../../outside.mp4`, '.partial/x']) {
      await expect(storage.write(key, pieces(bytes))).rejects.toThrow(RangeError);
      await expect(storage.open(key, { start: 0, end: 1 })).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
      await expect(storage.removeFolder(key)).rejects.toThrow(RangeError);
      await expect(storage.partialSize(key)).rejects.toThrow(RangeError);
    }
  });

  describe('an upload in pieces', () => {
    const partials = async (): Promise<string[]> => {
      const ids: string[] = [];
      for await (const { key } of storage.listPartials()) ids.push(key);
      return ids;
    };

    it('can be extended, truncated, read and completed', async () => {
      const id = newId();
      expect(await storage.partialSize(id)).toBe(0);
      expect(await storage.extendPartial(id, 0, pieces(bytes.subarray(0, 50_000)))).toBe(50_000);
      await storage.extendPartial(id, 50_000, pieces(randomBytes(1_000)));
      expect(await storage.partialSize(id)).toBe(51_000);
      await storage.cutPartial(id, 40_000);
      expect(await storage.partialSize(id)).toBe(40_000);
      expect(await storage.extendPartial(id, 40_000, pieces(bytes.subarray(40_000)))).toBe(bytes.length);
      expect(Buffer.from(await storage.partialHead(id, 4_100)).equals(bytes.subarray(0, 4_100))).toBe(true);
      expect(await partials()).toContain(id);
      expect(await listed()).not.toContain(id);
      const key = newKey(id);
      expect(await storage.concludePartial(id, key)).toEqual({ size: bytes.length, sha256 });
      // Repeated after a crash, it finds its own result.
      expect(await storage.concludePartial(id, key)).toEqual({ size: bytes.length, sha256 });
      expect((await read(key, 0, bytes.length - 1)).equals(bytes)).toBe(true);
      // The pieces stay until the caller confirms that a row names the complete file.
      expect(await storage.partialSize(id)).toBe(bytes.length);
      await storage.removePartial(id);
      expect(await partials()).not.toContain(id);
      expect((await read(key, 0, bytes.length - 1)).equals(bytes)).toBe(true);
      expect(await storage.concludePartial(id, key)).toEqual({ size: bytes.length, sha256 });
    });

    it('keeps the bytes that arrived before the connection broke', async () => {
      const id = newId();
      await expect(storage.extendPartial(id, 0, failing(bytes, new Error('cut')))).rejects.toThrow('cut');
      expect(await storage.partialSize(id)).toBe(bytes.length);
      await storage.removePartial(id);
      await storage.removePartial(id);
      expect(await storage.partialSize(id)).toBe(0);
      await expect(storage.concludePartial(id, newKey(id))).rejects.toThrow(FileGone);
    });
  });
}

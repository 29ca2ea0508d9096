import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import S3rver from 's3rver';
import type { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { storageOfUrl } from '../../../server/modules/media/storage/storage-of-url.js';
import { Unavailable } from '../../../server/platform/errors/request.errors.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { pieces, storageSuite } from './support/storage-suite.js';

jest.setTimeout(60_000);

async function openBucket(): Promise<{ storage: MediaStorage; stop: () => Promise<void>; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'entrevue-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await server.close();
    isRunning = false;
  };
  return {
    storage: await storageOfUrl(`s3://media?endpoint=http://127.0.0.1:${port}&region=ca-central-1`),
    stop,
    close: async () => {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe('media in a bucket', () => {
  storageSuite(openBucket);

  it('gives addresses that open one file for some time, the same ones for the same time', async () => {
    const { storage, close } = await openBucket();
    const key = storageKey(newId(), newId(), 'mp4');
    await storage.write(key, pieces(Buffer.from('0123456789')));
    const life = { from: new Date(Math.floor(Date.now() / 1000) * 1000), seconds: 300 };
    const address = (await storage.presign(key, life)) ?? '';
    expect(await storage.presign(key, life)).toBe(address);
    expect(await storage.presign(key, { ...life, from: new Date(life.from.getTime() + 1_000) })).not.toBe(address);
    const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    // No cache may keep it longer than the address opens.
    expect(part.headers.get('cache-control')).toBe('public, immutable');
    expect(Date.parse(part.headers.get('expires') ?? '')).toBe(life.from.getTime() + 300_000);
    await close();
  });

  it('that is unavailable is reported, and nothing is written in part', async () => {
    const { storage, stop, close } = await openBucket();
    await stop();
    await expect(storage.write(storageKey(newId(), newId(), 'mp4'), pieces(Buffer.alloc(1_000)))).rejects.toThrow(
      Unavailable,
    );
    await expect(storage.check()).rejects.toThrow();
    await close();
  });

  it.each(['s3://', 's3://bucket/folder', 'ftp://x'])('%s is not a valid bucket address', async (url) => {
    await expect(storageOfUrl(url)).rejects.toThrow(/STORAGE_URL/);
  });
});

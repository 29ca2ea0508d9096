import { keptUpload } from '../lib/spec-support/kept-upload';
import { memoryCaches } from '../lib/spec-support/memory-caches';
import { replaceFiles } from '../lib/spec-support/native-files';
import { KeptUploads } from './kept-uploads';
import { PIECE_BYTES } from './upload-protocol';

replaceFiles();

const bytes = new Uint8Array(PIECE_BYTES + 3).fill(7, PIECE_BYTES);
const upload = { ...keptUpload, size: bytes.length };
const never = new AbortController().signal;

describe('uploads that a device keeps', () => {
  it('are read piece by piece, and as the same file', async () => {
    const { caches, keys } = memoryCaches();
    const kept = new KeptUploads(caches);
    await kept.add(upload, new Blob([bytes]), never);
    await kept.add({ ...upload, id: 'u2' }, new Blob([bytes]), never);
    expect((await kept.all()).map(({ id }) => id)).toEqual(['u1', 'u2']);
    expect((await kept.bytesFrom('u1', 1))?.size).toBe(PIECE_BYTES - 1);
    expect((await kept.bytesFrom('u1', PIECE_BYTES + 1))?.size).toBe(2);
    expect(await kept.bytesFrom('u1', PIECE_BYTES * 2)).toBeNull();
    const file = await kept.fileOf(upload);
    expect([file?.name, file?.type, file?.size, file?.lastModified]).toEqual([
      'clip.webm',
      'video/webm',
      bytes.length,
      5,
    ]);
    await kept.remove('u1');
    await kept.remove('u1');
    expect(keys().every((key) => key.startsWith('/kept-uploads/u2'))).toBe(true);
    expect(await kept.fileOf(upload)).toBeNull();
  });

  it('are kept completely or not at all', async () => {
    const { caches, state, keys } = memoryCaches();
    const kept = new KeptUploads(caches);
    state.isFull = true;
    await expect(kept.add(upload, new Blob([bytes]), never)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    state.isFull = false;
    await expect(kept.add(upload, new Blob([bytes]), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(keys()).toEqual([]);
  });

  it('are not there in a browser that kept none, and reading makes no cache', async () => {
    const { caches } = memoryCaches();
    const kept = new KeptUploads(caches);
    await Promise.all([kept.noteArrival('u1'), kept.noteRefusal('u1', { status: 410, body: '' }), kept.remove('u1')]);
    expect([await kept.all(), await kept.find('u1'), await kept.bytesFrom('u1', 0)]).toEqual([[], null, null]);
    expect(await caches.has('kept-uploads')).toBe(false);
  });

  it('are passed over if their facts cannot be read', async () => {
    const { caches } = memoryCaches();
    await (await caches.open('kept-uploads')).put('/kept-uploads/u1', new Response('{'));
    expect(await new KeptUploads(caches).all()).toEqual([]);
  });
});

import {
  resumableChunkBytes,
  resumableUploadsPath,
  uploadTokenHeader,
} from '@modules/media/http/resumable-addresses.contract';
import { keptUpload } from '../lib/spec-support/kept-upload';
import { memoryCaches } from '../lib/spec-support/memory-caches';
import { memoryLocks } from '../lib/spec-support/memory-locks';
import { replaceFiles } from '../lib/spec-support/native-files';
import { BackgroundUploads, WORK_MS } from './background-uploads';
import { type KeptUpload, KeptUploads, lockOf, QUESTIONS_KEPT_MS } from './kept-uploads';
import { KEPT_UPLOADS, PIECE_BYTES, UPLOAD_TOKEN, UPLOADS } from './upload-protocol';

replaceFiles();

const DAY = 86_400_000;
const SIZE = PIECE_BYTES * 2 + 5;

const upload = { ...keptUpload, size: SIZE };

/** A server of tus 1.0.0 with one upload. `answers` are given first, in order. */
function tusServer() {
  const server = { offset: 0, answers: [] as (Response | Error)[], asked: [] as string[], onPiece: () => {} };
  const fetch = async (address: string, options: RequestInit): Promise<Response> => {
    const headers = new Headers(options.headers);
    server.asked.push(`${options.method} ${address} ${headers.get('upload-offset') ?? ''}`.trim());
    expect([headers.get('upload-token'), headers.get('tus-resumable'), options.credentials]).toEqual([
      'k',
      '1.0.0',
      'omit',
    ]);
    const answer = server.answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer !== undefined) return answer;
    if (options.method === 'PATCH') {
      if (Number(headers.get('upload-offset')) !== server.offset) return new Response(null, { status: 409 });
      server.offset += (options.body as Blob).size;
      server.onPiece();
      options.signal?.throwIfAborted();
    }
    const sent = { 'upload-offset': String(server.offset) };
    return new Response(null, { status: options.method === 'PATCH' ? 204 : 200, headers: sent });
  };
  return { server, fetch };
}

async function setUp(kept: Partial<KeptUpload> = {}) {
  const { caches, keys } = memoryCaches();
  const locks = memoryLocks();
  const { server, fetch } = tusServer();
  const state = { now: 0 };
  const patience = new AbortController();
  const arrived: string[] = [];
  const store = new KeptUploads(caches);
  await store.add({ ...upload, ...kept }, new Blob([new Uint8Array(SIZE)]), new AbortController().signal);
  const uploads = new BackgroundUploads({
    ...{ kept: store, fetch, locks, now: () => state.now, timeout: () => patience.signal },
    onArrived: ({ id }) => Promise.resolve(void arrived.push(id)),
  });
  return { caches, keys, locks, server, state, patience, arrived, store, uploads };
}

it('speaks the protocol of the server', () => {
  expect([UPLOADS, UPLOAD_TOKEN, PIECE_BYTES]).toEqual([resumableUploadsPath, uploadTokenHeader, resumableChunkBytes]);
});

describe('an upload whose page was closed', () => {
  it('goes on from the byte that the server has, in pieces, and keeps only what a page needs afterwards', async () => {
    const { uploads, server, arrived, store, keys } = await setUp();
    server.offset = 3;
    await uploads.send();
    expect(server.asked).toEqual([
      'HEAD /api/uploads/u1',
      'PATCH /api/uploads/u1 3',
      `PATCH /api/uploads/u1 ${PIECE_BYTES}`,
      `PATCH /api/uploads/u1 ${2 * PIECE_BYTES}`,
    ]);
    expect([server.offset, arrived]).toEqual([SIZE, ['u1']]);
    expect(await store.find('u1')).toMatchObject({ state: 'arrived', token: '', video: { title: 'Moi' } });
    expect(keys()).toEqual(['/kept-uploads/u1']);
    await uploads.send();
    expect(server.asked).toHaveLength(4);
  });

  it('is complete if the server has everything', async () => {
    const { uploads, server, arrived } = await setUp();
    server.offset = SIZE;
    await uploads.send();
    expect([server.asked, arrived]).toEqual([['HEAD /api/uploads/u1'], ['u1']]);
  });

  it.each([
    ['no network', () => new TypeError('Failed to fetch')],
    ['a server that restarts', () => new Response(null, { status: 503 })],
    ['another sender', () => new Response(null, { status: 423 })],
    ['an answer without an offset', () => new Response(null, { status: 200 })],
  ])('is tried again by the browser after %s', async (_name, answer) => {
    const { uploads, server, store } = await setUp();
    server.answers.push(answer());
    await expect(uploads.send()).rejects.toThrow('not complete');
    expect(await store.find('u1')).toMatchObject({ state: 'sending', token: 'k' });
    await uploads.send();
    expect(await store.find('u1')).toMatchObject({ state: 'arrived' });
  });

  it('is not sent again after a refusal, whose reason and bytes stay for a page', async () => {
    const { uploads, server, store } = await setUp();
    server.answers.push(new Response(null, { status: 200, headers: { 'upload-offset': '0' } }));
    server.answers.push(new Response('{"code":"MEDIA.TOO_MANY_UPLOADS"}', { status: 422 }));
    await uploads.send();
    await uploads.send();
    expect(server.asked).toHaveLength(2);
    const refused = await store.find('u1');
    expect(refused).toMatchObject({
      state: 'refused',
      refusal: { status: 422, body: '{"code":"MEDIA.TOO_MANY_UPLOADS"}' },
    });
    expect((await store.fileOf(refused ?? upload))?.size).toBe(SIZE);
  });

  it('stops after its time, between two pieces', async () => {
    const { uploads, server, state, store } = await setUp();
    server.onPiece = () => (state.now += WORK_MS + 1);
    await expect(uploads.send()).rejects.toThrow('not complete');
    expect([server.asked.length, server.offset]).toEqual([2, PIECE_BYTES]);
    expect(await store.find('u1')).toMatchObject({ state: 'sending' });
  });

  it('is deleted when the server has deleted it', async () => {
    const { uploads, server, state, keys } = await setUp();
    state.now = DAY;
    await uploads.send();
    expect([server.asked, keys()]).toEqual([[], []]);
  });

  it('keeps its questions for a week after it arrived', async () => {
    const { store, keys } = await setUp();
    await store.noteArrival('u1');
    await store.removeExpired(DAY + QUESTIONS_KEPT_MS - 1);
    expect(keys()).toHaveLength(1);
    await store.removeExpired(DAY + QUESTIONS_KEPT_MS);
    expect(keys()).toEqual([]);
  });
});

describe('an upload that a page sends', () => {
  it('is not sent by the worker at the same time, which waits and then gives up', async () => {
    const { uploads, server, locks, patience } = await setUp();
    locks.hold(lockOf('u1'));
    const sent = uploads.send();
    patience.abort();
    await expect(sent).rejects.toThrow('not complete');
    expect(server.asked).toEqual([]);
  });

  it('goes on in the worker when the page is closed', async () => {
    const { uploads, server, locks, arrived } = await setUp();
    const close = locks.hold(lockOf('u1'));
    const sent = uploads.send();
    await Promise.resolve();
    expect(server.asked).toEqual([]);
    close();
    await sent;
    expect(arrived).toEqual(['u1']);
  });

  it('is left to a page that is opened again, without a failure', async () => {
    const { uploads, server, locks, store, arrived } = await setUp();
    server.onPiece = () => void locks.hold(lockOf('u1'));
    await uploads.send();
    expect([server.asked.length, arrived]).toEqual([2, []]);
    expect(await store.find('u1')).toMatchObject({ state: 'sending' });
  });

  it('is stopped in the middle of a piece', async () => {
    const { uploads, server, store } = await setUp();
    server.onPiece = () => uploads.stop('u1');
    await uploads.send();
    expect(server.asked).toHaveLength(2);
    expect(await store.find('u1')).toMatchObject({ state: 'sending' });
  });

  it('is not sent any more after a sign-out, and nothing of it comes back', async () => {
    const { uploads, server, caches, keys } = await setUp();
    server.onPiece = () => void caches.delete(KEPT_UPLOADS);
    await uploads.send();
    expect([server.asked.length, keys()]).toEqual([2, []]);
    expect(await caches.has(KEPT_UPLOADS)).toBe(false);
  });
});

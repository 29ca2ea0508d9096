import { memoryStorage } from './spec-support/memory-storage';
import { type BegunUpload, createResumableUploader, type TusLibrary } from './resumable-upload';
import { createUnfinishedUploads } from './unfinished-uploads';
import type { UploadPhase } from './upload';

type Options = ConstructorParameters<TusLibrary['Upload']>[1];

const response = (status: number, body = '', headers: Record<string, string> = {}) => ({
  getStatus: () => status,
  getBody: () => body,
  getHeader: (name: string) => headers[name],
  getUnderlyingObject: () => null,
});

function setUp(storage = memoryStorage(), before?: BegunUpload) {
  const made: { options: Options; started: number; aborted: unknown[]; url: string | null }[] = [];
  class DrivenUpload {
    url: string | null = null;
    started = 0;
    readonly aborted: unknown[] = [];
    constructor(
      _file: File,
      readonly options: Options,
    ) {
      this.url = options.uploadUrl ?? null;
      made.push(this);
    }
    start(): void {
      this.started += 1;
    }
    abort(terminate?: boolean): Promise<void> {
      this.aborted.push(terminate);
      return Promise.resolve();
    }
  }
  const phases: UploadPhase[] = [];
  const changed: string[] = [];
  const waits: number[] = [];
  const network = Promise.withResolvers<void>();
  let refused = 0;
  const turns: string[] = [];
  const begun: unknown[] = [];
  let givenUp = 0;
  const controller = new AbortController();
  const unfinished = createUnfinishedUploads(
    storage,
    () => 'camille',
    () => 1_000,
  );
  const send = createResumableUploader({
    library: () => Promise.resolve({ Upload: DrivenUpload }),
    headers: () => ({ Authorization: 'Bearer t' }),
    unfinished,
    hold: (id) => {
      if (id === 'unlockable') return Promise.reject(new Error('no locks'));
      turns.push(`hold ${id}`);
      return Promise.resolve(() => void turns.push(`release ${id}`));
    },
    waitForServer: (attempt) => {
      waits.push(attempt);
      return network.promise;
    },
    onRefused: () => (refused += 1),
    onChanged: (path) => changed.push(path),
  });
  const file = new File(['0123456789'], 'clip.mp4', { type: 'video/mp4', lastModified: 5 });
  const done = send({
    file,
    ...(before && { before }),
    metadata: { quality: 'low' },
    onBegun: (upload) => begun.push(upload),
    onGivenUp: () => (givenUp += 1),
    onPhase: (phase) => phases.push(phase),
    signal: controller.signal,
  }).then(
    (id) => ({ id }),
    (error: Error) => ({ error }),
  );
  const upload = async () => {
    await Promise.resolve();
    await Promise.resolve();
    const [one] = made;
    if (!one) throw new Error('nothing began');
    return one;
  };
  return {
    upload,
    done,
    phases,
    waits,
    turns,
    begun,
    givenUp: () => givenUp,
    network,
    changed,
    refused: () => refused,
    controller,
    unfinished,
    storage,
    file,
  };
}

it('sends chunks with the name, the type and the metadata of the file', async () => {
  const { upload, done, phases, changed, unfinished, file } = setUp();
  const one = await upload();
  expect(one.started).toBe(1);
  expect(one.options).toMatchObject({
    endpoint: '/api/uploads',
    chunkSize: 8 * 1024 * 1024,
    metadata: { filename: 'clip.mp4', filetype: 'video/mp4', quality: 'low' },
  });
  one.url = '/api/uploads/u1';
  one.options.onUploadUrlAvailable?.();
  expect(unfinished.find(file)?.url).toBe('/api/uploads/u1');
  one.options.onProgress?.(5, 10);
  one.options.onProgress?.(10, 10);
  expect(phases).toEqual([{ name: 'uploading', percent: 50, sentBytes: 5, totalBytes: 10 }, { name: 'arriving' }]);
  one.options.onSuccess?.({ lastResponse: response(204) });
  expect(await done).toEqual({ id: 'u1' });
  expect(changed).toEqual(['/api/uploads']);
  expect(unfinished.latest()).toBeNull();
});

it('sends the current session, and the token of the upload', async () => {
  const { upload } = setUp();
  const { options } = await upload();
  const sent: Record<string, string> = {};
  const outgoing = { setHeader: (name: string, value: string) => (sent[name] = value) } as never;
  await options.onBeforeRequest?.(outgoing);
  const { traceparent } = sent;
  expect(sent).toEqual({
    Authorization: 'Bearer t',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  });
  await options.onAfterResponse?.(outgoing, response(201, '', { 'upload-token': 'k' }));
  await options.onAfterResponse?.(outgoing, response(204));
  await options.onBeforeRequest?.(outgoing);
  expect(sent).toEqual({ Authorization: 'Bearer t', traceparent, 'upload-token': 'k' });
});

describe('with other senders of the same upload', () => {
  const outgoing = { setHeader: () => undefined } as never;

  it('waits for its turn before each request below its address, and ends the turn with the upload', async () => {
    const { upload, done, turns, begun } = setUp();
    const one = await upload();
    await one.options.onBeforeRequest?.(outgoing);
    expect(turns).toEqual([]);
    await one.options.onAfterResponse?.(outgoing, response(201, '', { 'upload-token': 'k' }));
    one.url = '/api/uploads/u1';
    one.options.onUploadUrlAvailable?.();
    await one.options.onBeforeRequest?.(outgoing);
    await one.options.onBeforeRequest?.(outgoing);
    expect([turns, begun]).toEqual([['hold u1'], [{ id: 'u1', token: 'k' }]]);
    // The server no longer had it, so the library began another one.
    one.url = '/api/uploads/u2';
    await one.options.onBeforeRequest?.(outgoing);
    one.options.onSuccess?.({ lastResponse: response(204) });
    expect(await done).toEqual({ id: 'u2' });
    expect([...turns].sort()).toEqual(['hold u1', 'hold u2', 'release u1', 'release u2']);
    await one.options.onBeforeRequest?.(outgoing);
    expect(turns).toHaveLength(4);
  });

  it('goes on with an upload that another page began, with its token', async () => {
    const { upload, begun } = setUp(memoryStorage(), { id: 'u7', token: 'k' });
    const one = await upload();
    expect(one.options.uploadUrl).toBe('/api/uploads/u7');
    const sent: Record<string, string> = {};
    await one.options.onBeforeRequest?.({ setHeader: (name: string, value: string) => (sent[name] = value) } as never);
    expect(sent['upload-token']).toBe('k');
    one.options.onUploadUrlAvailable?.();
    expect(begun).toEqual([{ id: 'u7', token: 'k' }]);
  });

  it('goes on without a turn if the browser gives none', async () => {
    const { upload, turns } = setUp(memoryStorage(), { id: 'unlockable', token: 'k' });
    const one = await upload();
    await one.options.onBeforeRequest?.(outgoing);
    expect(turns).toEqual([]);
  });

  it('says when it does not resume any more', async () => {
    const cancelled = setUp();
    await cancelled.upload();
    cancelled.controller.abort();
    await cancelled.done;
    const refused = setUp();
    const one = await refused.upload();
    one.options.onError?.(Object.assign(new Error('x'), { originalResponse: response(415) }) as never);
    await refused.done;
    expect([cancelled.givenUp(), refused.givenUp()]).toEqual([1, 1]);
  });
});

it('resumes only if the same file is chosen again', async () => {
  const first = setUp();
  const one = await first.upload();
  one.url = '/api/uploads/u1';
  one.options.onUploadUrlAvailable?.();
  const again = setUp(first.storage);
  expect((await again.upload()).options.uploadUrl).toBe('/api/uploads/u1');
  expect(again.unfinished.find(new File(['other'], 'clip.mp4', { lastModified: 5 }))).toBeNull();
});

it('retries errors that may be temporary, and reports the others', async () => {
  const { upload, done, unfinished } = setUp();
  const one = await upload();
  one.url = '/api/uploads/u1';
  one.options.onUploadUrlAvailable?.();
  const refusal = (status: number, body = '') =>
    Object.assign(new Error('x'), { originalResponse: response(status, body) }) as never;
  const retried = [0, 409, 429, 500, 503, 400, 404, 413, 415].map((status) =>
    one.options.onShouldRetry?.(refusal(status), 0, one.options),
  );
  expect(retried).toEqual([true, true, true, true, true, false, false, false, false]);
  one.options.onError?.(
    refusal(415, JSON.stringify({ error: 'Format vidéo', code: 'MEDIA.UNSUPPORTED_FORMAT', requestId: 'r' })),
  );
  expect(await done).toMatchObject({ error: { status: 415, code: 'MEDIA.UNSUPPORTED_FORMAT' } });
  expect(unfinished.latest()).toBeNull();
});

it.each([0, 502, 503, 504])('waits for the server after status %d and resumes automatically', async (status) => {
  const { upload, done, phases, waits, network, unfinished } = setUp();
  const one = await upload();
  one.url = '/api/uploads/u1';
  one.options.onUploadUrlAvailable?.();
  one.options.onProgress?.(5, 10);
  const failure = Object.assign(new Error('cut'), status === 0 ? {} : { originalResponse: response(status) }) as never;
  one.options.onError?.(failure);
  one.options.onError?.(failure);
  expect([waits, one.started, phases.at(-1)]).toEqual([[1, 2], 1, { name: 'waiting', percent: 50 }]);
  expect(unfinished.latest()?.name).toBe('clip.mp4');
  network.resolve();
  await network.promise;
  await Promise.resolve();
  expect(one.started).toBe(3);
  one.options.onSuccess?.({ lastResponse: response(204) });
  expect(await done).toEqual({ id: 'u1' });
});

it('does not restart after somebody cancelled while it waited', async () => {
  const { upload, done, network, controller } = setUp();
  const one = await upload();
  one.options.onError?.(new Error('offline'));
  controller.abort();
  network.resolve();
  expect(await done).toMatchObject({ error: { name: 'AbortError' } });
  expect(one.started).toBe(1);
});

it('is deleted with its bytes when somebody cancels', async () => {
  const { upload, done, controller, unfinished } = setUp();
  const one = await upload();
  controller.abort();
  expect(await done).toMatchObject({ error: { name: 'AbortError' } });
  expect(one.aborted).toEqual([true]);
  expect(unfinished.latest()).toBeNull();
});

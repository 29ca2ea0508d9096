import { MessageChannel } from 'node:worker_threads';
import { KeptUploads, lockOf } from '../service-worker/kept-uploads';
import { BackgroundUpload } from './background-upload';
import { keptUpload } from './spec-support/kept-upload';
import { memoryCaches } from './spec-support/memory-caches';
import { memoryLocks } from './spec-support/memory-locks';

Object.assign(globalThis, { MessageChannel });

const file = new Blob(['x']);
const signal = new AbortController().signal;

type WorkerAge = 'current' | 'older' | 'none';

interface Given {
  readonly age?: WorkerAge;
  readonly isAllowed?: boolean;
  readonly hasSync?: boolean;
  readonly quota?: number;
}

function setUp({ age = 'current', isAllowed = true, hasSync = true, quota = 1e9 }: Given = {}) {
  const { caches, state, keys } = memoryCaches();
  const locks = memoryLocks();
  const posted: unknown[] = [];
  const tags: string[] = [];
  const patience = new AbortController();
  const active = {
    postMessage: (message: { type: string }, ports: MessagePort[] = []) => {
      posted.push(message);
      if (age === 'current') ports[0]?.postMessage(true);
      else patience.abort();
    },
  } as unknown as ServiceWorker;
  const register = (tag: string): Promise<void> => {
    if (!isAllowed) return Promise.reject(new DOMException('', 'NotAllowedError'));
    tags.push(tag);
    return Promise.resolve();
  };
  const background = new BackgroundUpload({
    kept: new KeptUploads(caches),
    registration: () =>
      Promise.resolve(age === 'none' ? undefined : { active, ...(hasSync && { sync: { register } }) }),
    estimate: () => Promise.resolve({ quota, usage: 0 }),
    locks,
    timeout: () => patience.signal,
  });
  return { background, state, keys, locks, posted, tags, patience };
}

describe('an upload that is to go on without its page', () => {
  it('is copied, and the browser is asked to start the worker', async () => {
    const { background, keys, tags } = setUp();
    expect(await background.keep(keptUpload, file, signal)).toBe(true);
    expect([keys(), tags]).toEqual([['/kept-uploads/u1/0', '/kept-uploads/u1'], ['uploads']]);
  });

  it.each([
    ['without Background Sync', { hasSync: false }],
    ['without a service worker', { age: 'none' as const }],
    ['with a service worker of an older version', { age: 'older' as const }],
    ['with little space left', { quota: 1_000 }],
    ['if the person switched Background Sync off', { isAllowed: false }],
  ])('needs its page %s, and nothing is kept', async (_name, given) => {
    const { background, keys } = setUp(given);
    expect(await background.keep(keptUpload, file, signal)).toBe(false);
    expect(keys()).toEqual([]);
  });

  it('needs its page if the copy fails', async () => {
    const { background, state, keys, tags } = setUp();
    state.isFull = true;
    expect(await background.keep(keptUpload, file, signal)).toBe(false);
    expect([keys(), tags]).toEqual([[], []]);
  });
});

describe('the turn of a page', () => {
  it('begins when the worker has stopped, and lasts until the page ends it', async () => {
    const { background, locks, posted, patience } = setUp();
    const endWorker = locks.hold(lockOf('u1'));
    const turn = background.hold('u1');
    endWorker();
    const release = await turn;
    expect(posted).toEqual([{ type: 'yield-upload', id: 'u1' }]);
    const isFree = background.isFree('u1');
    patience.abort();
    expect(await isFree).toBe(false);
    release();
  });

  it('is free if no page sends', async () => {
    expect(await setUp().background.isFree('u1')).toBe(true);
  });

  it('does not begin after a cancellation', async () => {
    const { background, locks } = setUp();
    locks.hold(lockOf('u1'));
    await expect(background.hold('u1', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

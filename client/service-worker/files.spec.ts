import { Files } from './files';

const ORIGIN = 'https://entrevue.example';
const next = '/assets/page-12345678.js';
const [own, other] = ['/assets/page-a.js', '/assets/page-b.js'];

/** The caches of a browser by name, and by path. */
function setUp({ isFull = false } = {}) {
  const stores = new Map<string, Map<string, string>>();
  const asked: string[] = [];
  const pathOf = (key: unknown): string =>
    new URL(typeof key === 'string' ? key : (key as Request).url, ORIGIN).pathname;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return Promise.resolve({
      put: async (key: unknown, response: Response) => {
        if (isFull) throw new DOMException('', 'QuotaExceededError');
        store.set(pathOf(key), await response.text());
      },
      keys: () => Promise.resolve([...store.keys()].map((path) => ({ url: ORIGIN + path }))),
    } as unknown as Cache);
  };
  const match = (key: unknown) => {
    const found = [...stores.values()].flatMap((store) => store.get(pathOf(key)) ?? [])[0];
    return Promise.resolve(found === undefined ? undefined : new Response(found));
  };
  const caches = {
    open,
    match,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  } as unknown as CacheStorage;
  const files = new Files({ entry: '/assets/index-a.js', files: [own, next] }, caches, (request) => {
    asked.push(pathOf(request));
    return Promise.resolve(new Response(`content of ${pathOf(request)}`));
  });
  const ask = async (path: string): Promise<string> => {
    const work: Promise<unknown>[] = [];
    const answer = await files.answer(new Request(ORIGIN + path), (more) => work.push(more));
    await Promise.all(work);
    return answer.text();
  };
  return { files, ask, asked, stores };
}

describe('files of a build', () => {
  it('are read from the server once; files of another build are not kept', async () => {
    const { ask, asked } = setUp();
    for (const path of [own, own, other, other]) expect(await ask(path)).toBe(`content of ${path}`);
    expect(asked).toEqual([own, other, other]);
  });

  it('are given without being kept when the device has no space', async () => {
    const { ask, asked, files } = setUp({ isFull: true });
    await files.keep([own]);
    expect(await ask(own)).toBe(`content of ${own}`);
    expect(asked).toEqual([own, own]);
  });

  it('that the page loaded before the worker are kept too', async () => {
    const { files, ask, asked } = setUp();
    await files.keep([own, other]);
    expect(await ask(own)).toBe(`content of ${own}`);
    expect(asked).toEqual([own]);
  });

  it('that replace used ones of the build before are kept after an update', async () => {
    const { files, asked, stores } = setUp();
    stores.set('files-before', new Map([['/assets/page-1234_678.js', '']]));
    await files.keepSuccessors();
    expect(asked).toEqual([next]);
  });

  it('of the build before stay, because its pages may be open; older ones go', async () => {
    const { files, ask, stores } = setUp();
    for (const entry of ['1', '2', '3']) stores.set(`files-${entry}`, new Map());
    stores.set('own-1', new Map());
    await ask(own);
    await files.removeOlder();
    expect([...stores.keys()]).toEqual(['files-3', 'own-1', 'files-/assets/index-a.js']);
  });
});

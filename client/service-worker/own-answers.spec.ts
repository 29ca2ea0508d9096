import { KEPT_AT } from './kept-answer';
import { keptFor, keptLists } from './kept-lists';
import { memoryCaches } from '../lib/spec-support/memory-caches';
import { MAX_AGE_MS, MAX_ANSWERS, OwnAnswers } from './own-answers';

const ORIGIN = 'https://entrevue.example';

type Server = (path: string, token: string) => Response | Promise<Response>;

const accountOf = (type: string) => Response.json({ id: 'u', user_type: type });
const ofSeeker: Server = (path, token) =>
  path === '/api/users/me' ? accountOf('JOB_SEEKER') : Response.json({ path, token });

function setUp(server: Server) {
  const memory = memoryCaches();
  const state = { server, now: 1_000, asked: [] as string[] };
  const own = new OwnAnswers({
    caches: memory.caches,
    fetch: (request) => {
      const path = new URL(request.url).pathname;
      state.asked.push(path);
      const token = (request.headers.get('authorization') ?? '').replace('Bearer ', '');
      return Promise.resolve(state.server(path, token));
    },
    now: () => state.now,
    digest: (text) => Promise.resolve(`hash-of-${text}`),
    wait: () => new Promise(() => undefined),
  });
  const ask = async (path: string, token = 'camille', language = 'fr'): Promise<Response> => {
    const work: Promise<unknown>[] = [];
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const answer = await own.answer(new Request(ORIGIN + path, { headers }), (more) => work.push(more));
    await Promise.all(work);
    return answer;
  };
  const fill = (): void => {
    memory.state.isFull = true;
  };
  return { own, ask, state, fill, addresses: memory.keys, stores: memory.stores };
}
const down: Server = () => Promise.reject(new TypeError('Failed to fetch'));

describe('own answers without a connection', () => {
  it('are shown with the time at which the server sent them', async () => {
    const { ask, state } = setUp(ofSeeker);
    expect((await ask('/api/applications?page=1')).headers.get(KEPT_AT)).toBeNull();
    state.server = down;
    state.now = 5_000;
    const kept = await ask('/api/applications?page=1');
    expect(await kept.json()).toMatchObject({ path: '/api/applications' });
    expect(kept.headers.get(KEPT_AT)).toBe('1000');
    await expect(ask('/api/applications?page=2')).rejects.toThrow('Failed to fetch');
    await expect(ask('/api/applications?page=1', 'camille', 'en')).rejects.toThrow('Failed to fetch');
  });

  it('are shown while a proxy answers that the server is down, and not after half a day', async () => {
    const { ask, state } = setUp(ofSeeker);
    await ask('/api/matches');
    state.server = () => new Response('', { status: 502 });
    expect((await ask('/api/matches')).status).toBe(200);
    state.now += MAX_AGE_MS + 1;
    expect((await ask('/api/matches')).status).toBe(502);
  });

  it('are bounded', async () => {
    const { ask, addresses } = setUp(ofSeeker);
    for (let page = 0; page < MAX_ANSWERS + 5; page += 1) await ask(`/api/matches?page=${page}`);
    expect(addresses()).toHaveLength(MAX_ANSWERS);
    expect(addresses().some((address) => address.includes('/api/users/me'))).toBe(true);
    expect(addresses().some((address) => address.includes('page=0&'))).toBe(false);
  });

  it('are removed when the server takes them back', async () => {
    const { ask, state, addresses } = setUp(ofSeeker);
    await ask('/api/matches');
    state.server = (path, token) =>
      path === '/api/matches' ? new Response('', { status: 404 }) : ofSeeker(path, token);
    await ask('/api/matches');
    expect(addresses().filter((address) => address.includes('matches'))).toEqual([]);
  });
});

describe('a device without space', () => {
  it('gets the answers of the server, and nothing without a connection', async () => {
    const { ask, state, fill } = setUp(ofSeeker);
    fill();
    expect((await ask('/api/matches')).status).toBe(200);
    state.server = down;
    await expect(ask('/api/matches')).rejects.toThrow('Failed to fetch');
  });
});

describe('the end of a session', () => {
  it('leaves nothing, also of an answer that is still on its way', async () => {
    const { own, ask, state, stores } = setUp(ofSeeker);
    await ask('/api/matches');
    let arrive = (_response: Response): void => undefined;
    state.server = () => new Promise((resolve) => (arrive = resolve));
    const late = ask('/api/notifications');
    await new Promise((resolve) => setTimeout(resolve));
    await own.forget();
    arrive(Response.json({ notifications: [] }));
    await late;
    expect([...stores.keys()]).toEqual([]);
  });

  it('is noticed by a refused token', async () => {
    const { ask, state, stores } = setUp(ofSeeker);
    await ask('/api/matches');
    state.server = () => new Response('', { status: 401 });
    await ask('/api/notifications');
    expect([...stores.keys()]).toEqual([]);
  });

  it('is noticed by the first request of another person, who reads nothing of the first', async () => {
    const { ask, state, addresses, stores } = setUp(ofSeeker);
    await ask('/api/matches', 'camille');
    state.server = down;
    await expect(ask('/api/matches', 'noor')).rejects.toThrow('Failed to fetch');
    expect(addresses()).toEqual([]);
    expect([...stores.keys()]).toEqual([]);
  });
});

describe('what may be kept', () => {
  it.each([
    ['RECRUITER', ['/api/messages/conversations', '/api/applications', '/api/matches', '/api/credit-reservations']],
    ['OPERATOR', ['/api/notifications', '/api/users/me']],
  ])('nothing of other people for %s', async (type, paths) => {
    const { ask, addresses } = setUp((path) => (path === '/api/users/me' ? accountOf(type) : Response.json({ path })));
    for (const path of paths) await ask(path);
    expect(addresses().filter((address) => !address.includes('/api/users/me'))).toEqual([]);
    if (type === 'OPERATOR') expect(addresses()).toEqual([]);
  });

  it.each([
    '/api/messages/search',
    '/api/messages/conversations/with/0198c0de-0000-7000-8000-000000000001',
    '/api/applications/job/0198c0de-0000-7000-8000-000000000001',
    '/api/users',
    '/api/users/0198c0de-0000-7000-8000-000000000001',
    '/api/users/me/export',
    '/api/videos/my',
    '/api/admin/users',
    '/api/shared/token',
    '/api/auth/sessions',
    '/media/videos/1.mp4',
  ])('not %s', (path) => expect(keptFor(path)).toEqual([]));

  it('no list that names candidates for recruiters', () => {
    const theirs = keptLists.filter((list) => list.for.includes('RECRUITER')).map(({ path }) => path);
    expect(theirs).toEqual([
      '/api/users/me',
      '/api/client-config',
      '/api/notifications',
      '/api/notifications/unread/count',
      '/api/jobs/my/jobs',
      '/api/credits/balance',
    ]);
  });

  it('lists, single applications and conversations by their id', () => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    for (const path of ['/api/matches', `/api/applications/${id}`, `/api/messages/${id}_${id}`])
      expect(keptFor(path)).toEqual(['JOB_SEEKER']);
  });

  it('no signature that opens a file', async () => {
    const { ask, state } = setUp((path) =>
      path === '/api/users/me'
        ? accountOf('JOB_SEEKER')
        : Response.json({
            poster: '/api/stream/thumbnail/1?access=abc',
            segment: '/media/v1/1/2/3?until=9&signature=abc',
          }),
    );
    await ask('/api/matches');
    state.server = down;
    expect(await (await ask('/api/matches')).json()).toEqual({
      poster: '/api/stream/thumbnail/1',
      segment: '/media/v1/1/2/3',
    });
  });

  it('only reads with a session', () => {
    const url = new URL(`${ORIGIN}/api/matches`);
    const headers = new Headers({ authorization: 'Bearer t' });
    expect(OwnAnswers.takes({ method: 'GET', headers }, url)).toBe(true);
    expect(OwnAnswers.takes({ method: 'PUT', headers }, url)).toBe(false);
    expect(OwnAnswers.takes({ method: 'GET', headers: new Headers() }, url)).toBe(false);
  });
});

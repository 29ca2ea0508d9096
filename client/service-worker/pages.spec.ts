import { isShellOf, Pages, SHELL } from './pages';

const ORIGIN = 'https://entrevue.example';
const build = { pages: ['/', '/jobs', '/jobs/:id', '/messages', '/shared', '/handover'], written: ['/', '/jobs'] };
const html = '<!doctype html><html lang="fr"><script src="/assets/index-a.js"></script></html>';

function setUp(fetch: () => Promise<Response>, { isSlow = false } = {}) {
  return new Pages(build, {
    fetch,
    shell: () => Promise.resolve(new Response(html, { headers: { 'content-security-policy': 'kept' } })),
    wait: () => (isSlow ? Promise.resolve() : new Promise(() => undefined)),
  });
}
const at = (path: string): Request => new Request(ORIGIN + path);
const fresh = (): Promise<Response> => Promise.resolve(new Response('fresh'));
const down = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('pages without a connection', () => {
  it.each([
    ['/messages', 'navigate', true],
    ['/jobs/1', 'navigate', true],
    ['/messages', 'cors', false],
    ['/shared', 'navigate', false],
    ['/handover', 'navigate', false],
    ['/api/users/me/export', 'navigate', false],
    ['/media/1.mp4', 'navigate', false],
  ] as const)('%s as %s: %s', (path, mode, isTaken) => {
    expect(setUp(fresh).takes({ mode, method: 'GET' }, new URL(ORIGIN + path))).toBe(isTaken);
  });

  it('come from the server if it answers', async () => {
    expect(await (await setUp(fresh).answer(at('/messages'))).text()).toBe('fresh');
  });

  it.each([
    ['no network', down],
    ['a proxy without a server', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('are the kept page, marked, with its security headers: %s', async (_why, fetch) => {
    const answer = await setUp(fetch).answer(at('/messages'));
    expect(await answer.text()).toContain('<html data-start="offline" lang="fr">');
    expect(answer.headers.get('content-security-policy')).toBe('kept');
  });

  it('do not wait long for a slow server, except for a page that comes with its content', async () => {
    const slow = (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 20));
    expect(await (await setUp(slow, { isSlow: true }).answer(at('/messages'))).text()).toContain('offline');
    expect(await (await setUp(slow, { isSlow: true }).answer(at('/jobs'))).text()).toBe('late');
  });
});

it('refuses the empty page of another build', async () => {
  expect(await isShellOf('/assets/index-a.js', ORIGIN + SHELL, new Response(html))).toBe(true);
  expect(await isShellOf('/assets/index-b.js', ORIGIN + SHELL, new Response(html))).toBe(false);
  expect(await isShellOf('/assets/index-b.js', `${ORIGIN}/assets/x.js`, new Response(''))).toBe(true);
});

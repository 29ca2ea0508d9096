import { forgetSharedResume } from '../lib/forget-shared-resume';
import { takeSharedResume } from '../lib/shared-resume';
import { memoryCaches } from '../lib/spec-support/memory-caches';
import { MAX_BYTES, SHARED_CACHE, SHARED_RESUME } from './share-target';
import { MAX_AGE_MS, SharedResume } from './shared-resume';

const ADDRESS = `https://entrevue.example${SHARED_RESUME}`;
const BOUNDARY = 'frontier';

interface Part {
  readonly content: string;
  readonly name: string;
  readonly type?: string;
  readonly field?: string;
}

/** A form as browsers send it. */
const formOf = (parts: readonly Part[]): Request =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: [
      ...parts.map(
        ({ content, name, type = 'application/pdf', field = 'resume' }) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`,
      ),
      `--${BOUNDARY}--\r\n`,
    ].join(''),
  });

function setUp() {
  const { caches, state: cacheState } = memoryCaches();
  const state = { now: 1_000 };
  const shared = new SharedResume({ caches, now: () => state.now });
  const share = async (...parts: readonly Part[]): Promise<string | null> => {
    const { status, headers } = await shared.answer(formOf(parts));
    expect(status).toBe(303);
    return new URL(headers.get('location') ?? '').searchParams.get('file');
  };
  return { shared, share, state, cacheState, caches, take: () => takeSharedResume(caches, state.now) };
}

describe('a résumé that another app shares', () => {
  it('is kept for one page, with its name', async () => {
    const { share, take } = setUp();
    expect(await share({ content: 'une page', name: 'CV été.pdf' })).toBe('kept');
    const file = await take();
    expect([file?.name, file?.size, file?.type]).toEqual(['CV été.pdf', 8, 'application/pdf']);
    expect(await take()).toBeNull();
  });

  it('gets an extension if the app gives only a type', async () => {
    const { share, take } = setUp();
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(await share({ content: 'x', name: 'Document 12', type })).toBe('kept');
    expect((await take())?.name).toBe('Document 12.docx');
  });

  it('is kept if its name is cut within an emoji', async () => {
    const { share, take } = setUp();
    expect(await share({ content: 'x', name: `${'😀'.repeat(120)}1.pdf` })).toBe('kept');
    expect((await take())?.name).toMatch(/^.😀{97}1\.pdf$/u);
    expect(await share({ content: 'x', name: `1${'😀'.repeat(120)}` })).toBe('kept');
    expect((await take())?.name).toMatch(/^1😀{99}.\.pdf$/u);
  });

  it.each([
    ['missing', []],
    ['missing', [{ content: '', name: '', type: 'application/octet-stream' }]],
    ['missing', [{ content: 'x', name: 'cv.pdf', field: 'other' }]],
    ['empty', [{ content: '', name: 'cv.pdf' }]],
    ['several', [1, 2].map((n) => ({ content: 'x', name: `cv${n}.pdf` }))],
    ['wrong-type', [{ content: 'x', name: 'photo.jpg', type: 'image/jpeg' }]],
    ['wrong-type', [{ content: 'x', name: 'notes.md', type: 'text/plain' }]],
    ['kept', [{ content: 'x'.repeat(MAX_BYTES), name: 'cv.pdf' }]],
    ['too-large', [{ content: 'x'.repeat(MAX_BYTES + 1), name: 'cv.pdf' }]],
    ['too-large', [{ content: 'x'.repeat(MAX_BYTES * 1.1), name: 'cv.pdf' }]],
  ])('leads to the page with "%s"', async (outcome, parts) => {
    const { share, take } = setUp();
    await share({ content: 'earlier', name: 'earlier.pdf' });
    expect(await share(...parts)).toBe(outcome);
    const file = await take();
    // The earlier file is gone in every case, because the person means the new one.
    expect(file?.name).toBe(outcome === 'kept' ? 'cv.pdf' : undefined);
  });

  it('is not kept without space, or if the form cannot be read', async () => {
    const { shared, share, cacheState, caches, take } = setUp();
    await share({ content: 'earlier', name: 'earlier.pdf' });
    cacheState.isFull = true;
    expect(await share({ content: 'x', name: 'cv.pdf' })).toBe('not-kept');
    expect(await caches.has(SHARED_CACHE)).toBe(false);
    const broken = new Request(ADDRESS, { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/mixed' } });
    expect((await shared.answer(broken)).headers.get('location')).toMatch(/\?file=not-kept$/);
    expect(await take()).toBeNull();
  });

  it('is deleted after an hour, and at sign-out', async () => {
    const { shared, share, state, caches, take } = setUp();
    await share({ content: 'x', name: 'cv.pdf' });
    state.now += MAX_AGE_MS;
    await shared.removeExpired();
    expect(await caches.has(SHARED_CACHE)).toBe(true);
    state.now += 1;
    expect(await take()).toBeNull();
    await share({ content: 'x', name: 'cv.pdf' });
    state.now += MAX_AGE_MS + 1;
    await shared.removeExpired();
    expect(await caches.has(SHARED_CACHE)).toBe(false);
    await share({ content: 'x', name: 'cv.pdf' });
    await forgetSharedResume(caches);
    expect(await caches.has(SHARED_CACHE)).toBe(false);
    await forgetSharedResume(undefined);
    expect(await takeSharedResume(undefined, 0)).toBeNull();
  });

  it('is not deleted with an expired one that it replaces', async () => {
    const { shared, share, state, take } = setUp();
    await share({ content: 'x', name: 'earlier.pdf' });
    state.now += MAX_AGE_MS + 1;
    const removals = [shared.removeExpired(), share({ content: 'x', name: 'cv.pdf' }), shared.removeExpired()];
    await Promise.all(removals);
    expect((await take())?.name).toBe('cv.pdf');
  });

  it('is taken only from a form that opens a page, at its own address', () => {
    const takes = (mode: RequestMode, method: string, pathname: string): boolean =>
      SharedResume.takes({ mode, method }, { pathname });
    expect(takes('navigate', 'POST', SHARED_RESUME)).toBe(true);
    expect(takes('navigate', 'GET', SHARED_RESUME)).toBe(false);
    expect(takes('cors', 'POST', SHARED_RESUME)).toBe(false);
    expect(takes('navigate', 'POST', '/profile')).toBe(false);
  });
});

import { jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../logging/logger.js';
import { PageRenderer } from './page-renderer.js';

/** A program that does what its page's address says. */
const program = `
import { parentPort } from 'node:worker_threads';
const page = (html) => ({ html, css: '.a{}', styles: 'a', data: { reads: [] }, title: 'T', description: null, items: [] });
const asked = new Map();
parentPort.on('message', (told) => {
  if (told.kind === 'answer') return parentPort.postMessage({ kind: 'page', id: asked.get(told.id), parts: page(told.answer.body) });
  const { id, page: { address, language } } = told;
  if (address === '/fails') return parentPort.postMessage({ kind: 'failed', id, reason: 'a component broke' });
  if (address === '/ends') process.exit(1);
  if (address === '/hangs') return;
  if (address === '/styles') return parentPort.postMessage({ kind: 'page', id, parts: { ...page(''), css: '</style>' } });
  asked.set(id, id);
  parentPort.postMessage({ kind: 'read', id, address: '/api' + address, language });
});
`;

describe('the writer of public pages', () => {
  let folder: string;
  let renderer: PageRenderer;
  let lines: string[];
  const reads: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-writer-'));
    await writeFile(join(folder, 'worker.mjs'), program);
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    lines = [];
    reads.length = 0;
    renderer = new PageRenderer(createLogger('warn', { write: (line: string) => void lines.push(line) }));
    renderer.start(join(folder, 'worker.mjs'), (address, language) => {
      reads.push(`${address} ${language}`);
      return Promise.resolve({ status: 200, body: `${address} in ${language}` });
    });
  });
  afterEach(() => renderer.onModuleDestroy());
  const htmlAt = async (address: string, version?: string) =>
    (await renderer.write({ address, language: 'fr', ...(version && { version }) }))?.html ?? null;

  it('writes a page once for all who ask at the same time or soon after, and again for another version', async () => {
    const pages = await Promise.all([htmlAt('/a', '1'), htmlAt('/a', '1')]);
    expect([...pages, await htmlAt('/a', '1')]).toEqual(Array(3).fill('/api/a in fr'));
    expect(reads.filter((read) => read === '/api/a fr')).toHaveLength(1);
    await htmlAt('/a', '2');
    expect(reads.filter((read) => read === '/api/a fr')).toHaveLength(2);
    expect(renderer.faults).toBe(0);
  });

  it('answers nothing where a component breaks or a page takes too long, and counts it', async () => {
    expect(await htmlAt('/fails')).toBeNull();
    expect(await htmlAt('/hangs')).toBeNull();
    expect(renderer.faults).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'page not written', page: '/fails', faults: 1 },
      { msg: 'page not written', page: '/hangs', faults: 2 },
    ]);
    // The others go on.
    expect(await htmlAt('/b')).toBe('/api/b in fr');
  });

  it('takes no page whose styles would close their element, and no endless address', async () => {
    expect(await htmlAt('/styles')).toBeNull();
    expect(await htmlAt(`/${'x'.repeat(700)}`)).toBeNull();
  });

  it('starts its thread when a page is asked for', async () => {
    expect(renderer.isRunning).toBe(false);
    expect(await htmlAt('/a')).toBe('/api/a in fr');
    expect(renderer.isRunning).toBe(true);
  });

  it('starts its thread after five seconds if no page is asked for, so that the API is ready sooner', async () => {
    jest.useFakeTimers();
    const unasked = new PageRenderer(createLogger('silent'));
    unasked.start(join(folder, 'worker.mjs'), () => Promise.resolve({ status: 200, body: '' }));
    jest.advanceTimersByTime(4_900);
    const before = unasked.isRunning;
    jest.advanceTimersByTime(200);
    const after = unasked.isRunning;
    jest.useRealTimers();
    await unasked.onModuleDestroy();
    expect([before, after]).toEqual([false, true]);
  });

  it('starts no thread after it was stopped', async () => {
    jest.useFakeTimers();
    const stopped = new PageRenderer(createLogger('silent'));
    stopped.start(join(folder, 'worker.mjs'), () => Promise.resolve({ status: 200, body: '' }));
    await stopped.onModuleDestroy();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(stopped.isRunning).toBe(false);
  });

  it('answers nothing for a moment after its thread has ended', async () => {
    expect(await htmlAt('/ends')).toBeNull();
    expect(await htmlAt('/b')).toBeNull();
  });

  it('answers nothing where no client was built', async () => {
    const without = new PageRenderer(createLogger('silent'));
    without.start(join(folder, 'none.mjs'), () => Promise.reject(new Error('not asked')));
    expect(await without.write({ address: '/a', language: 'fr' })).toBeNull();
  });
});

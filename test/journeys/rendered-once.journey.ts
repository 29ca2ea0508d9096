import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openProduct, type Product } from './shared/product.js';
import { askFor, enrol } from './support/api.js';

const MINUTE = 60_000;
const DIST = join(import.meta.dirname, '../../dist');

/** Messages of the renderer (client/rendering/worker.ts). */
type Message =
  | { readonly kind: 'ready' }
  | { readonly kind: 'read'; readonly id: number; readonly address: string; readonly language: string }
  | { readonly kind: 'page'; readonly parts: { readonly renderings: number } | null }
  | { readonly kind: 'failed'; readonly reason: string };

/** Rendering a page is most of the time that a visitor waits for it (client/rendering/pages.ts: `useReads`). */
describe('the server renders each public page once, with everything that it reads', () => {
  let instance: Product;
  let renderer: Worker;
  let values: Readonly<Record<string, string>>;

  async function answer(id: number, address: string, language: string): Promise<void> {
    const response = await fetch(`${instance.url}${address}`, { headers: { 'accept-language': language } });
    renderer.postMessage({ kind: 'answer', id, answer: { status: response.status, body: await response.text() } });
  }

  /** How often a page was rendered, or why it was not. */
  const renderingsOf = (address: string): Promise<number | string> =>
    new Promise((resolve, reject) => {
      const receive = (message: Message): void => {
        if (message.kind === 'read') answer(message.id, message.address, message.language).catch(reject);
        if (message.kind !== 'page' && message.kind !== 'failed') return;
        renderer.off('message', receive);
        resolve(message.kind === 'page' ? (message.parts?.renderings ?? 'not rendered') : message.reason);
      };
      renderer.on('message', receive);
      renderer.postMessage({ kind: 'render', id: 1, page: { address, language: 'fr' } });
    });

  beforeAll(async () => {
    instance = await openProduct({}, { withWorker: false });
    const person = { email: 'once@atelier.example', password: 'sept oies sur la glace', full_name: 'Odette Roy' };
    const { token } = await enrol(instance.url, { ...person, user_type: 'RECRUITER' });
    const make = async (path: string, body: object): Promise<string> =>
      (await askFor<{ id: string }>(instance.url, token, 'POST', path, body)).id;
    const companyId = await make('/api/companies', { name: 'Ateliers Boréaux' });
    const jobId = await make('/api/jobs', {
      ...{ title: 'Soudeuse', department: 'Atelier', description: 'Vous travaillez en équipe.', status: 'ACTIVE' },
      ...{
        location: 'Sherbrooke, QC',
        requirements: ['DEP en soudage'],
        job_type: 'FULL_TIME',
        salary_range: '28 $/h',
      },
    });
    values = { '/jobs/:id': `/jobs/${jobId}`, '/company/:id': `/company/${companyId}` };
    renderer = new Worker(join(DIST, 'pages/worker.js'));
  }, 2 * MINUTE);
  afterAll(async () => {
    await renderer?.terminate();
    await instance?.stop();
  }, MINUTE);

  it(
    'all that the build names, a posting, a company and lists with filters',
    async () => {
      const { written } = JSON.parse(await readFile(join(DIST, 'client/addresses.json'), 'utf8')) as {
        written: string[];
      };
      expect(written.length).toBeGreaterThan(10);
      const paths = written.map((path) => values[path] ?? path);
      paths.push(...Object.values(values), '/jobs?search=soudeuse&location=Sherbrooke', '/companies?search=boreaux');
      const renderings: Record<string, unknown> = {};
      for (const path of paths) renderings[path] = await renderingsOf(path);
      expect(renderings).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
    },
    MINUTE,
  );
});

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openProduct, type Product } from './shared/product.js';

const MINUTE = 60_000;

interface Rendered {
  readonly kind: 'page' | 'failed' | 'read' | 'ready';
  readonly id: number;
  readonly address: string;
  readonly language: string;
  readonly reason?: string;
  readonly parts?: { readonly renderings: number; readonly html: string } | null;
}

/** Rendering a page is most of the time that a visitor waits for it (client/rendering/pages.ts: `useReads`). */
describe('the server renders each public page once, with everything that it reads', () => {
  let instance: Product;
  let renderer: Worker;
  let jobId: string;
  let companyId: string;

  async function send<T>(path: string, body: object, token = ''): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${instance.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function answer({ id, address, language }: Rendered): Promise<void> {
    const response = await fetch(`${instance.url}${address}`, { headers: { 'accept-language': language } });
    renderer.postMessage({ kind: 'answer', id, answer: { status: response.status, body: await response.text() } });
  }

  const render = (address: string): Promise<Rendered> =>
    new Promise((resolve, reject) => {
      const receive = (message: Rendered): void => {
        if (message.kind === 'read') answer(message).catch(reject);
        if (message.kind !== 'page' && message.kind !== 'failed') return;
        renderer.off('message', receive);
        resolve(message);
      };
      renderer.on('message', receive);
      renderer.postMessage({ kind: 'render', id: 1, page: { address, language: 'fr' } });
    });

  beforeAll(async () => {
    instance = await openProduct({}, { withWorker: false });
    const { token } = await send<{ token: string }>('/api/auth/register', {
      ...{ email: 'once@atelier.example', password: 'sept oies sur la glace' },
      ...{ full_name: 'Odette Roy', user_type: 'RECRUITER' },
      consents: { adult: true, terms: true, privacy: true },
    });
    ({ id: companyId } = await send<{ id: string }>('/api/companies', { name: 'Ateliers Boréaux' }, token));
    const posting = {
      ...{
        title: 'Soudeuse',
        department: 'Atelier',
        description: 'Vous travaillez en équipe.',
        location: 'Sherbrooke, QC',
      },
      ...{ requirements: ['DEP en soudage'], job_type: 'FULL_TIME', salary_range: '28 $/h', status: 'ACTIVE' },
    };
    ({ id: jobId } = await send<{ id: string }>('/api/jobs', posting, token));
    renderer = new Worker(join(import.meta.dirname, '../../dist/pages/worker.js'));
  }, 2 * MINUTE);
  afterAll(async () => {
    await renderer?.terminate();
    await instance?.stop();
  }, MINUTE);

  it(
    'pages of a posting and a company, lists, prices and texts',
    async () => {
      const paths = ['/', '/jobs', '/jobs?search=soudeuse&location=Sherbrooke', `/jobs/${jobId}`, '/companies'];
      paths.push(`/company/${companyId}`, '/pricing', '/about', '/help', '/help/the-72-hours');
      const rendered = new Map<string, unknown>();
      for (const path of paths) {
        const { parts, reason } = await render(path);
        rendered.set(path, reason ?? parts?.renderings);
      }
      expect(Object.fromEntries(rendered)).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
    },
    MINUTE,
  );
});

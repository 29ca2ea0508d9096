import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor, enrol } from './support/api.js';
import { makeApplicants } from './support/applicants.js';
import { type Limit, overLimit, weigh } from './support/weigh.js';
import { visit } from './support/visit.js';

const MINUTE = 60_000;

/**
 * Pages of the application with an empty cache: everything until the network is idle, with the answers of the API and the files that
 * the page loads after its first picture. Lower a number when a page becomes lighter.
 * Measured: 32 requests and 399 kB, 43 and 455, 56 and 475, 53 and 479.
 */
const limits = {
  'sign-in': { path: '/login', reader: 'visitor', requests: 35, kilobytes: 407 },
  jobs: { path: '/jobs', reader: 'seeker', requests: 46, kilobytes: 463 },
  messages: { path: '/messages', reader: 'seeker', requests: 59, kilobytes: 483 },
  board: { path: '', reader: 'recruiter', requests: 56, kilobytes: 487 },
} as const satisfies Record<string, Limit & { readonly path: string; readonly reader: string }>;

describe('a page of the application with an empty cache', () => {
  let instance: Product;
  let browser: Browser;
  const tokens: Record<string, string> = {};
  let jobId: string;

  beforeAll(async () => {
    instance = await openProduct({}, { withWorker: false });
    browser = await launchBrowser();
    const { url } = instance;
    const { token } = await askFor<{ token: string }>(url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    await askFor(url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await askFor<{ id: string }>(url, token, 'POST', '/api/jobs', {
      ...{ title: 'Soudage-montage', department: 'Atelier', location: 'Trois-Rivières, QC', job_type: 'FULL_TIME' },
      ...{ description: 'Vous soudez des charpentes d’acier.', requirements: ['Soudage TIG'], status: 'ACTIVE' },
    });
    jobId = job.id;
    await makeApplicants({ url, jobId, count: 6 });
    tokens['recruiter'] = token;
    const seeker = { email: 'noe@example.org', password: 'sept oies sur la glace', full_name: 'Noé Gagnon' };
    tokens['seeker'] = (await enrol(url, { ...seeker, user_type: 'JOB_SEEKER' })).token;
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(`${instance.url}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  };

  it.each(Object.entries(limits))(
    'is light: %s',
    async (name, { path, reader, ...limit }) => {
      const { page, context, faults } = await visit(browser);
      const token = tokens[reader];
      if (token !== undefined) await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token);
      const weight = await weigh(page);
      await open(page, name === 'board' ? `/recruiter/jobs/${jobId}/applications` : path);
      expect(overLimit(weight, limit)).toBeNull();
      expect(faults).toEqual([]);
      await context.close();
    },
    MINUTE,
  );
});

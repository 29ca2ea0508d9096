import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { isAt } from './support/addresses.js';
import { askFor, enrol } from './support/api.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const root = join(import.meta.dirname, '../..');
const password = 'une phrase facile à retenir';
const ana = { email: 'ana.lavoie@example.org', password };
const noor = { email: 'noor@example.org', password };

/** Addresses of all answers that the service worker has kept of people. */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the answers of these addresses are kept, which happens after they were given. */
async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  const end = Date.now() + MINUTE;
  let kept: readonly string[] = [];
  do kept = await keptAnswers(page);
  while (Date.now() < end && !paths.every((path) => kept.includes(path)));
  expect(kept).toEqual(expect.arrayContaining([...paths]));
}

/** Waits until the browser keeps no answers of people, or nothing at all. `waitForFunction` does not wait for promises. */
async function untilForgotten(page: Page, what: 'answers' | 'everything'): Promise<void> {
  const end = Date.now() + MINUTE;
  const prefix = what === 'answers' ? 'own-' : '';
  const left = (): Promise<string[]> =>
    page.evaluate(async (start) => (await caches.keys()).filter((name) => name.startsWith(start)), prefix);
  while ((await left()).length > 0 && Date.now() < end) await page.waitForTimeout(100);
  expect(await left()).toEqual([]);
}

/** Scripts and styles that this page has loaded. */
const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path))
      .map((path) => path.replace('/assets/', '')),
  );

/** Keys that may stay after a sign-out: they say nothing about a person. */
const impersonal = ['language', 'theme', 'single-key-shortcuts', 'privacy_policy_read'];
const personalKeys = (page: Page): Promise<string[]> =>
  page.evaluate((known) => Object.keys(localStorage).filter((key) => !known.includes(key)), impersonal);

describe('a device without a connection', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let seeker: Visit;
  let page: Page;
  let next: string;
  let building: Promise<unknown>;

  beforeAll(async () => {
    next = await mkdtemp(join(root, 'dist/next-'));
    instance = await startInstance({}, { withWorker: false });
    building = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'support/second-build.mjs'), next]);
    browser = await launchBrowser();
    const { url } = instance;
    const recruiter = await enrol(url, {
      ...{ email: 'odette@atelier.example', password, full_name: 'Odette Roy', user_type: 'RECRUITER' },
    });
    await askFor(url, recruiter.token, 'POST', '/api/companies', { name: 'Hôpital Mont-Blanc' });
    const me = await enrol(url, { ...ana, full_name: 'Ana Lavoie', user_type: 'JOB_SEEKER' });
    await enrol(url, { ...noor, full_name: 'Noor Haddad', user_type: 'JOB_SEEKER' });
    const { id } = await askFor<{ id: string }>(url, recruiter.token, 'POST', '/api/credit-reservations', {
      target_user_id: me.id,
    });
    await askFor(url, me.token, 'PUT', `/api/credit-reservations/${id}`, { status: 'MATCHED' });
    const message = { receiver_id: me.id, content: 'Bonjour Ana', attachment_ids: [] };
    await askFor(url, recruiter.token, 'POST', '/api/messages', message);
    seeker = await visit(browser, { serviceWorkers: 'allow' });
    page = seeker.page;
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await building?.catch(() => undefined);
    await rm(next, { recursive: true, force: true });
  }, MINUTE);

  const isControlled = (): Promise<unknown> =>
    page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: MINUTE });

  it(
    'keeps the lists that the person opened, and shows them with their time while the server is stopped',
    async () => {
      await page.goto(`${instance.url}/login`);
      await logIn(page, ana);
      await page.waitForURL(isAt('/dashboard'));
      await page.getByRole('button', { name: 'Tout accepter' }).click();
      await isControlled();
      await page.goto(`${instance.url}/jobs?search=soudure`);
      await page.waitForFunction(() => localStorage.getItem('recent_searches') !== null);
      await page.goto(`${instance.url}/reservations`);
      await page.getByText('Hôpital Mont-Blanc').first().waitFor();
      await page.goto(`${instance.url}/messages`);
      await page.getByText('Bonjour Ana').first().click();
      await page.getByRole('log').getByText('Bonjour Ana').waitFor();
      await untilKept(page, ['/api/users/me', '/api/credit-reservations', '/api/messages/conversations']);
      await instance.stopApi();

      await page.reload();
      await page.getByText(/Le serveur ne répond pas\. Cette page date de \d/).waitFor({ timeout: MINUTE });
      await page.getByRole('log').getByText('Bonjour Ana').waitFor();
      await seeker.context.setOffline(true);
      await page.getByText(/Vous êtes hors ligne\. Cette page date de \d/).waitFor();
      await page.getByRole('textbox', { name: 'Votre message' }).fill('Je réponds du métro');
      await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
      await page.goto(`${instance.url}/companies`);
      await page.getByRole('heading', { name: 'Cette page a besoin d’une connexion' }).waitFor();
      await page.getByText(/après 10 minutes sans activité, elles sont effacées/).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Demandes' }).click();
      await page.getByText('Hôpital Mont-Blanc').first().waitFor();
      await page.goto(`${instance.url}/messages`);
      await page.getByText('Bonjour Ana').first().waitFor();
    },
    3 * MINUTE,
  );

  it(
    'never mixes two versions: a page of the first offers the second, which then starts whole',
    async () => {
      await building;
      const [first = [], second = []] = await Promise.all(
        [join(root, 'dist'), next].map((build) => readdir(join(build, 'client/assets'))),
      );
      await instance.startApi({ build: next });
      await seeker.context.setOffline(false);
      const sent = (): Promise<unknown[]> =>
        query(instance.databaseUrl, `select 1 from message where content = 'Je réponds du métro'`);
      const end = Date.now() + MINUTE;
      while ((await sent()).length === 0 && Date.now() < end) await page.waitForTimeout(200);
      expect((await loadedFiles(page)).filter((name) => !first.includes(name))).toEqual([]);

      // A page of the first version whose script the server no longer has.
      await page.getByRole('button', { name: 'Compte de Ana Lavoie' }).click();
      await page.getByRole('menuitem', { name: 'Paramètres' }).click();
      await page.getByText('Une nouvelle version d’Entrevue est prête.').waitFor();
      await page.getByRole('button', { name: 'Recharger la page' }).click();
      await page.waitForFunction(() => 'isSecondBuild' in globalThis);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await loadedFiles(page)).filter((name) => !second.includes(name))).toEqual([]);
      expect(await sent()).toHaveLength(1);

      await instance.stopApi();
      await page.goto(`${instance.url}/messages`);
      await page.getByText('Je réponds du métro').first().click();
      await page.getByRole('log').getByText('Bonjour Ana').waitFor();
      const offline = await loadedFiles(page);
      expect([first, second].some((build) => offline.every((name) => build.includes(name)))).toBe(true);
    },
    3 * MINUTE,
  );

  it(
    'leaves nothing of a person on the device after signing out, also without a connection',
    async () => {
      await page.getByRole('textbox', { name: 'Votre message' }).fill('Jamais parti');
      await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
      expect(await personalKeys(page)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^outgoing-messages:/), 'recent_searches']),
      );
      await page.getByRole('button', { name: 'Compte de Ana Lavoie' }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await page.waitForURL(({ pathname }) => pathname === '/login', { timeout: MINUTE });
      await untilForgotten(page, 'answers');
      expect(await personalKeys(page)).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'shows the next person nothing of the one before, and deletes what it kept when the server ends the session',
    async () => {
      await instance.startApi();
      await page.goto(`${instance.url}/login`);
      await logIn(page, noor);
      await page.waitForURL(isAt('/dashboard'));
      await page.goto(`${instance.url}/messages`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilKept(page, ['/api/users/me', '/api/messages/conversations']);
      const bodies = await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('own-'));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
        return Promise.all(all.flat().map((answer) => answer.text()));
      });
      expect(bodies.join()).toContain('Noor Haddad');
      expect(bodies.join()).not.toMatch(/Ana|Mont-Blanc/);

      const token = await page.evaluate(() => localStorage.getItem('auth_token'));
      await askFor(instance.url, token ?? '', 'POST', '/api/auth/logout');
      await page.goto(`${instance.url}/reservations`);
      await page.waitForURL(({ pathname }) => pathname === '/login');
      await untilForgotten(page, 'answers');
      expect(await personalKeys(page)).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'is freed of the worker and of all that it kept by a setting',
    async () => {
      await instance.stopApi();
      await instance.startApi({ env: { SERVICE_WORKER: 'off' } });
      await page.goto(`${instance.url}/login`);
      await untilForgotten(page, 'everything');
      // Browsers keep the configuration for a minute, and with it whether the site has a worker.
      await (await seeker.context.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.reload();
      await logIn(page, noor);
      await page.waitForURL(isAt('/dashboard'));
      await page.goto(`${instance.url}/settings/notifications`);
      await page
        .getByText(/Ce navigateur ne/)
        .first()
        .waitFor();
      await page.reload();
      expect(
        await page.evaluate(async () => [
          navigator.serviceWorker.controller,
          (await navigator.serviceWorker.getRegistrations()).length,
        ]),
      ).toEqual([null, 0]);
    },
    2 * MINUTE,
  );
});

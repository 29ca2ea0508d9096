import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor, enrol } from './support/api.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'onze canards dans la brume';

const seekerEmail = 'ines@example.org';
const recruiterEmail = 'rene@example.org';

describe('the command palette', () => {
  let instance: Product;
  let browser: Browser;
  let seekerId: string;
  const visits: Visit[] = [];

  async function arrive(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const arrived = await visit(browser, { reducedMotion: 'reduce', ...options });
    visits.push(arrived);
    await arrived.page.goto(`${instance.url}/login`);
    await arrived.page.getByRole('button', { name: 'Tout refuser' }).click();
    return arrived.page;
  }
  const field = (page: Page) => page.getByRole('combobox', { name: /^(Chercher une page|Find a page)/ });
  /** Types key by key, as fast as a person. */
  const type = (page: Page, words: string): Promise<void> => page.keyboard.type(words, { delay: 40 });
  async function open(page: Page): Promise<void> {
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    const seeker = await enrol(instance.url, {
      email: seekerEmail,
      password,
      full_name: 'Inès Caron',
      user_type: 'JOB_SEEKER',
    });
    seekerId = seeker.id;
    await askFor(instance.url, seeker.token, 'PUT', '/api/users/me', {
      location: 'Gatineau, QC',
      bio: 'Boulangère de nuit, pain au levain.',
      skills: ['Boulangerie'],
      years_experience: 9,
    });
    const recruiter = await enrol(instance.url, {
      email: recruiterEmail,
      password,
      full_name: 'René Morin',
      user_type: 'RECRUITER',
    });
    await query(
      instance.databaseUrl,
      `update account set approval_status = 'APPROVED', email_verified_at = now() where id = $1`,
      [recruiter.id],
    );
    await askFor(instance.url, recruiter.token, 'POST', '/api/companies', { name: 'Ateliers Morin' });
    await askFor(instance.url, recruiter.token, 'POST', '/api/jobs', {
      title: 'Ébéniste d’expérience',
      status: 'DRAFT',
    });
    // A worker indexes the profile before the search can find it.
    let total = 0;
    while (total === 0) {
      ({ total } = await askFor<{ total: number }>(
        instance.url,
        recruiter.token,
        'GET',
        '/api/users?user_type=JOB_SEEKER',
      ));
      if (total === 0) await sleep(250);
    }
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'a visitor finds a public page without its accents, and nothing is downloaded before',
    async () => {
      const page = await arrive();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => /Palette/.test(url))).toEqual([]);
      await open(page);
      expect(asked.filter((url) => /Palette/.test(url))).not.toEqual([]);
      await type(page, 'evenem');
      await page.getByRole('option', { name: 'Événements', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(isAt('/events'));
      await field(page).waitFor({ state: 'detached' });
    },
    MINUTE,
  );

  it(
    'a recruiter opens a posting and a masked person, changes the theme and the language, and signs out',
    async () => {
      const page = await arrive();
      await logIn(page, { email: recruiterEmail, password });
      await page.waitForURL(isAt('/recruiter/dashboard'));
      await open(page);
      await type(page, 'ebeniste');
      await page.getByRole('option', { name: /^Ébéniste/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/recruiter\/jobs\/[^/]+\/applications/);

      await open(page);
      await type(page, seekerId.replaceAll('-', '').slice(-4));
      await page.getByRole('option', { name: /^Candidat·e #/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(isAt(`/recruiter/candidates/${seekerId}`));

      const scheme = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await scheme();
      await open(page);
      await type(page, 'theme clair');
      await page.keyboard.press('Enter');
      await page.waitForFunction((colour) => getComputedStyle(document.body).backgroundColor !== colour, before);

      await open(page);
      await type(page, 'english');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      await open(page);
      // With a mistake.
      await type(page, 'sigm out');
      await page.getByRole('option', { name: 'Sign out' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(isAt('/login'));
    },
    2 * MINUTE,
  );

  it(
    'a seeker on a phone opens it from the menu, and `?` lists the keys but is text in a field',
    async () => {
      const page = await arrive({ viewport: { width: 390, height: 844 } });
      await logIn(page, { email: seekerEmail, password });
      await page.waitForURL(isAt('/dashboard'));
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await page.getByRole('button', { name: 'Chercher ou aller à' }).click();
      await field(page).waitFor();
      // It fills the screen, and nothing covers the field.
      expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await type(page, 'qui a vu');
      await page.getByRole('option', { name: 'Qui a vu mon profil' }).click();
      await page.waitForURL(isAt('/profile/access-log'));

      await page.locator('main h1').waitFor();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Raccourcis clavier' });
      await list.waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      await open(page);
      await type(page, 'quoi?');
      expect(await field(page).inputValue()).toBe('quoi?');
      await page.keyboard.press('Escape');
      await field(page).waitFor({ state: 'detached' });
    },
    2 * MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const EMAIL = 'mathilde.gagnon@example.org';
const COMPANY = 'Hôpital Mont-Blanc';
const NURSE = 'Registered Nurse, Intensive Care';
const AIDE = 'Préposée ou préposé aux bénéficiaires';

/** S5: suitable jobs are proposed with reasons in the reader's language, and answered. */
describe('matches, from the seeker’s side', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;
  let seekerToken: string;

  const call = <T>(token: string, method: string, path: string, body?: unknown): Promise<T> =>
    askFor<T>(instance.url, token, method, path, body);

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    seeker = await visit(browser);
    const recruiter = await call<{ token: string; user: { company: unknown } }>('', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    if (recruiter.user.company === null) await call(recruiter.token, 'POST', '/api/companies', { name: COMPANY });
    const town = { location: 'Montréal, QC', job_type: 'FULL_TIME', status: 'ACTIVE' };
    await call(recruiter.token, 'POST', '/api/jobs', {
      ...town,
      title: NURSE,
      department: 'Critical care',
      language: 'en',
      description: 'You care for patients in intensive care, on nights. Wound care is part of every shift.',
      requirements: ['Critical care', 'Wound care'],
    });
    await call(recruiter.token, 'POST', '/api/jobs', {
      ...town,
      title: AIDE,
      department: 'Soins',
      language: 'fr',
      description: 'Vous aidez les personnes hébergées aux soins de base, avec les infirmières de l’unité.',
      requirements: ['Soins aux patients', 'Suivi de plaies'],
    });
    const registered = await call<{ token: string }>('', 'POST', '/api/auth/register', {
      email: EMAIL,
      password: PASSWORD,
      full_name: 'Mathilde Gagnon',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true, profile_visible: true },
    });
    seekerToken = registered.token;
    await call(seekerToken, 'PUT', '/api/users/me', {
      skills: ['Soins intensifs', 'Suivi de plaies', 'Soins aux patients'],
      experience: 'Infirmière clinicienne. Huit ans aux soins intensifs.',
      years_experience: 8,
      location: 'Montréal, QC',
    });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const cardOf = (page: Page, title: string): Locator =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

  /** The worker has compared both postings with the profile. */
  async function untilProposed(): Promise<void> {
    await call(seekerToken, 'POST', '/api/matches/generate', {});
    for (const end = Date.now() + MINUTE; Date.now() < end; await sleep(500)) {
      const { matches } = await call<{ matches: unknown[] }>(seekerToken, 'GET', '/api/matches');
      if (matches.length >= 2) return;
    }
    throw new Error('the postings were not proposed');
  }

  it(
    'reads in French why an English posting fits, and says yes',
    async () => {
      await untilProposed();
      const { page } = seeker;
      await signIn(seeker, instance.url, { email: EMAIL, password: PASSWORD });
      await page.goto(`${instance.url}/matches`);
      const nurse = cardOf(page, NURSE);
      await nurse.waitFor();
      // The best match comes first, although it is in the other language.
      await page.getByRole('main').getByRole('heading', { name: AIDE }).waitFor();
      const titles = await page.getByRole('main').getByRole('heading').allInnerTexts();
      expect(titles.indexOf(NURSE)).toBeLessThan(titles.indexOf(AIDE));
      await nurse.getByRole('button', { name: /Pourquoi \d+/ }).click();
      await nurse.getByText('Compétences', { exact: true }).first().waitFor();
      // Her text beside the posting's requirement, each quoted in its own language, the labels in hers.
      const french = await nurse.innerText();
      for (const words of [/le profil dit «/, /l’offre «/, /soins intensifs/i, /intensive care/i])
        expect(french).toMatch(words);
      expect(await page.getByRole('link', { name: /^Écrire/ }).count()).toBe(0);

      await nurse.getByRole('button', { name: 'Ça m’intéresse' }).click();
      await page.getByText('est noté').first().waitFor();
      await page.getByRole('button', { name: 'Acceptées' }).click();
      await cardOf(page, NURSE).getByText('Ça vous intéresse').waitFor();
      // A person who said yes may write.
      await cardOf(page, NURSE)
        .getByRole('link', { name: /^Écrire/ })
        .waitFor();
    },
    2 * MINUTE,
  );

  it(
    'reads the same in English, and rejects the other one',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/matches`);
      await page.getByRole('button', { name: /Mathilde Gagnon/ }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Matches', level: 1 }).waitFor();
      const aide = cardOf(page, AIDE);
      await aide.getByRole('button', { name: /Why \d+/ }).click();
      await aide.getByText('Skills', { exact: true }).first().waitFor();
      const english = await aide.innerText();
      for (const words of [/the profile says “/, /suivi de plaies/i]) expect(english).toMatch(words);
      await aide.getByRole('button', { name: 'Not for me' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText('It will not be suggested to you again.', { exact: false }).waitFor();
      await dialog.getByRole('button', { name: 'Set aside' }).click();
      await page.getByRole('heading', { name: AIDE }).waitFor({ state: 'detached' });

      // After another computation it stays rejected, because neither text changed.
      await call(seekerToken, 'POST', '/api/matches/generate', {});
      await sleep(3_000);
      await page.reload();
      await page.getByText('Nothing to decide right now').waitFor();
      expect(seeker.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});

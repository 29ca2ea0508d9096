import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type RunningInstance, startInstance } from '../support/running-instance.js';
import { logIn, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';
const EMAIL = 'elise.gagnon@example.org';

const postings = [
  {
    title: 'Registered Nurse, Intensive Care',
    description: 'Critical care experience required. Wound care and medication administration are part of every shift.',
    requirements: ['Critical care', 'Wound care'],
  },
  {
    title: 'Infirmière auxiliaire, soins de longue durée',
    description: 'Vous donnez des soins de base et administrez des médicaments en équipe.',
    requirements: ['Soins de plaies', 'Administration de médicaments'],
  },
  {
    title: 'Cuisinier de ligne',
    description: 'Vous préparez les plats du jour dans notre cuisine.',
    requirements: ['Hygiène et salubrité alimentaires'],
  },
  {
    title: 'Chauffeur de camion, classe 1',
    description: 'Vous livrez des marchandises partout au Québec.',
    requirements: ['Permis de classe 1'],
  },
] as const;

describe('matches of a job seeker', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let token: string;

  async function call<T>(bearer: string, method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${instance.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  beforeAll(async () => {
    instance = await startInstance();
    browser = await launchBrowser();
    const recruiter = await call<{ token: string; user: { company: unknown } }>('', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    if (recruiter.user.company === null)
      await call(recruiter.token, 'POST', '/api/companies', { name: 'Hôpital Mont-Blanc' });
    for (const posting of postings)
      await call(recruiter.token, 'POST', '/api/jobs', {
        ...posting,
        department: 'Soins',
        location: 'Montréal, QC',
        job_type: 'FULL_TIME',
        status: 'ACTIVE',
      });
    const consents = { adult: true, terms: true, privacy: true, profile_visible: true };
    const person = { email: EMAIL, password: PASSWORD, full_name: 'Élise Gagnon', user_type: 'JOB_SEEKER', consents };
    ({ token } = await call<{ token: string }>('', 'POST', '/api/auth/register', person));
    await call(token, 'PUT', '/api/users/me', {
      bio: 'Infirmière clinicienne à Montréal.',
      location: 'Montréal, QC',
      experience: 'Huit ans aux soins intensifs comme infirmière clinicienne.',
      skills: ['Soins intensifs', 'Soins de plaies', 'Administration de médicaments'],
    });
    await call(token, 'POST', '/api/matches/generate', {});
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  async function openMatches(locale: 'fr-CA' | 'en-CA'): Promise<{ page: Page; faults: string[] }> {
    const { page, faults } = await visit(browser, { locale });
    await page.goto(`${instance.url}/login?next=/matches`);
    if (locale === 'fr-CA') await logIn(page, { email: EMAIL, password: PASSWORD });
    else {
      await page.getByLabel('Email', { exact: true }).fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await page.waitForURL('**/matches');
    return { page, faults };
  }

  const cards = (page: Page) => page.getByRole('main').getByRole('article');

  it(
    'S5, in French: an English posting comes first, with its reasons in her language; one yes, one no',
    async () => {
      const { page, faults } = await openMatches('fr-CA');
      const first = cards(page).first();
      for (let tries = 0; tries < 30 && !(await first.isVisible()); tries += 1) {
        await sleep(1_000);
        await page.reload();
        await first.waitFor({ timeout: 3_000 }).catch(() => undefined);
      }
      expect(await first.innerText()).toContain('Registered Nurse, Intensive Care');
      const titles = await cards(page).getByRole('heading', { level: 2 }).allInnerTexts();
      expect(titles.filter((title) => /Cuisinier|Chauffeur/.test(title))).toEqual([]);

      await first.getByRole('button', { name: /Pourquoi \d+/ }).click();
      await page.getByText('Parts du score').first().waitFor();
      const why = (await first.innerText()).toLowerCase();
      expect(why).toContain('soins intensifs');
      expect(why).toContain('critical care');

      const other = cards(page).filter({ hasText: 'Infirmière auxiliaire' });
      await other.getByRole('button', { name: 'Pas pour moi' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Écarter' }).click();
      await other.waitFor({ state: 'detached' });
      await first.getByRole('button', { name: 'Ça m’intéresse' }).click();
      await page.getByText('est noté').waitFor();
      expect(faults).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'S5, in English: her yes is kept and explained in English, her no stays a no after another computation',
    async () => {
      await call(token, 'POST', '/api/matches/generate', {});
      const { page, faults } = await openMatches('en-CA');
      await page
        .getByRole('main')
        .getByText(/^Accepted/)
        .first()
        .click();
      const { matches } = await call<{ matches: { status: string; job: { title: string }; reasons: string[] }[] }>(
        token,
        'GET',
        '/api/matches',
      );
      const standing = Object.fromEntries(matches.map(({ job, status }) => [job.title, status]));
      expect(standing['Registered Nurse, Intensive Care']).toBe('ACCEPTED');
      expect(standing['Infirmière auxiliaire, soins de longue durée']).not.toBe('PENDING');
      const accepted = cards(page).filter({ hasText: 'Registered Nurse, Intensive Care' });
      await accepted.first().waitFor();
      await accepted
        .first()
        .getByRole('button', { name: /Why \d+/ })
        .click();
      await page.getByText('Parts of the score').first().waitFor();
      expect((await accepted.first().innerText()).toLowerCase()).toContain('critical care');
      expect(faults).toEqual([]);
    },
    2 * MINUTE,
  );
});

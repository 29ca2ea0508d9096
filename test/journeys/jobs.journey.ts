import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { startApplication } from './support/application.js';
import { registerByApi } from './support/sign-in.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'sept oies sur la glace';

interface Account {
  readonly email: string;
  readonly token: string;
}

describe('jobs are posted, found, and read by everybody', () => {
  let instance: Product;
  let browser: Browser;
  let author: Account;
  let recruiter: Visit;
  let seeker: Visit;

  async function send<T>(method: string, path: string, token: string | null, body?: object): Promise<T> {
    const answer = await fetch(`${instance.url}${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  const published = (details: object): Promise<{ id: string }> =>
    send('POST', '/api/jobs', author.token, {
      department: 'Atelier',
      description: 'Vous travaillez avec une équipe de **douze personnes**.',
      location: 'Sherbrooke, QC',
      job_type: 'FULL_TIME',
      status: 'ACTIVE',
      ...details,
    });

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    const email = 'odette@atelier.example';
    const { token } = await send<{ token: string }>('POST', '/api/auth/register', null, {
      ...{ email, password, full_name: 'Odette Roy', user_type: 'RECRUITER' },
      consents: { adult: true, terms: true, privacy: true },
    });
    author = { email, token };
    await send('POST', '/api/companies', token, { name: 'Ateliers Boréaux' });
    for (let n = 1; n <= 14; n += 1) {
      await published({
        title: `Développeuse web ${n}`,
        location: 'Montréal, QC',
        ...(n % 2 ? { salary_range: '70 000 $' } : {}),
      });
    }
    for (let n = 1; n <= 14; n += 1) await published({ title: `Soudeur ${n}`, salary_range: '28 $/h' });
    recruiter = await visit(browser);
    seeker = await visit(browser);
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'a visitor who opens a protected URL signs in, and comes back if the role allows it (N7)',
    async () => {
      const { page } = recruiter;
      for (const path of ['/recruiter/jobs', '/admin/approvals']) {
        await page.goto(`${instance.url}${path}`);
        await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === path);
      }
      await page.goto(`${instance.url}/recruiter/jobs`);
      await page.waitForURL(isPage('/login'));
      await logIn(page, { email: author.email, password });
      await page.waitForURL(isAt('/recruiter/jobs'));
      // A page of another role leads to the own dashboard.
      await page.goto(`${instance.url}/jobs`);
      await page.waitForURL(isAt('/recruiter/dashboard'));
    },
    MINUTE,
  );

  it(
    'a recruiter posts a draft, publishes, pauses and removes it (R2)',
    async () => {
      const { page } = recruiter;
      await registerByApi(seeker, instance.url, { fullName: 'Noé Gagnon', email: 'noe@example.org', password });
      await page.goto(`${instance.url}/recruiter/jobs/new`);
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await page.getByLabel(/^Titre/).fill('Luthière');
      await page.getByText('Le salaire est indiqué').waitFor();
      await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
      await page.waitForURL(isAt('/recruiter/jobs'));
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Luthière' }) });
      await card.getByText('Brouillon', { exact: true }).waitFor();
      const href = await card.getByRole('link', { name: /^Modifier/ }).getAttribute('href');
      const id = /jobs\/([\w-]+)\/edit/.exec(href ?? '')?.[1] ?? '';

      // Nobody else can see a draft.
      await seeker.page.goto(`${instance.url}/jobs/${id}`);
      await seeker.page.getByRole('heading', { name: 'Cette offre n’est plus disponible' }).waitFor();

      // A click does not publish an incomplete posting, but leads to the missing fields.
      await card.getByRole('button', { name: /^Publier/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publier' }).click();
      await page.waitForURL(isAt(`/recruiter/jobs/${id}/edit`));
      await page.getByLabel(/^Service/).fill('Atelier');
      await page.getByLabel(/^Description/).fill('Vous réparez des violons.');
      await page.getByLabel(/^Lieu/).fill('Québec, QC');
      await page.getByRole('combobox', { name: /^Type/ }).selectOption('FULL_TIME');
      await page.getByLabel(/^Salaire/).fill('65 000 $ à 80 000 $');
      await page.getByText(/Salaire compris/).waitFor();
      await page.getByRole('button', { name: /Ajouter la phrase.*rôle de l’IA/ }).click();
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await page.waitForURL(isAt('/recruiter/jobs'));
      await card.getByText('Ouverte', { exact: true }).waitFor();

      // One seeker read it, so it has one view.
      await seeker.page.goto(`${instance.url}/jobs/${id}`);
      await seeker.page.getByRole('heading', { level: 1, name: 'Luthière' }).waitFor();
      await page.reload();
      await card.getByText(/1 vue/).waitFor();

      await card.getByRole('button', { name: /^Mettre en pause/ }).click();
      await card.getByText('En pause', { exact: true }).waitFor();
      await seeker.page.goto(`${instance.url}/jobs?search=luthiere`);
      await seeker.page.getByText('Aucune offre ne correspond à ces filtres').waitFor();

      await card.getByRole('button', { name: /^Fermer l’offre/ }).click();
      const closing = page.getByRole('dialog');
      await closing.getByLabel(/^Raison/).selectOption('CANCELLED');
      await closing.getByRole('button', { name: 'Fermer l’offre' }).click();
      await card.waitFor({ state: 'detached' });
    },
    2 * MINUTE,
  );

  it(
    'a seeker searches without accents, by place and pay, and clears (S3)',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/jobs`);
      await page.getByRole('heading', { name: '28 offres' }).waitFor();
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
      await page.waitForFunction(() => document.querySelectorAll('li h3').length === 12);
      await cards.nth(11).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 4_000);
      await page.waitForFunction(() => document.querySelectorAll('li h3').length >= 24);

      await page.getByLabel('Recherche', { exact: true }).fill('developpeur');
      await page.getByRole('heading', { name: '14 offres' }).waitFor();
      await page.getByLabel('Lieu', { exact: true }).fill('Montréal');
      await page.getByLabel('Salaire annuel, minimum').fill('60000');
      await page.getByRole('heading', { name: '7 offres' }).waitFor();
      await page.getByText('3 filtres').first().waitFor();
      await page.waitForURL((url) => url.searchParams.get('search') === 'developpeur');
      expect(await cards.count()).toBe(7);
      // The URL contains the whole search: another tab shows the same.
      const tab = await seeker.openTab();
      await tab.goto(page.url());
      await tab.getByRole('heading', { name: '7 offres' }).waitFor();
      await tab.close();
      await page.getByRole('button', { name: 'Tout effacer' }).first().click();
      await page.getByRole('heading', { name: '28 offres' }).waitFor();
    },
    2 * MINUTE,
  );

  it(
    'a visitor reads a job, without scripts and with them, and is led to apply',
    async () => {
      const { id } = await published({ title: 'Ébéniste', salary_range: '60 000 $' });
      const plain = await visit(browser, { javaScriptEnabled: false });
      await plain.page.goto(`${instance.url}/jobs/${id}?lang=en`);
      expect(await plain.page.getByRole('heading', { level: 1 }).textContent()).toBe('Ébéniste');
      expect(await plain.page.getByText('Sign in to apply').isVisible()).toBe(true);
      expect(await plain.page.locator('strong', { hasText: 'douze personnes' }).isVisible()).toBe(true);

      const reader = await visit(browser);
      await reader.page.goto(`${instance.url}/jobs/${id}`);
      // The application replaces the server-rendered page: there is one heading before and after.
      await startApplication(reader.page);
      expect(await reader.page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Ébéniste']);
      await reader.page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await reader.page.waitForURL(
        (url) => url.pathname === '/login' && url.searchParams.get('next') === `/jobs/${id}`,
      );
      await logIn(reader.page, { email: 'noe@example.org', password });
      await reader.page.waitForURL(isAt(`/jobs/${id}`));
      await reader.page
        .getByRole('button', { name: /Postuler/ })
        .first()
        .waitFor();

      await send('DELETE', `/api/jobs/${id}`, author.token);
      const closed = await plain.page.goto(`${instance.url}/jobs/${id}`);
      expect(closed?.status()).toBe(410);
      expect(await plain.page.getByText('Cette offre est fermée.', { exact: false }).first().isVisible()).toBe(true);
      expect([...plain.faults, ...reader.faults, ...seeker.faults, ...recruiter.faults]).toEqual([]);
    },
    2 * MINUTE,
  );
});

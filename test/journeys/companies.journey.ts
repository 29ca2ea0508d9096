import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { CompanyReviewsPage } from '../../server/modules/companies/http/company-reviews.contract.js';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { photo } from '../support/samples/pictures.js';
import { sample } from '../support/samples/samples.js';
import { askFor, enrol } from './support/api.js';
import { registerByApi, signIn } from './support/sign-in.js';
import { visit, type Visit } from './support/visit.js';

const MINUTE = 60_000;

/** R1: a company describes itself and shows a video, and a job seeker reads its page. */
describe('a company’s page, in two browsers', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let seeker: Visit;
  let publicPath: string;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    seeker = await visit(browser);
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  const logoInput = (page: Page) => page.getByRole('group', { name: 'Logo' }).locator('input[type=file]');

  it(
    'is filled in by a recruiter, who sees which changes are not saved',
    async () => {
      const { page } = recruiter;
      await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
      await page.goto(`${instance.url}/recruiter/profile`);
      await page.getByText('Votre entreprise n’est pas encore enregistrée.').waitFor();
      // A gallery needs a saved company.
      expect(await page.getByText('Une vidéo de l’entreprise').count()).toBe(0);

      await logoInput(page).setInputFiles({
        name: 'logo.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('pas une image'),
      });
      await page.getByText(/Ce fichier n’est pas une image acceptée\./).waitFor();

      await page.getByLabel('Nom', { exact: true }).fill('Atelier des Berges');
      await page.getByText('La page publique les montrera une fois la page enregistrée.').waitFor();
      await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Rester ici' }).click();
      expect(new URL(page.url()).pathname).toBe('/recruiter/profile');

      await page.getByLabel(/^Taille/).selectOption('11-50');
      await page.getByLabel(/^Site Web/).fill('https://www.atelier-des-berges.example/');
      await page.getByLabel(/^Culture/).fill('On explique ses choix\nOn finit à l’heure\nOn répare\nOn partage');
      await logoInput(page).setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await photo('png', 320, 320),
      });
      const keep = page.getByRole('button', { name: 'Garder ce recadrage' });
      await keep.click();
      await keep.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Changer de logo' }).waitFor();
      await page.getByRole('button', { name: 'Enregistrer l’entreprise' }).click();
      await page.getByText(/^Entreprise enregistrée/).waitFor();
      expect(await page.getByText('Des changements ne sont pas enregistrés.').count()).toBe(0);
      publicPath = (await page.getByRole('link', { name: 'Voir la page publique' }).getAttribute('href')) ?? '';
      expect(publicPath).toMatch(/^\/company\/[0-9a-f-]{36}$/);
    },
    2 * MINUTE,
  );

  it(
    'shows a video once it is uploaded and processed',
    async () => {
      const { page } = recruiter;
      await page.getByText('Pas encore de vidéo').waitFor();
      await page.getByLabel('Une vidéo de l’entreprise').setInputFiles({
        name: 'qui-nous-sommes.mp4',
        mimeType: 'video/mp4',
        buffer: await readFile(await sample('interview-moov-at-end.mp4')),
      });
      expect(await page.getByLabel('Titre').inputValue()).toBe('qui nous sommes');
      await page.getByLabel('Titre').fill('Qui nous sommes');
      await page.getByRole('button', { name: 'Envoyer la vidéo' }).click();
      await page.getByRole('button', { name: /^Regarder\s: Qui nous sommes/ }).waitFor({ timeout: MINUTE });
    },
    2 * MINUTE,
  );

  it(
    'is verified by an operator, who sees the team’s evidence',
    async () => {
      const operator = { email: 'odile@entrevue.example', password: 'une phrase facile à retenir' };
      const { token, id } = await enrol(instance.url, {
        ...operator,
        full_name: 'Odile Opératrice',
        user_type: 'JOB_SEEKER',
      });
      await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where id = $1`, [id]);
      const { reviews } = await askFor<CompanyReviewsPage>(
        instance.url,
        token,
        'GET',
        '/api/admin/company-reviews?limit=100',
      );
      const review = reviews.find(({ name }) => name === 'Atelier des Berges');
      expect(review).toMatchObject({ domain: 'atelier-des-berges.example', warnings: [] });
      await askFor(instance.url, token, 'PUT', `/api/admin/company-reviews/${review?.id ?? ''}`, {
        status: 'VERIFIED',
        revision: review?.revision,
      });
    },
    MINUTE,
  );

  it(
    'is read and watched by a job seeker, under both of its addresses',
    async () => {
      const { page } = seeker;
      await registerByApi(seeker, instance.url, {
        fullName: 'Ariane Lavoie',
        email: 'ariane@example.org',
        password: 'une phrase facile à retenir',
      });
      await page.goto(instance.url + publicPath.replace('/company/', '/companies/'));
      await page.getByRole('heading', { level: 1, name: 'Atelier des Berges' }).waitFor();
      await page.getByRole('button', { name: 'Entreprise vérifiée' }).waitFor();
      // The server-rendered page stays in the document until all requests of the page are answered.
      await page.locator('#public-page').waitFor({ state: 'detached' });
      expect(await page.getByText('On répare').count()).toBe(1);
      expect(await page.getByText('On partage').count()).toBe(0);
      await page.getByRole('link', { name: /^atelier-des-berges\.example/ }).waitFor();
      const logo = await page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      expect(logo).toBeGreaterThan(0);
      const video = page.locator('video');
      await video.waitFor({ state: 'attached' });
      await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
      });
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
      await page.getByRole('tab', { name: 'Postes · 0' }).click();
      await page.getByText('Aucun poste ouvert pour l’instant').waitFor();
    },
    2 * MINUTE,
  );

  it('nothing went wrong on the way', () => {
    expect([...recruiter.faults, ...seeker.faults]).toEqual([]);
  });
});

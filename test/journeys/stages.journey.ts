import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { type Answer, ask } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;

describe('a team’s own stages', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let token: string;
  let seekerToken: string;
  let jobId: string;

  const call = (as: string, method: string, path: string, body?: unknown): Promise<Answer> =>
    ask(instance.url, as, method, path, body);

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    const { body } = await call('', 'POST', '/api/auth/mock-login', { user_type: 'RECRUITER' });
    token = String(body['token']);
    if ((body['user'] as { company: unknown }).company === null)
      await call(token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const job = await call(token, 'POST', '/api/jobs', {
      title: 'Soudage-montage',
      department: 'Atelier',
      location: 'Trois-Rivières, QC',
      job_type: 'FULL_TIME',
      description: 'Vous assemblez des charpentes d’acier en équipe de six.',
      status: 'ACTIVE',
    });
    jobId = String(job.body['id']);
    const person = await call('', 'POST', '/api/auth/register', {
      email: 'ana.roy@example.org',
      password: 'une phrase facile à retenir',
      full_name: 'Ana Roy',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true, profile_visible: true },
    });
    seekerToken = String(person.body['token']);
    expect((await call(seekerToken, 'POST', '/api/applications', { job_id: jobId })).status).toBe(201);
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'are made by the team, head its board, show a colleague’s move, and reach no candidate',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/jobs/${jobId}/applications?view=columns`);
      await page.getByRole('link', { name: 'Étapes', exact: true }).click();
      await page.waitForURL(isAt(`/recruiter/jobs/${jobId}/stages`));
      await page.getByRole('button', { name: 'Ajouter une étape' }).click();
      await page.getByLabel('Nom en français').last().fill('Essai en atelier');
      await page.getByLabel('Nom en anglais').last().fill('Workshop trial');
      // Moves it by keyboard from the last to the third position.
      for (let place = 8; place > 3; place -= 1) {
        await page.getByRole('button', { name: `Monter l’étape ${place}` }).press('Enter');
      }
      await page.getByRole('button', { name: 'Enregistrer les étapes' }).click();
      await page.getByText('Les étapes sont enregistrées.').waitFor();

      await page.getByRole('link', { name: 'Voir les candidatures' }).click();
      await page.getByRole('button', { name: 'Colonnes' }).click();
      await page
        .getByRole('region', { name: /^Nouvelle\s:/ })
        .getByText('Ana Roy')
        .waitFor();
      await page.getByRole('button', { name: /^Déplacer/ }).click();
      await page.getByRole('menuitem', { name: /Essai en atelier/ }).click();
      await page
        .getByRole('region', { name: /^Essai en atelier/ })
        .getByText('Ana Roy')
        .waitFor();

      // A colleague moves the same person, and the board updates.
      const list = await call(token, 'GET', `/api/applications/job/${jobId}`);
      const [row] = list.body['applications'] as { id: string; stage: { version: number } }[];
      const moved = await call(token, 'PUT', `/api/applications/${row?.id}/stage`, {
        stage_id: 'REVIEWED',
        version: row?.stage.version,
      });
      expect(moved.status).toBe(200);

      const own = await call(seekerToken, 'GET', '/api/applications');
      expect(JSON.stringify(own.body)).not.toMatch(/atelier|Workshop|stage_/);
      await page
        .getByRole('region', { name: /^Examinée/ })
        .getByText('Ana Roy')
        .waitFor();
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});

import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { resumePeople } from '../support/samples/resume-people.js';
import { resumeLayouts } from '../support/samples/resumes.js';
import { isAt } from './support/addresses.js';
import { registerByApi } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'sept oies sur la glace';

describe('a seeker keeps jobs, hides a company and fills in the profile from a résumé', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;

  async function send<T>(path: string, token: string | null, body: object): Promise<T> {
    const answer = await fetch(`${instance.url}${path}`, {
      method: 'POST',
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    for (const [email, company, title] of [
      ['odette@atelier.example', 'Ateliers Boréaux', 'Soudeuse d’atelier'],
      ['luc@chantier.example', 'Chantiers du Nord', 'Soudeuse de chantier'],
    ] as const) {
      const { token } = await send<{ token: string }>('/api/auth/register', null, {
        ...{ email, password, full_name: 'Odette Roy', user_type: 'RECRUITER' },
        consents: { adult: true, terms: true, privacy: true },
      });
      await send('/api/companies', token, { name: company });
      await send('/api/jobs', token, {
        title,
        department: 'Atelier',
        description: 'Vous soudez des charpentes.',
        location: 'Sherbrooke, QC',
        job_type: 'FULL_TIME',
        status: 'ACTIVE',
      });
    }
    seeker = await visit(browser);
    await registerByApi(seeker, instance.url, { fullName: 'Noé Gagnon', email: 'noe@example.org', password });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'saves a job from its card, finds it in the list, and removes it',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/jobs`);
      await page.getByRole('button', { name: 'Enregistrer l’offre Soudeuse d’atelier' }).click();
      await page.getByText(/^Offre enregistrée/).waitFor();
      await page.getByRole('link', { name: 'Offres enregistrées' }).click();
      await page.waitForURL(isAt('/saved-jobs'));
      await page.getByRole('heading', { level: 2, name: 'Soudeuse d’atelier' }).waitFor();
      await page.getByRole('button', { name: /^Retirer de mes offres enregistrées/ }).click();
      await page.reload();
      await page.getByText('Vous n’avez enregistré aucune offre').waitFor();
    },
    MINUTE,
  );

  it(
    'hides a company from the menu of a card, and shows it again in the settings',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/jobs`);
      await page.getByRole('button', { name: 'Autres choix pour Soudeuse de chantier' }).click();
      await page.getByRole('menuitem', { name: 'Masquer les offres de Chantiers du Nord' }).click();
      await page.getByRole('heading', { name: 'Soudeuse de chantier' }).waitFor({ state: 'detached' });
      await page.goto(`${instance.url}/settings/privacy`);
      await page.getByRole('button', { name: 'Afficher de nouveau Chantiers du Nord' }).click();
      await page.getByText('Vous n’avez masqué aucune entreprise.').waitFor();
      await page.goto(`${instance.url}/jobs`);
      await page.getByRole('heading', { name: 'Soudeuse de chantier' }).waitFor();
    },
    MINUTE,
  );

  it(
    'accepts suggestions from a résumé, and keeps them by saving the profile',
    async () => {
      const { page } = seeker;
      const [person] = resumePeople;
      if (!person) throw new Error('a person expected');
      await page.goto(`${instance.url}/profile/edit`);
      await page.getByRole('heading', { name: 'Remplir à partir d’un CV' }).waitFor();
      await page.locator('input[type=file][accept*=".odt"]').setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: await resumeLayouts.twoColumns(person),
      });
      await page.getByRole('button', { name: 'Ajouter Infirmière clinicienne', exact: true }).click();
      await page.getByRole('button', { name: 'Ajouter Triage', exact: true }).click();
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
      await page.getByText('Profil mis à jour!').first().waitFor();
      await page.goto(`${instance.url}/profile`);
      await page.getByText('Triage').first().waitFor();
    },
    2 * MINUTE,
  );
});

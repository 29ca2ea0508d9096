import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { askFor, enrol } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'bibliothèque';

describe('a share link', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let reader: Visit;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    reader = await visit(browser);
    const { url } = instance;
    const { token } = await askFor<{ token: string }>(url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    const me = await askFor<{ company: object | null }>(url, token, 'GET', '/api/users/me');
    if (me.company === null) await askFor(url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    const seeker = await enrol(url, {
      email: 'zephyrine@example.org',
      password: 'une phrase facile à retenir',
      full_name: 'Zéphyrine Quokka',
      user_type: 'JOB_SEEKER',
    });
    await askFor(url, seeker.token, 'PUT', '/api/users/me', { skills: ['Soudure'], bio: 'Je soude depuis huit ans.' });
    await askFor(url, seeker.token, 'PUT', '/api/users/me/preferences', { profile_visible: true });
    const { id: userId } = await askFor<{ id: string }>(url, seeker.token, 'GET', '/api/users/me');
    const list = await askFor<{ id: string }>(url, token, 'POST', '/api/shortlists', { name: 'Équipe de nuit' });
    await askFor(url, token, 'POST', `/api/shortlists/${list.id}/people`, { user_id: userId });
    await signIn(recruiter, url, { user_type: 'RECRUITER' });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'is made from a shortlist, read with its password without an account, answered, and revoked',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/shortlists`);
      await page.getByRole('button', { name: 'Partager par lien' }).click();
      await page.getByLabel(/^Nom du lien/).fill('Pour la direction');
      await page
        .getByRole('dialog')
        .getByLabel(/^Mot de passe/)
        .fill(PASSWORD);
      await page.getByRole('button', { name: 'Créer le lien' }).click();
      const address = await page.getByRole('textbox', { name: 'Adresse du lien' }).inputValue();

      const guest = reader.page;
      await guest.goto(address);
      await guest.getByLabel(/^Mot de passe/).fill(PASSWORD);
      await guest.getByRole('button', { name: 'Ouvrir la page' }).click();
      await guest.getByText('Je soude depuis huit ans.').waitFor();
      expect(guest.url()).toBe(`${instance.url}/shared`);
      expect(await guest.content()).not.toContain('Quokka');
      await guest.getByLabel(/^Note sur 5/).selectOption('4');
      await guest.getByLabel(/^Commentaire/).fill('À rencontrer.');
      await guest.getByRole('button', { name: 'Envoyer' }).click();
      await guest.getByText(/l’équipe a reçu votre avis/).waitFor();

      await page.goto(`${instance.url}/recruiter/share-links`);
      await page.getByRole('button', { name: 'Lire 1 avis' }).click();
      await page.getByText('À rencontrer.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Révoquer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
      await page.getByText('Révoqué', { exact: true }).waitFor();
      await guest.reload();
      await guest.getByText(/il a été révoqué/).waitFor();
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});

import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { until } from '../support/sockets.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor, enrol } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;

describe('a shortlist', () => {
  let instance: Product;
  let browser: Browser;
  let recruiter: Visit;
  let seekerToken: string;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    recruiter = await visit(browser);
    const { token } = await askFor<{ token: string }>(instance.url, '', 'POST', '/api/auth/mock-login', {
      user_type: 'RECRUITER',
    });
    const me = await askFor<{ company: object | null }>(instance.url, token, 'GET', '/api/users/me');
    if (me.company === null)
      await askFor(instance.url, token, 'POST', '/api/companies', { name: 'Acier Trois-Rivières' });
    seekerToken = (
      await enrol(instance.url, {
        email: 'zephyrine@example.org',
        password: 'une phrase facile à retenir',
        full_name: 'Zéphyrine Quokka',
        user_type: 'JOB_SEEKER',
      })
    ).token;
    await askFor(instance.url, seekerToken, 'PUT', '/api/users/me', {
      skills: ['Soudure'],
      bio: 'Je soude depuis huit ans.',
    });
    await askFor(instance.url, seekerToken, 'PUT', '/api/users/me/preferences', { profile_visible: true });
    // A page that was opened before the search finds her would not show her later.
    const found = () => askFor<{ users: unknown[] }>(instance.url, token, 'GET', '/api/users?search=soudure');
    await until(async () => (await found()).users.length > 0, MINUTE, 200);
    await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'is made at the star of a masked person, keeps a note, and loses the person when they hide',
    async () => {
      const { page } = recruiter;
      await page.goto(`${instance.url}/recruiter/candidates?search=soudure`);
      await page
        .getByRole('button', { name: /^Ajouter .* à une liste$/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Nouvelle liste…' }).click();
      await page.getByRole('dialog').getByLabel('Nom de la liste').fill('Équipe de nuit');
      await page.getByRole('dialog').getByRole('button', { name: 'Créer la liste' }).click();
      await page.getByText(/est dans la liste/).waitFor();

      await page.getByRole('link', { name: 'Listes' }).click();
      await page.waitForURL(isAt('/recruiter/shortlists'));
      await page.getByRole('button', { name: 'Ajouter une note' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: /^Note/ }).fill('Rappeler en janvier.');
      await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
      await page.locator('blockquote', { hasText: 'Rappeler en janvier' }).waitFor();
      expect(await page.content()).not.toContain('Quokka');

      await askFor(instance.url, seekerToken, 'PUT', '/api/users/me/preferences', { profile_visible: false });
      await page.reload();
      await page.getByText('Personne dans cette liste').waitFor();
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});

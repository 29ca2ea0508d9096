import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { linkInEmail } from './support/emails.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const EMAIL = 'lise.hamel@example.org';

/** A person opens an account with a link by email, and signs in with another one later. */
describe('a link by email', () => {
  let instance: Product;
  let browser: Browser;
  let person: Visit;

  beforeAll(async () => {
    instance = await openProduct({});
    browser = await launchBrowser();
    person = await visit(browser);
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  });

  it(
    'opens an account after a confirmation, and signs in to it once',
    async () => {
      const { page, context } = person;
      await page.goto(`${instance.url}/register`);
      await page.getByRole('button', { name: 'Continuer avec un lien par courriel' }).click();
      await page.getByLabel('Nom complet').fill('Lise Hamel');
      await page.getByLabel('Courriel', { exact: true }).fill(EMAIL);
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole('button', { name: 'Recevoir le lien' }).click();
      await page.getByText(EMAIL).first().waitFor();
      await page.goto(await linkInEmail(instance.dataDir, EMAIL, '/login/link'));
      await page.getByRole('heading', { name: 'Ouvrez votre compte' }).waitFor();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.waitForURL(isAt('/dashboard'));

      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      const first = await linkInEmail(instance.dataDir, EMAIL, '/login/link');
      await page.goto(`${instance.url}/login/link`);
      await page.getByLabel('Courriel', { exact: true }).fill(EMAIL);
      await page.getByRole('button', { name: 'Recevoir le lien' }).click();
      await page.getByText(EMAIL).first().waitFor();
      let link = first;
      for (const end = Date.now() + MINUTE; link === first && Date.now() < end;) {
        link = await linkInEmail(instance.dataDir, EMAIL, '/login/link');
      }
      await page.goto(link);
      await page.reload();
      await page.getByRole('heading', { name: 'Confirmez la connexion' }).waitFor();
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.waitForURL(isAt('/dashboard'));

      await page.goto(link);
      await page.reload();
      await page.getByText('Ce lien ne fonctionne plus').waitFor();
    },
    2 * MINUTE,
  );
});

import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.js';
import { freePort } from '../support/running-instance.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const CLIENT_ID = 'entrevue-journey';
const ines = { sub: 'subject-1', email: 'ines@example.org', email_verified: true, name: 'Inès Lachance' };

describe('signing in with Google, against a provider of our own', () => {
  let instance: Product;
  let provider: OidcProvider;
  let browser: Browser;
  const visits: Visit[] = [];

  async function arrive(): Promise<Visit> {
    const arrived = await visit(browser);
    visits.push(arrived);
    return arrived;
  }

  beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcProvider({ clientId: CLIENT_ID, redirectUri: `http://127.0.0.1:${port}/login/google` });
    instance = await openProduct({
      PORT: String(port),
      OIDC_GOOGLE_CLIENT_ID: CLIENT_ID,
      OIDC_GOOGLE_ISSUER: provider.issuer,
    });
    browser = await launchBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await provider?.close();
  }, MINUTE);

  it(
    'opens an account, and returns to the page that was asked for',
    async () => {
      provider.become(ines);
      const { page } = await arrive();
      await page.goto(`${instance.url}/matches`);
      await page.waitForURL(isPage('/login'));
      await page.getByRole('button', { name: 'Continuer avec Google' }).click();
      // An account needs the consents, also with Google.
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.waitForURL(isAt('/matches'));
      expect(page.url()).not.toContain('token');
      await page.goto(`${instance.url}/settings/account`);
      await page.getByText(ines.email).first().waitFor();
      await page.getByText('Vérifiée').first().waitFor();
      await page.getByText(/Votre compte n’a pas de mot de passe/).waitFor();
    },
    MINUTE,
  );

  it(
    'finds the same account again from another browser',
    async () => {
      const { page } = await arrive();
      await page.goto(`${instance.url}/login`);
      await page.getByRole('button', { name: 'Continuer avec Google' }).click();
      await page.waitForURL(isAt('/dashboard'));
      await page.getByRole('heading', { name: 'Bonjour Inès' }).waitFor();
    },
    MINUTE,
  );

  it(
    'refuses an answer of Google that this tab did not request',
    async () => {
      const { page } = await arrive();
      const { idToken } = await provider.signIn(ines, { nonce: 'a-nonce-of-somebody-else', state: 'theirs' });
      await page.goto(`${instance.url}/login/google#state=theirs&id_token=${idToken}`);
      await page.getByText(/ne correspond à aucune demande faite dans cet onglet/).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

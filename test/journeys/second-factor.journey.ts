import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.js';
import { freePort } from '../support/running-instance.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { linkInEmail } from './support/emails.js';
import { logIn, type Person, register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const STEP_MS = 30_000;
const CLIENT_ID = 'entrevue-journey';
const rose: Person = {
  fullName: 'Rose-Aimée Bélanger',
  email: 'rose@example.org',
  password: 'quatre chevaux sous la pluie',
};
const roseAtGoogle = { sub: 'subject-2', email: rose.email, email_verified: true, name: rose.fullName };

/** The code that the phone's app shows; `ahead` steps of thirty seconds later if the current code was already used. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * STEP_MS });

describe('signing in in two steps', () => {
  let instance: Product;
  let provider: OidcProvider;
  let browser: Browser;
  let person: Visit;
  let recovery: string[] = [];
  const visits: Visit[] = [];

  async function arrive(): Promise<Visit> {
    const arrived = await visit(browser);
    visits.push(arrived);
    return arrived;
  }
  const toCode = async (page: Page, next = '/settings/two-step'): Promise<void> => {
    await page.goto(`${instance.url}/login?next=${encodeURIComponent(next)}`);
    await logIn(page, rose);
    await page.getByRole('heading', { name: 'Validation en deux étapes', level: 1 }).waitFor();
  };
  const enterRecovery = async (page: Page, code: string): Promise<void> => {
    await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
    await page.getByLabel('Code de secours').fill(code);
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  };

  beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcProvider({ clientId: CLIENT_ID, redirectUri: `http://127.0.0.1:${port}/login/google` });
    instance = await openProduct({
      PORT: String(port),
      OIDC_GOOGLE_CLIENT_ID: CLIENT_ID,
      OIDC_GOOGLE_ISSUER: provider.issuer,
    });
    browser = await launchBrowser();
    person = await arrive();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await provider?.close();
  }, MINUTE);

  it(
    'is turned on with the key, a first code, and ten codes to keep',
    async () => {
      const { page } = person;
      await register(page, instance.url, rose);
      await page.goto(await linkInEmail(instance.dataDir, rose.email, '/verify-email'));
      await page.getByText('Votre adresse est vérifiée').waitFor();
      await page.goto(`${instance.url}/settings/two-step`);
      await page.getByRole('button', { name: 'Activer', exact: true }).click();
      await page.getByRole('img', { name: /Code QR/ }).waitFor();
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
      await page.getByLabel('Code affiché par l’application').fill(codeOf(secret));
      await page.getByRole('button', { name: 'Vérifier et activer' }).click();
      await page.getByText('Gardez ces dix codes').waitFor();
      recovery = await page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem').allInnerTexts();
      expect(recovery).toHaveLength(10);
      await page.getByRole('button', { name: 'Je les ai gardés' }).click();
      await page.getByText('Activée', { exact: true }).waitFor();

      const other = await arrive();
      await toCode(other.page);
      const field = other.page.getByLabel('Code à six chiffres');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await other.page.getByText(rose.email).waitFor();
      expect(await other.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
      await field.fill('000000');
      await other.page.keyboard.press('Enter');
      await other.page
        .getByText(/Ce code est inexact/)
        .first()
        .waitFor();
      await field.fill(codeOf(secret, 1));
      await other.page.keyboard.press('Enter');
      await other.page.waitForURL(isAt('/settings/two-step'));
    },
    MINUTE,
  );

  it(
    'takes a recovery code when the phone is lost, once',
    async () => {
      const { page } = await arrive();
      const [first = ''] = recovery;
      await toCode(page);
      await enterRecovery(page, first.toLowerCase());
      await page.waitForURL(isAt('/settings/two-step'));
      await page.getByText(/Il vous en reste 9 sur dix/).waitFor();
      const { page: again } = await arrive();
      await toCode(again);
      await enterRecovery(again, first);
      await again
        .getByText(/Ce code est inexact/)
        .first()
        .waitFor();
    },
    MINUTE,
  );

  it(
    'is asked after Google as well',
    async () => {
      const { page } = await arrive();
      provider.become(roseAtGoogle);
      await page.goto(`${instance.url}/login?next=${encodeURIComponent('/settings/two-step')}`);
      await page.getByRole('button', { name: 'Continuer avec Google' }).click();
      await page.getByText(/Google confirme que c’est vous/).waitFor();
      expect(page.url()).not.toContain('token');
      await enterRecovery(page, recovery[1] ?? '');
      await page.waitForURL(isAt('/settings/two-step'));
      await page.getByText(/Il vous en reste 8 sur dix/).waitFor();
    },
    MINUTE,
  );

  it(
    'is turned off after a question, and the password is enough again',
    async () => {
      const { page } = person;
      await page.getByRole('button', { name: 'Désactiver', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver', exact: true }).click();
      await page.getByText('Désactivée', { exact: true }).waitFor();
      const { page: again } = await arrive();
      await again.goto(`${instance.url}/login`);
      await logIn(again, rose);
      await again.waitForURL(isAt('/dashboard'));
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { freePort, type RunningInstance, startInstance } from '../support/running-instance.js';
import { isAt } from './support/addresses.js';
import { linkInEmail } from './support/emails.js';
import { type Person, register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const BY_PASSKEY = 'Utiliser une clé d’accès';
const odile: Person = {
  fullName: 'Odile Marchand',
  email: 'odile@example.org',
  password: 'quatre chevaux sous la pluie',
};

/** The browser's own authenticator in software: it verifies the person at once, as a fingerprint would. */
async function plugIn(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('a passkey', () => {
  let instance: RunningInstance;
  let browser: Browser;
  let person: Visit;
  /** A host name, because browsers allow no IP address as the owner of a passkey. */
  let url: string;

  const page = (): Page => person.page;
  const signOut = async (): Promise<void> => {
    await page().evaluate(() => localStorage.clear());
    await person.context.clearCookies();
  };

  const toLogin = async (next: string): Promise<void> => {
    await page().goto(`${url}/login?next=${encodeURIComponent(next)}`);
    await page().getByRole('button', { name: BY_PASSKEY }).waitFor();
  };
  const enter = (): Promise<void> => page().getByRole('button', { name: BY_PASSKEY }).click();

  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}`;
    instance = await startInstance({ PORT: String(port), PUBLIC_URL: url });
    browser = await launchBrowser();
    person = await visit(browser);
    await plugIn(page());
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'is added in the settings under a name, once on a device, and an email tells',
    async () => {
      await register(page(), url, odile);
      await page().goto(`${url}/settings/passkeys`);
      await page().getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
      await page().getByRole('dialog').getByRole('textbox', { name: 'Nom' }).fill('Portable');
      await page().getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
      await page().getByRole('heading', { name: 'Portable' }).waitFor();
      await linkInEmail(instance.dataDir, odile.email, '/forgot-password');

      await page().getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
      await page().getByRole('dialog').getByRole('button', { name: 'Continuer' }).click();
      await page()
        .getByText(/Cet appareil a déjà une clé d’accès/)
        .first()
        .waitFor();
      await page().getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
    },
    MINUTE,
  );

  it(
    'opens an account without a password, which signs in with it afterwards',
    async () => {
      const other = await visit(browser);
      await plugIn(other.page);
      const { page: own } = other;
      await own.goto(`${url}/register`);
      await own.getByRole('button', { name: 'Continuer avec une clé d’accès' }).click();
      await own.getByLabel('Nom complet').fill('Aline Roy');
      await own.getByLabel('Courriel', { exact: true }).fill('aline@example.org');
      await own.getByLabel('J’ai 18 ans ou plus.').check();
      await own.getByLabel(/J’accepte les conditions/).check();
      await own.getByRole('button', { name: 'Créer mon compte avec une clé d’accès' }).click();
      await own.waitForURL(isAt('/dashboard'));
      await linkInEmail(instance.dataDir, 'aline@example.org', '/verify-email');
      await own.evaluate(() => localStorage.clear());
      await other.context.clearCookies();
      await own.goto(`${url}/login?next=${encodeURIComponent('/settings/passkeys')}`);
      await own.getByRole('button', { name: BY_PASSKEY }).waitFor();
      await own.waitForURL(isAt('/settings/passkeys'));
      await own.getByRole('heading', { name: 'Première clé d’accès' }).waitFor();
      await other.context.close();
    },
    MINUTE,
  );

  it(
    'signs in from the list of the email field',
    async () => {
      await signOut();
      // The virtual device chooses the passkey in the list as soon as the page asks, so no button is pressed.
      await page().goto(`${url}/login?next=${encodeURIComponent('/settings/passkeys')}`);
      await page().waitForURL(isAt('/settings/passkeys'));
      await page().getByRole('heading', { name: 'Portable' }).waitFor();
    },
    MINUTE,
  );

  it(
    'signs in by the button',
    async () => {
      // Turn off the list of the email field: the virtual device would answer it before the button is pressed.
      await page().addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
      await signOut();
      await toLogin('/settings/passkeys');
      await enter();
      await page().waitForURL(isAt('/settings/passkeys'));
      await page().getByRole('heading', { name: 'Portable' }).waitFor();
    },
    MINUTE,
  );

  it(
    'is renamed and removed after a question, and signs in no more',
    async () => {
      await page()
        .getByRole('button', { name: /^Renommer.*Portable$/ })
        .click();
      await page().getByRole('dialog').getByRole('textbox', { name: 'Nom' }).fill('Portable du bureau');
      await page().getByRole('button', { name: 'Enregistrer' }).click();
      await page()
        .getByRole('button', { name: /^Retirer.*Portable du bureau$/ })
        .click();
      await page().getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
      await page().getByText('Aucune clé d’accès').waitFor();
      await signOut();
      await toLogin('/dashboard');
      await enter();
      await page()
        .getByText(/Cette clé d’accès n’a pas été acceptée/)
        .first()
        .waitFor();
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(person.faults).toEqual([]);
  });
});

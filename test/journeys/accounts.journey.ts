import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { linkInEmail } from './support/emails.js';
import { logIn, type Person, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const rose: Person = {
  fullName: 'Rose-Aimée Bélanger',
  email: 'rose@example.org',
  password: 'quatre chevaux sous la pluie',
};

describe('a visitor opens an account', () => {
  let instance: Product;
  let browser: Browser;
  let guest: Visit;
  const visits: Visit[] = [];

  async function arrive(): Promise<Visit> {
    const arrived = await visit(browser);
    visits.push(arrived);
    return arrived;
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    guest = await arrive();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'the first page leads to the sign-in, in French and dark; one click makes all of it English (N1)',
    async () => {
      const { page } = guest;
      await page.goto(instance.url);
      await page.getByRole('heading', { name: /Présentez.vous en vidéo/, level: 1 }).waitFor();
      await page.getByRole('link', { name: 'Se connecter' }).first().click();
      await page.waitForURL(isAt('/login'));
      await page.getByRole('heading', { name: 'Se connecter', level: 1 }).waitFor();
      const appearance = await page.evaluate(() => ({
        language: document.documentElement.lang,
        background: getComputedStyle(document.body).backgroundColor,
      }));
      expect(appearance.language).toMatch(/^fr/);
      const [red = 255] = (/\d+/.exec(appearance.background) ?? []).map(Number);
      expect(red).toBeLessThan(60);

      await page
        .getByRole('button', { name: /English|EN/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
      const words = await page.locator('body').innerText();
      expect(words).not.toMatch(/Se connecter|Mot de passe|Courriel|témoins/);
      await page
        .getByRole('button', { name: /Français|FR/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Se connecter', level: 1 }).waitFor();
    },
    MINUTE,
  );

  it(
    'is asked about cookies: nothing optional before the answer, the answer lasts 720 hours, and can be taken back (N2)',
    async () => {
      const { context, page } = guest;
      const names = async (): Promise<string[]> => (await context.cookies()).map(({ name }) => name).sort();
      expect(await names()).toEqual([]);
      await page.getByRole('button', { name: 'Choisir' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch', { name: /Mesure d’audience/ }).click();
      await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
      await page
        .getByRole('heading', { name: 'Des témoins (cookies), si vous le voulez' })
        .waitFor({ state: 'hidden' });
      const kept = await context.cookies();
      expect(kept.map(({ name }) => name).sort()).toEqual(['cookie_consent', 'cookie_preferences']);
      for (const { expires } of kept) {
        expect(Math.abs(expires - Date.now() / 1_000 - 720 * 3_600)).toBeLessThan(120);
      }

      await page.goto(`${instance.url}/legal/cookie-policy`);
      const analytics = page.getByRole('main').getByRole('checkbox', { name: /Mesure d’audience/ });
      await analytics.waitFor();
      expect(await analytics.isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Choix des témoins (cookies)' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await analytics.isChecked()).toBe(false);
      await page.reload();
      await analytics.waitFor();
      expect(await analytics.isChecked()).toBe(false);
      await page
        .getByRole('heading', { name: 'Des témoins (cookies), si vous le voulez' })
        .waitFor({ state: 'hidden' });
      // The checkbox on the policy page takes effect immediately, without a Save button.
      for (const isAllowed of [true, false]) {
        await analytics.setChecked(isAllowed);
        await page.reload();
        await analytics.waitFor();
        expect(await analytics.isChecked()).toBe(isAllowed);
      }
    },
    MINUTE,
  );

  const october = ['24 octobre 2025', 'October 24, 2025'] as const;
  it.each([
    ['privacy-policy', /confidentialité/i, /privacy/i, /Loi 25/, /Law 25/, '26 novembre 2026', 'November 26, 2026'],
    ['terms-of-service', /conditions/i, /terms/i, /médiation|arbitrage/i, /mediation|arbitration/i, ...october],
    ['cookie-policy', /témoins/i, /cookie/i, /720 heures/, /720 hours/, ...october],
  ])(
    'may read /legal/%s in both languages (N8)',
    async (name, frenchTitle, englishTitle, french, english, frenchDate, englishDate) => {
      const { page } = guest;
      await page.goto(`${instance.url}/legal/${name}`);
      await page.getByRole('heading', { level: 1, name: frenchTitle }).waitFor();
      const words = await page.locator('main').innerText();
      expect(words).toContain(frenchDate);
      expect(words).toMatch(french);
      await page
        .getByRole('button', { name: /English|EN/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: englishTitle }).waitFor();
      const translated = await page.locator('main').innerText();
      expect(translated).toContain(englishDate);
      expect(translated).toMatch(english);
      for (const text of [words, translated]) expect(text).not.toMatch(/\b(und|nicht|Fehler|Sie|bitte)\b/);
      await page
        .getByRole('button', { name: /Français|FR/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: frenchTitle }).waitFor();
    },
    MINUTE,
  );

  it(
    'cannot open an account under 18 or with a common password, and then succeeds (N3)',
    async () => {
      const { page } = guest;
      await page.goto(`${instance.url}/register`);
      await page.getByLabel('Nom complet').fill(rose.fullName);
      await page.getByLabel('Courriel', { exact: true }).fill(rose.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse');
      await page.getByLabel(/J’accepte les conditions/).check();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.getByText('Les comptes sont réservés aux personnes de 18 ans et plus.').first().waitFor();
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page
        .getByText(/mots? de passe.*(courant|répandu|connu|essa)/i)
        .first()
        .waitFor();
      expect(await page.getByLabel('Nom complet').inputValue()).toBe(rose.fullName);
      await page.getByLabel('Mot de passe', { exact: true }).fill(rose.password);
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
      await page.waitForURL(isAt('/dashboard'));
      const figures = page.getByRole('region', { name: 'Chiffres' }).or(page.locator('main section').first());
      await figures.getByText('0', { exact: true }).first().waitFor();
    },
    MINUTE,
  );

  it(
    'confirms the address with the email',
    async () => {
      const { page } = guest;
      await page.getByText('Confirmez votre adresse courriel.').waitFor();
      await page.goto(await linkInEmail(instance.dataDir, rose.email, '/verify-email'));
      await page.getByText('Votre adresse est vérifiée').waitFor();
      expect(page.url()).not.toContain('token');
      await page.goto(`${instance.url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Confirmez votre adresse courriel.').waitFor({ state: 'hidden' });
    },
    MINUTE,
  );

  it(
    'reads that an address is taken, and keeps the typed text (N3)',
    async () => {
      const { page } = await arrive();
      await page.goto(`${instance.url}/register`);
      await page.getByLabel('Nom complet').fill('Quelqu’un d’autre');
      await page.getByLabel('Courriel', { exact: true }).fill(rose.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill('une tout autre phrase');
      await page.getByLabel('J’ai 18 ans ou plus.').check();
      await page.getByLabel(/J’accepte les conditions/).check();
      const send = page.getByRole('button', { name: 'Créer mon compte' });
      await send.click();
      await page
        .getByText(/adresse.*(déjà|existe)|déjà.*(adresse|compte)/i)
        .first()
        .waitFor();
      expect(await page.getByLabel('Nom complet').inputValue()).toBe('Quelqu’un d’autre');
      await send.and(page.locator(':enabled')).waitFor();
    },
    MINUTE,
  );

  it(
    'a visitor who opens a URL signs in first, and then sees that page if the role allows it (N7)',
    async () => {
      const { page } = await arrive();
      await page.goto(`${instance.url}/applications?view=closed`);
      await page.waitForURL(isPage('/login'));
      await logIn(page, rose);
      await page.waitForURL(isAt('/applications?view=closed'));
      for (const address of ['/recruiter/jobs', '/admin/approvals']) {
        await page.goto(instance.url + address);
        await page.waitForURL(isAt('/dashboard'));
      }
    },
    MINUTE,
  );

  it(
    'a forgotten password is replaced by email, which ends the old one and all open sessions',
    async () => {
      const { page } = await arrive();
      await page.goto(`${instance.url}/login`);
      await page.getByRole('link', { name: 'Mot de passe oublié?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' }).waitFor();
      await page.getByLabel('Courriel', { exact: true }).fill(rose.email);
      await page.getByRole('button', { name: 'Envoyer le lien' }).click();
      await page.getByText(/Si un compte existe avec l’adresse/).waitFor();
      await page.goto(await linkInEmail(instance.dataDir, rose.email, '/reset-password'));
      await page.locator('input[type=password]').fill('cinq canards sur un fil');
      expect(page.url()).not.toContain('token');
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
      await page.waitForURL(isPage('/login'));
      await logIn(page, rose);
      await page.getByRole('alert').first().waitFor();
      await logIn(page, { email: rose.email, password: 'cinq canards sur un fil' });
      await page.waitForURL(isAt('/dashboard'));
      // The first browser's session has ended on the server; its next request shows this.
      await guest.page.goto(`${instance.url}/settings`);
      await guest.page.waitForURL(isPage('/login'));
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

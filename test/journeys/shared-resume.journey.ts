import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { enrol } from './support/api.js';
import { logIn, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const password = 'une phrase facile à retenir';
const lucie = { email: 'lucie@example.org', password };
const odette = { email: 'odette@atelier.example', password };

interface Shared {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const words = `Lucie Tremblay
Soudeuse-monteuse

Compétences
Soudure TIG, Soudure MIG, Oxycoupage

Langues
Français, Anglais
`;
const resume: Shared = { name: 'CV Lucie.txt', mimeType: 'text/plain', buffer: Buffer.from(words) };

/** Posts the form that a phone's browser posts after "Share". Only an installed application appears there, and a test cannot install. */
async function share(page: Page, url: string, ...files: readonly Shared[]): Promise<void> {
  await page.goto(`${url}/help`);
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      ...{ id: 'share', method: 'post', action: '/profile/shared-resume', enctype: 'multipart/form-data' },
    });
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'resume', multiple: true }));
    document.body.append(form);
  });
  await page.locator('#share input').setInputFiles([...files]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#share')?.submit());
}

const isKept = (page: Page): Promise<boolean> => page.evaluate(() => caches.has('shared-resume'));

async function untilErased(page: Page): Promise<void> {
  const end = Date.now() + MINUTE;
  while ((await isKept(page)) && Date.now() < end) await page.waitForTimeout(100);
  expect(await isKept(page)).toBe(false);
}

const isControlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: MINUTE });

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Compte de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await page.waitForURL(isPage('/login'));
}

describe('a résumé shared from another app', () => {
  let product: Product;
  let browser: Browser;
  let phone: Visit;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    product = await openProduct({}, { withWorker: false });
    ({ url } = product);
    browser = await launchBrowser();
    await enrol(url, { ...lucie, full_name: 'Lucie Tremblay', user_type: 'JOB_SEEKER' });
    await enrol(url, { ...odette, full_name: 'Odette Roy', user_type: 'RECRUITER' });
    phone = await visit(browser, { serviceWorkers: 'allow' });
    page = phone.page;
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  }, MINUTE);

  it(
    'opens in the profile with its suggestions, and serves that page only',
    async () => {
      await page.goto(`${url}/login`);
      await logIn(page, lucie);
      await page.waitForURL(isAt('/dashboard'));
      await page.getByRole('button', { name: 'Tout accepter' }).click();
      await isControlled(page);
      await share(page, url, resume);
      await page.waitForURL(`${url}/profile/edit?shared=kept#autofill`);
      await page.getByRole('button', { name: 'Ajouter Soudeuse-monteuse' }).click();
      expect(await page.getByRole('textbox', { name: /Titre professionnel/ }).inputValue()).toBe('Soudeuse-monteuse');
      expect(await isKept(page)).toBe(false);
      await page.getByRole('button', { name: 'Annuler les changements' }).click();
      await page.reload();
      await page.getByText(/Le fichier n’est plus sur cet appareil/).waitFor();
    },
    3 * MINUTE,
  );

  it.each<[string, readonly Shared[], RegExp]>([
    ['of 11 MB', [{ ...resume, buffer: Buffer.alloc(11 * 1024 * 1024, 'a') }], /trop gros/],
    [
      'that is a picture',
      [{ name: 'cv.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') }],
      /ne peut pas être lu/,
    ],
    ['that is empty', [{ ...resume, buffer: Buffer.alloc(0) }], /est vide/],
    ['beside another one', [resume, resume], /Plusieurs fichiers/],
    ['that is missing', [], /Aucun fichier/],
  ])(
    'is not opened if the file is one %s: the page says why and asks for it',
    async (_kind, files, reason) => {
      await share(page, url, ...files);
      await page.getByText('Le fichier partagé n’a pas été ouvert').waitFor();
      await page.getByText(reason).waitFor();
      await page.getByText('Choisir un CV').first().waitFor();
      expect(await isKept(page)).toBe(false);
    },
    MINUTE,
  );

  it(
    'waits while a person signs in, and is erased when they sign out',
    async () => {
      await page.evaluate(async () => (await caches.open('shared-resume')).put('/any', new Response('x')));
      await signOut(page, 'Lucie Tremblay');
      await untilErased(page);

      await share(page, url, resume);
      await page.waitForURL(isPage('/login'));
      expect(await isKept(page)).toBe(true);
      await logIn(page, lucie);
      await page.getByRole('button', { name: 'Ajouter Soudeuse-monteuse' }).waitFor();
      await untilErased(page);
    },
    2 * MINUTE,
  );

  it(
    'is not opened for a company, which reads why',
    async () => {
      await signOut(page, 'Lucie Tremblay');
      await logIn(page, odette);
      await page.waitForURL(({ pathname }) => pathname.startsWith('/recruiter'));
      await share(page, url, resume);
      await page.getByRole('heading', { name: 'Le CV partagé n’a pas été ouvert' }).waitFor();
      await untilErased(page);
      expect(phone.faults).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'is asked for again in a browser without a service worker',
    async () => {
      const other = await visit(browser);
      await share(other.page, url, { ...resume, buffer: Buffer.alloc(10 * 1024 * 1024, 'a') });
      await other.page.waitForURL(isPage('/login'));
      await logIn(other.page, lucie);
      await other.page.getByText(/n’a pas pu transmettre le fichier/).waitFor();
      await other.page.getByText('Choisir un CV').first().waitFor();
      expect(other.faults).toEqual([]);
      await other.context.close();
    },
    2 * MINUTE,
  );
});

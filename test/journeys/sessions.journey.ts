import type { Browser, Page } from 'playwright-core';
import { unfinishedKey } from '../../client/lib/unfinished-uploads.js';
import { unsentMessagesKey } from '../../client/lib/unsent-messages.js';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt, isPage } from './support/addresses.js';
import { askFor } from './support/api.js';
import { logIn, type Person, register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const IDLE_SECONDS = 40;
const yves: Person = { fullName: 'Yves Ouellet', email: 'yves@example.org', password: 'le vent tourne à midi' };

const signedOut = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem('auth_token') === null);
const warning = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Êtes-vous toujours là?' });

describe('a session, in two tabs of one browser', () => {
  let instance: Product;
  let browser: Browser;
  let person: Visit;
  let other: Page;

  beforeAll(async () => {
    instance = await openProduct({ SESSION_IDLE_SECONDS: String(IDLE_SECONDS) });
    browser = await launchBrowser();
    person = await visit(browser);
    await register(person.page, instance.url, yves);
    await person.page.getByRole('button', { name: 'Tout refuser' }).click();
    other = await person.openTab();
    await other.goto(`${instance.url}/dashboard`);
    await other.getByRole('heading', { level: 1 }).waitFor();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'warns before it ends, and one click in either tab continues it in both',
    async () => {
      await warning(person.page).waitFor({ timeout: 2 * IDLE_SECONDS * 1_000 });
      await warning(other).waitFor({ timeout: 5_000 });
      // Press the focused button with the keyboard, because a mouse movement would count as activity.
      await person.page.keyboard.press('Enter');
      await warning(person.page).waitFor({ state: 'hidden' });
      await warning(other).waitFor({ state: 'hidden' });
      const answer = await person.page.evaluate(async () => {
        const token = localStorage.getItem('auth_token') ?? '';
        return (await fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } })).status;
      });
      expect(answer).toBe(200);
    },
    4 * MINUTE,
  );

  it(
    'ends by itself in both, says why, and returns to the same place',
    async () => {
      await person.page.goto(`${instance.url}/jobs?search=cuisine`);
      await person.page.getByRole('heading', { level: 1 }).waitFor();
      await person.page.waitForURL(isPage('/login'), { timeout: 3 * IDLE_SECONDS * 1_000 });
      await other.waitForURL(isPage('/login'), { timeout: 30_000 });
      await person.page.getByText('Votre session est terminée.').waitFor();
      await logIn(person.page, yves);
      await person.page.waitForURL(isAt('/jobs?search=cuisine'));
      // The other tab is signed in too, without a password.
      await other.waitForURL(/\/(dashboard|jobs)($|\?)/, { timeout: 30_000 });
    },
    4 * MINUTE,
  );

  it(
    'ends everywhere immediately on signing out, also on the server',
    async () => {
      const token = await person.page.evaluate(() => localStorage.getItem('auth_token'));
      const { id } = await askFor<{ id: string }>(instance.url, token ?? '', 'GET', '/api/users/me');
      const personal = [unsentMessagesKey(id), unfinishedKey];
      await person.page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, '[]')), personal);
      // Bring the tab to the front before the click, because a background tab is painted once a second.
      await person.page.bringToFront();
      const startedAt = Date.now();
      await person.page
        .getByRole('button', { name: /Yves Ouellet/ })
        .first()
        .click();
      await person.page
        .getByRole('menuitem', { name: 'Se déconnecter' })
        .or(person.page.getByRole('button', { name: 'Se déconnecter' }))
        .first()
        .click();
      await other.waitForURL(isPage('/login'), { timeout: 5_000 });
      expect(Date.now() - startedAt).toBeLessThan(6_000);
      await person.page.waitForURL(isPage('/login'));
      expect(await signedOut(other)).toBe(true);
      const stored = await person.page.evaluate(() => Object.keys(localStorage));
      expect(stored.filter((key) => personal.includes(key))).toEqual([]);
      const answer = await fetch(`${instance.url}/api/users/me`, {
        headers: { authorization: `Bearer ${token ?? ''}` },
      });
      expect(answer.status).toBe(401);
    },
    MINUTE,
  );

  it(
    'ends although the computer’s clock was changed',
    async () => {
      await person.page.goto(`${instance.url}/login`);
      await logIn(person.page, yves);
      await person.page.waitForURL(isAt('/dashboard'));
      await person.page.evaluate(() => localStorage.setItem('last_activity', String(Date.now() + 2 * 60_000)));
      await person.page.goto(`${instance.url}/matches`);
      await person.page.waitForURL(isPage('/login'));
      expect(await signedOut(person.page)).toBe(true);
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(person.faults).toEqual([]);
  });
});

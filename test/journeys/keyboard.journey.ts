import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { query } from '../support/query.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { walkByKeyboard } from './support/keyboard.js';
import { register, type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;

const visitorPages = ['/login', '/register', '/forgot-password', '/reset-password#token=x', '/legal/privacy-policy'];
const seekerPages = [
  '/profile',
  '/profile/edit',
  '/profile/preview',
  '/profile/access-log',
  '/settings',
  '/settings/two-step',
  '/settings/sessions',
  '/settings/notifications',
  '/settings/privacy',
  '/settings/display',
  '/settings/data',
];
const operatorPages = ['/admin/approvals', '/admin/match-reviews'];

describe('everything about an account, without a mouse', () => {
  let instance: Product;
  let browser: Browser;
  const visits: Visit[] = [];

  /** A visitor who answered the cookie banner, with reduced motion. */
  async function arrive(): Promise<Page> {
    const arrived = await visit(browser, { reducedMotion: 'reduce' });
    visits.push(arrived);
    await arrived.page.goto(`${instance.url}/login`);
    await arrived.page.getByRole('button', { name: 'Tout refuser' }).click();
    return arrived.page;
  }
  const walk = async (page: Page, path: string): Promise<object> => {
    await page.goto(`${instance.url}${path}`);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { controls, ...found } = await walkByKeyboard(page);
    expect([path, controls > 5]).toEqual([path, true]);
    return { path, ...found };
  };
  const fine = (path: string) => ({ path, unreached: [], unseen: [], isTrapped: false });

  beforeAll(async () => {
    instance = await openProduct({ DEMO_MODE: 'true' });
    browser = await launchBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'is checked by a method that finds faults: no sign of the focus, a trap, and what lies behind it',
    async () => {
      const page = await browser.newPage();
      await page.setContent(
        `<style>.unseen:focus { outline: none }</style>
         <button>fine</button><button class="unseen">unseen</button><input aria-label="trap"><a href="#x">behind</a>
         <script>document.querySelector('input').onkeydown = (event) => event.preventDefault()</script>`,
      );
      expect(await walkByKeyboard(page)).toEqual({
        controls: 4,
        unreached: ['a "behind"'],
        unseen: ['button "unseen"', 'input "trap"'],
        isTrapped: true,
      });
      await page.close();
    },
    MINUTE,
  );

  it(
    'a visitor reaches every control by Tab, sees the focus, and can leave the page',
    async () => {
      const page = await arrive();
      for (const path of visitorPages) expect(await walk(page, path)).toEqual(fine(path));
    },
    2 * MINUTE,
  );

  it(
    'so does a seeker',
    async () => {
      const page = await arrive();
      await page.getByRole('button', { name: 'Entrer comme candidat·e' }).click();
      await page.waitForURL(isAt('/dashboard'));
      for (const path of seekerPages) expect(await walk(page, path)).toEqual(fine(path));
    },
    2 * MINUTE,
  );

  it(
    'and an operator',
    async () => {
      const page = await arrive();
      const email = 'olga@example.org';
      await register(page, instance.url, { fullName: 'Olga Roy', email, password: 'quatre chevaux sous la pluie' });
      await query(instance.databaseUrl, `update account set user_type = 'OPERATOR' where email = $1`, [email]);
      for (const path of operatorPages) expect(await walk(page, path)).toEqual(fine(path));
    },
    2 * MINUTE,
  );

  it(
    'a dialog keeps the focus until Escape, which gives it back to what opened it',
    async () => {
      const page = await arrive();
      const opener = page.getByRole('button', { name: /Choix des témoins/ });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

describe('the frame around the pages', () => {
  let instance: Product;
  let browser: Browser;
  const visits: Visit[] = [];

  async function arrive(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const arrived = await visit(browser, { reducedMotion: 'reduce', ...options });
    visits.push(arrived);
    return arrived.page;
  }

  beforeAll(async () => {
    instance = await openProduct({}, { withWorker: false });
    browser = await launchBrowser();
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it.each(phones.flatMap((viewport) => (['fr', 'en'] as const).map((language) => ({ viewport, language }))))(
    'the cookie question leaves two thirds of a phone to the page: $viewport.width × $viewport.height, $language',
    async ({ viewport, language }) => {
      const page = await arrive({ viewport, hasTouch: true });
      await page.goto(`${instance.url}/login?lang=${language}`);
      const question = page.getByRole('region', { name: language === 'fr' ? /^Des témoins/ : /^Cookies/ });
      await question.waitFor();
      const box = await question.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height / 3);
      for (const button of await question.getByRole('button').all()) {
        const place = await button.boundingBox();
        expect(place?.height).toBeGreaterThanOrEqual(44);
        // No choice of the cookie banner is cut off or needs scrolling.
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
        expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
      expect(await question.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
    },
    MINUTE,
  );

  it(
    'a new version is offered to a returning person, not while they type, and loaded on reload',
    async () => {
      const page = await arrive();
      await page.clock.install();
      await page.goto(`${instance.url}/login`);
      await page.getByRole('button', { name: 'Tout refuser' }).click();
      await page.route('**/build.json', (route) => route.fulfill({ json: { entry: '/assets/index-newer.js' } }));
      const reload = page.getByRole('button', { name: 'Recharger la page' });
      const comeBack = async (): Promise<void> => {
        await page.clock.fastForward(61_000);
        const asked = page.waitForResponse('**/build.json');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await asked;
      };
      await page.getByLabel('Courriel', { exact: true }).pressSequentially('ines@');
      await comeBack();
      await page.clock.fastForward(20_000);
      expect(await reload.count()).toBe(0);
      await page.getByLabel('Courriel', { exact: true }).clear();
      await page.locator('main h1').click();
      await page.clock.fastForward(20_000);
      await reload.waitFor();
      await page.unroute('**/build.json');
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await page.getByLabel('Courriel', { exact: true }).waitFor();
      expect(await reload.count()).toBe(0);
    },
    MINUTE,
  );

  it('nothing went wrong in any page', () => {
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

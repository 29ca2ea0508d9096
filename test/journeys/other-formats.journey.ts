import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { askFor } from './support/api.js';
import { picture } from './support/pictures.js';
import { registerByApi } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
const PASSWORD = 'une phrase facile à retenir';

/** A person introduces herself by sound only and in writing, and keeps more time for her answers. */
describe('answers in another way', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;

  beforeAll(async () => {
    instance = await openProduct({});
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    seeker = await visit(browser, { permissions: ['camera', 'microphone'] });
    await registerByApi(seeker, instance.url, {
      fullName: 'Maëlle Roy',
      email: 'maelle.roy@example.org',
      password: PASSWORD,
    });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const kinds = async (page: Page): Promise<string[]> => {
    const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
    const { videos } = await askFor<{ videos: { kind: string }[] }>(instance.url, token, 'GET', '/api/videos/my');
    return videos.map(({ kind }) => kind);
  };

  it(
    'are written, published at once, and read where others have a player',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/videos/record`);
      await page.getByText('Par écrit', { exact: true }).click();
      await page.getByLabel('Votre propre question').fill('Que savez-vous faire?');
      await button(page, 'Ajouter').click();
      await picture(page, 'other-formats-setup');
      await button(page, 'Écrire mes réponses').click();
      await button(page, 'Publier mes réponses').click();
      await page.getByText('Écrivez au moins une réponse.').waitFor();
      await page.getByLabel(/Que savez-vous faire/).fill('Je soude depuis huit ans, en atelier et sur chantier.');
      await button(page, 'Publier mes réponses').click();
      await page.waitForURL(isAt('/profile/videos'));
      await page.getByRole('definition').getByText('Je soude depuis huit ans').waitFor();
      await picture(page, 'other-formats-written');
      await button(page, /^Modifier les réponses/).click();
      await page.getByLabel(/Que savez-vous faire/).fill('Je soude et je lis les plans.');
      await button(page, 'Enregistrer les réponses').click();
      await page.getByRole('definition').getByText('Je soude et je lis les plans.').waitFor();
      expect(await kinds(page)).toEqual(['TEXT']);
    },
    2 * MINUTE,
  );

  it(
    'are recorded by sound only, with the camera off, and played on a drawing of the voice',
    async () => {
      const { page } = seeker;
      await page.goto(`${instance.url}/profile/videos/record`);
      await page.getByText('Son seulement', { exact: true }).click();
      await page.getByLabel('Votre propre question').fill('Pourquoi ce métier?');
      await button(page, 'Ajouter').click();
      await page.getByLabel('Temps de réflexion').selectOption('free');
      await page.getByLabel('Temps par réponse').selectOption('double');
      await page.getByLabel('Garder ces choix pour la prochaine fois').check();
      await button(page, 'Vérifier le micro').click();
      await page.getByText('Son seulement : la caméra reste éteinte.').waitFor();
      expect(await page.locator('video').count()).toBe(0);
      await picture(page, 'other-formats-check');
      await button(page, 'Commencer').click();
      await button(page, 'Répondre').click();
      await page.getByText(/^0:0[2-9] de 2:00$/).waitFor();
      await button(page, 'Revoir').click();
      await page.locator('audio').first().waitFor();
      await button(page, 'Publier l’enregistrement').click();
      await page.waitForURL(isAt('/profile/videos'));
      await button(page, /^Écouter, /)
        .first()
        .click({ timeout: 2 * MINUTE });
      const player = page.getByRole('region', { name: /^Lecteur audio/ });
      await player.waitFor();
      await button(page, 'Écouter l’enregistrement').first().click();
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
      await picture(page, 'other-formats-sound');
      expect(await kinds(page)).toEqual(['AUDIO', 'TEXT']);

      await page.goto(`${instance.url}/profile/videos/record`);
      await page.getByText('Votre façon de répondre').waitFor();
      expect(await page.getByRole('radio', { name: 'Son seulement' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Temps par réponse').inputValue()).toBe('double');
    },
    4 * MINUTE,
  );
});

import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { isAt } from './support/addresses.js';
import { registerByApi } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;

/** A person at a computer without a camera records on a phone, and the computer goes on. */
describe('a video that is recorded on a phone for a computer', () => {
  let instance: Product;
  let browser: Browser;
  let computer: Visit;
  let phone: Visit;

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    computer = await visit(browser);
    phone = await visit(browser, {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      permissions: ['camera', 'microphone'],
    });
    // The computer has no camera.
    await computer.context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
    });
    await registerByApi(computer, instance.url, {
      fullName: 'Noé Gagnon',
      email: 'noe.telephone@example.org',
      password: 'une phrase facile à retenir',
    });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  async function chooseQuestions(page: Page): Promise<void> {
    await page.getByLabel('Présentation', { exact: true }).check();
    await page.getByLabel('Temps de réflexion').selectOption('free');
    await button(page, 'Vérifier la caméra et le micro').click();
  }

  it(
    'is offered where there is no camera, recorded on the phone, and shown on the computer',
    async () => {
      const [desk, handset] = [computer.page, phone.page];
      await desk.goto(`${instance.url}/profile/videos/record`);
      await chooseQuestions(desk);
      await desk.getByRole('heading', { name: /caméra/i, level: 2 }).waitFor();
      await button(desk, 'Continuer sur mon téléphone').click();
      const dialog = desk.getByRole('dialog', { name: 'Continuer sur votre téléphone' });
      await dialog.getByRole('img', { name: /Code QR/ }).waitFor();
      const address = await dialog.getByLabel('Adresse du code').inputValue();
      expect(address).toMatch(new RegExp(`^${instance.url}/handover#token=[\\w-]{43}$`));

      await handset.goto(address);
      await button(handset, 'Continuer ici').click();
      await dialog.getByText('Votre téléphone est connecté.').waitFor();
      // The token has left the address, and the phone has no way to other pages.
      expect(handset.url()).toBe(`${instance.url}/handover`);
      await handset.getByText(/ne peut ouvrir que cette page/).waitFor();
      expect(await handset.getByRole('link').filter({ hasNotText: 'Aller au contenu' }).count()).toBe(0);

      await chooseQuestions(handset);
      await button(handset, 'Commencer').click();
      await dialog.getByText('Vous enregistrez sur votre téléphone.').waitFor();
      await button(handset, 'Répondre').click();
      await handset.getByText(/^0:02 de /).waitFor();
      // The phone is reloaded in the middle, as when the browser was closed: its session and its recording are kept.
      await handset.reload();
      await button(handset, 'Continuer').click();
      await button(handset, 'Commencer').click();
      await button(handset, 'Répondre').click();
      await handset.getByText(/^0:04 de /).waitFor();
      await button(handset, 'Revoir').click();
      await handset.getByLabel('Titre').fill('Du téléphone');
      await button(handset, 'Publier la vidéo').click();
      await handset.getByText(/Vous pouvez retourner à votre ordinateur/).waitFor();

      await desk.waitForURL(isAt('/profile/videos'));
      await desk.getByText('Du téléphone').first().waitFor();
      // The code worked once.
      await handset.goto('about:blank');
      await handset.goto(address);
      await button(handset, 'Continuer ici').click();
      await handset.getByText(/a déjà servi une fois/).waitFor();
      expect([computer.faults, phone.faults]).toEqual([[], []]);
    },
    3 * MINUTE,
  );
});

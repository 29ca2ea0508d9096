import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Worker } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { type Area, cameraOfAPerson, keptRecordings, sharpnessOf } from './support/recorded-pictures.js';
import { registerByApi } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';

const MINUTE = 60_000;
/** Where the chessboard is, whatever the person does. */
const background: readonly Area[] = [
  { left: 8, top: 8, width: 104, height: 344 },
  { left: 528, top: 8, width: 104, height: 344 },
];
const face: Area = { left: 265, top: 30, width: 65, height: 85 };
/** The chessboard has 27 in the camera; a blurred one has none. */
const BLURRED = 2.5;
const SHARP = 3;

/** A person records in front of a chessboard, which must be in no frame of what is recorded. */
describe('a recording with a blurred background', () => {
  let instance: Product;
  let browser: Browser;
  let folder: string;
  let seeker: Visit;
  const requested: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-blur-'));
    instance = await openProduct({});
    const camera = await cameraOfAPerson(folder);
    browser = await launchBrowser([
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
    ]);
    seeker = await visit(browser, { permissions: ['camera', 'microphone'] });
    seeker.context.on('request', (request) => requested.push(request.url()));
    await registerByApi(seeker, instance.url, {
      fullName: 'Maëlle Roy',
      email: 'maelle.roy@example.org',
      password: 'une phrase facile à retenir',
    });
  }, 3 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const blurSwitch = (page: Page) => page.getByRole('switch', { name: 'Flouter l’arrière-plan' });
  async function openCheck(page: Page): Promise<void> {
    await page.goto(`${instance.url}/profile/videos/record`);
    await page.getByLabel('Présentation', { exact: true }).check();
    await page.getByLabel('Temps de réflexion').selectOption('free');
    await button(page, 'Vérifier la caméra et le micro').click();
    await page.getByRole('meter', { name: 'Niveau du micro' }).waitFor();
  }
  async function recordedFor(page: Page, seconds: number): Promise<void> {
    const clock = page.getByText(/^0:\d\d de \d:\d\d$/);
    for (const end = Date.now() + MINUTE; Date.now() < end; await sleep(200))
      if (Number(/^0:(\d\d)/.exec((await clock.textContent()) ?? '')?.[1] ?? 0) >= seconds) return;
    throw new Error(`not recorded for ${seconds} s: ${await page.getByRole('dialog').innerText()}`);
  }
  const blurWorker = (page: Page): Worker => {
    const worker = page.workers().find((each) => each.url().includes('blur.worker'));
    if (!worker) throw new Error('no worker blurs');
    return worker;
  };
  /** Expects that no frame of a recording shows the chessboard. @returns the number of frames */
  async function expectBlurred(path: string): Promise<number> {
    for (const area of background) expect(Math.max(...(await sharpnessOf(path, area)))).toBeLessThan(BLURRED);
    const faces = await sharpnessOf(path, face);
    // The encoder needs some frames until a still picture is sharp.
    const settled = faces.slice(Math.floor(faces.length / 2)).sort((a, b) => a - b);
    expect(settled[Math.floor(settled.length / 2)]).toBeGreaterThan(SHARP);
    return faces.length;
  }

  it(
    'is blurred from its first frame to its last, with the person sharp, and nothing leaves the device',
    async () => {
      const { page } = seeker;
      await openCheck(page);
      const isOfTheBlur = (url: string): boolean => /\.wasm|\.tflite|blur\.worker/.test(url);
      expect(requested.filter(isOfTheBlur)).toEqual([]);
      await blurSwitch(page).check();
      await page.getByText(/^L’arrière-plan est flou/).waitFor({ timeout: MINUTE });
      expect(requested.filter(isOfTheBlur)).toHaveLength(3);
      // The worker that has the pictures can send nothing, not even to us.
      const sends = await blurWorker(page).evaluate(() =>
        fetch('/api/health/live').then(
          () => 'sent',
          () => 'refused',
        ),
      );
      expect(sends).toBe('refused');
      expect(await page.evaluate(() => localStorage.getItem('recorder_blur'))).toBe('on');
      await button(page, 'Commencer').click();
      await button(page, 'Répondre').click();
      await recordedFor(page, 4);
      expect(await blurSwitch(page).count()).toBe(0);
      await button(page, 'Revoir').click();
      await page.getByLabel('Réponse 1', { exact: true }).waitFor();
      const [recorded = ''] = await keptRecordings(page, folder);
      const frames = await expectBlurred(recorded);
      process.stderr.write(`    blurred recording: ${frames} frames in 4 s\n`);
      expect(requested.filter((url) => !url.startsWith(instance.url) && !/^(?:blob|data):/.test(url))).toEqual([]);
      // The browser reports the request that it refused.
      expect(seeker.faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
    },
    3 * MINUTE,
  );

  it(
    'stops if the blur fails, and then records nothing until the person decides',
    async () => {
      const { page } = seeker;
      await page.getByRole('button', { name: 'Recommencer la réponse 1' }).click();
      // Chosen on this device.
      await page.getByText(/^L’arrière-plan est flou/).waitFor({ timeout: MINUTE });
      await button(page, 'Commencer').click();
      await button(page, 'Répondre').click();
      await recordedFor(page, 3);
      await blurWorker(page).evaluate(() => {
        OffscreenCanvasRenderingContext2D.prototype.drawImage = () => {
          throw new Error('the graphics card is gone');
        };
      });
      await page
        .getByText(/Rien n’a été enregistré sans flou/)
        .first()
        .waitFor();
      await button(page, 'Répondre').click();
      await sleep(5_000);
      const kept = await keptRecordings(page, folder);
      expect(kept).toHaveLength(1);
      await expectBlurred(kept[0] ?? '');
      await button(page, 'Réessayer le flou').click();
      await blurSwitch(page).waitFor({ timeout: MINUTE });
      await button(page, 'Répondre').click();
      await recordedFor(page, 5);
      await button(page, 'Revoir').click();
      await page.getByLabel(/^Réponse 1, partie 1/).waitFor();
      const parts = await keptRecordings(page, folder);
      expect(parts).toHaveLength(2);
      for (const part of parts) await expectBlurred(part);
    },
    3 * MINUTE,
  );

  it(
    'shows and records nothing if the model cannot be loaded, unless the person does without the blur',
    async () => {
      const page = await seeker.openTab();
      await page.route(/\.tflite/, (route) => route.abort());
      await openAgain(page);
      await page.getByText('Le flou n’a pas pu être chargé.').waitFor({ timeout: MINUTE });
      expect(await button(page, 'Commencer').isDisabled()).toBe(true);
      const shown = await page
        .getByLabel('Ce que voit votre caméra')
        .evaluate((video: HTMLVideoElement) => video.srcObject === null);
      expect(shown).toBe(true);
      await button(page, 'Continuer sans flou').click();
      await button(page, 'Commencer').click();
      await page.getByText('Question 1 sur 1').waitFor();
    },
    2 * MINUTE,
  );

  /** Opens the recording that was finished before, to record its answer again. */
  async function openAgain(page: Page): Promise<void> {
    await page.goto(`${instance.url}/profile/videos/record`);
    await page.getByRole('button', { name: 'Recommencer la réponse 1' }).click();
  }
});

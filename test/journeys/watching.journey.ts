import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { openProduct, type Product } from './shared/product.js';
import { ffmpegTool } from '../support/samples/ffmpeg-tool.js';
import { askFor } from './support/api.js';
import { signIn } from './support/sign-in.js';
import { type Visit, visit } from './support/visit.js';
import { weigh } from './support/weigh.js';

const MINUTE = 60_000;
const MEGABYTE = 1_000_000;
const PASSWORD = 'une phrase facile à retenir';
const EMAIL = 'ines.roy@example.org';
const SECONDS = 60;
const captions = `WEBVTT

00:00.000 --> 00:20.000
Bonjour, je suis infirmière clinicienne depuis huit ans.

00:20.000 --> 00:44.000
J’ai travaillé aux soins intensifs, de nuit surtout.

00:50.000 --> 00:58.000
Je cherche une équipe stable, près de Montréal.
`;

/** S2 and R7: a minute of video is uploaded over a bad connection, and a recruiter searches it for a sentence. */
describe('a video that is uploaded and watched', () => {
  let instance: Product;
  let browser: Browser;
  let seeker: Visit;
  let recruiter: Visit;
  let seekerId: string;

  const call = <T>(token: string, method: string, path: string, body?: unknown): Promise<T> =>
    askFor<T>(instance.url, token, method, path, body);

  /** Few frames per second, to save encoding time; many bits per frame, to make the file large. */
  async function clip(): Promise<string> {
    const file = join(instance.dataDir, 'une minute.mp4');
    await ffmpegTool(
      ...['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=10:duration=${SECONDS}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${SECONDS}`, '-c:v', 'libx264', '-preset', 'ultrafast'],
      ...['-b:v', '4M', '-minrate', '4M', '-maxrate', '4M', '-bufsize', '4M', '-nal-hrd', 'cbr'],
      ...['-g', '20', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest', file],
    );
    return file;
  }

  const player = (page: Page) => page.getByRole('region', { name: /Lecteur vidéo/ });
  const timeOf = (page: Page): Promise<number> =>
    player(page)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  /** Clicking it seeks the video to within a second of that time. */
  async function expectSeek(page: Page, press: () => Promise<void>, seconds: number): Promise<void> {
    await press();
    await page.waitForFunction(
      (wanted) =>
        Math.abs((document.querySelector<HTMLVideoElement>('[role=region] video')?.currentTime ?? -9) - wanted) < 1,
      seconds,
    );
  }

  beforeAll(async () => {
    instance = await openProduct();
    browser = await launchBrowser();
    [seeker, recruiter] = [await visit(browser, { viewport: { width: 390, height: 844 } }), await visit(browser)];
    const { user } = await call<{ user: { id: string } }>('', 'POST', '/api/auth/register', {
      email: EMAIL,
      password: PASSWORD,
      full_name: 'Inès Roy',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true, profile_visible: true },
    });
    seekerId = user.id;
  }, 2 * MINUTE);
  afterAll(async () => {
    await browser?.close();
    await instance?.stop();
  }, MINUTE);

  it(
    'S2: a file that is not a video is refused with a reason; questions come first; a broken connection loses nothing',
    async () => {
      const { page, context } = seeker;
      await signIn(seeker, instance.url, { email: EMAIL, password: PASSWORD });
      await page.goto(`${instance.url}/profile/videos`);
      const input = page.locator('input[type=file]').first();
      await input.waitFor({ state: 'attached' });

      const notes = join(instance.dataDir, 'notes.txt');
      await writeFile(notes, 'rien à voir');
      await input.setInputFiles(notes);
      await page.getByText('Déposez un fichier vidéo.').waitFor();
      const huge = join(instance.dataDir, 'trop.mp4');
      await writeFile(huge, '');
      await truncate(huge, 1_200 * MEGABYTE);
      await input.setInputFiles(huge);
      await page.getByText(/Fichier trop volumineux/).waitFor();

      await input.setInputFiles(await clip());
      const send = page.getByRole('button', { name: 'Envoyer la vidéo' });
      expect(await send.isDisabled()).toBe(true);
      await page.getByLabel('Questionnaire').selectOption({ label: 'Présentation' });
      await page.getByLabel('Texte de la question 1').fill('Qui êtes-vous ?');
      await page.getByLabel('Début').fill('0:00');
      await page.getByRole('button', { name: 'Ajouter une question' }).click();
      await page.getByLabel('Texte de la question 2').fill('Que cherchez-vous ?');
      await page.getByLabel('Début').nth(1).fill('9:00');
      await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
      await page.getByText('L’heure de début dépasse la fin de la vidéo.').waitFor();
      await page.getByLabel('Début').nth(1).fill('0:45');
      await page.getByRole('button', { name: 'Enregistrer les questions' }).click();
      await page.getByText('2 questions prêtes.').waitFor();

      // A connection of 5 MB per second that is interrupted for a while.
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      const throughput = { latency: 20, downloadThroughput: -1, uploadThroughput: 5 * MEGABYTE };
      await line.send('Network.emulateNetworkConditions', { offline: false, ...throughput });
      await send.click();
      await page.waitForFunction(
        () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) >= 30,
      );
      await line.send('Network.emulateNetworkConditions', { offline: true, ...throughput });
      await page.waitForTimeout(3_000);
      await line.send('Network.emulateNetworkConditions', { offline: false, ...throughput });
      await player(page)
        .locator('video')
        .waitFor({ state: 'attached', timeout: 3 * MINUTE });
      const { videos } = await call<{ videos: unknown[] }>(
        await page.evaluate(() => localStorage.getItem('auth_token') ?? ''),
        'GET',
        '/api/videos/my',
      );
      expect(videos).toHaveLength(1);

      await page
        .getByRole('button', { name: /^Sous-titres/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Sous-titres (WebVTT)').fill(captions);
      await dialog.getByRole('button', { name: 'Enregistrer les sous-titres' }).click();
      await page.getByText('Sous-titres enregistrés.').first().waitFor();
    },
    5 * MINUTE,
  );

  it(
    'R7: a recruiter searches the transcript, goes to a question, changes the quality, needs no mouse, and watches to the end',
    async () => {
      const { page } = recruiter;
      const { token, user } = await call<{ token: string; user: { company: unknown } }>(
        '',
        'POST',
        '/api/auth/mock-login',
        { user_type: 'RECRUITER' },
      );
      if (user.company === null) await call(token, 'POST', '/api/companies', { name: 'Hôpital Mont-Blanc' });
      await call(token, 'POST', '/api/credit-reservations', { target_user_id: seekerId });

      await signIn(recruiter, instance.url, { user_type: 'RECRUITER' });
      await page.goto(`${instance.url}/recruiter/candidates/${seekerId}`);
      const video = player(page).locator('video');
      await page.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('[role=region] video')?.readyState ?? 0) > 0,
      );
      await page.getByRole('searchbox', { name: 'Chercher dans la transcription' }).fill('equipe stable');
      await page.getByText('1 passage', { exact: true }).waitFor();
      await expectSeek(page, () => page.getByRole('button', { name: /équipe stable/ }).click(), 50);
      await expectSeek(page, () => page.getByRole('button', { name: /Que cherchez-vous/ }).click(), 45);

      await page.getByRole('button', { name: /^Qualité de l’image/ }).click();
      await page.getByRole('menuitemradio', { name: '360p' }).click();
      await page.getByRole('button', { name: 'Qualité de l’image, 360p' }).waitFor();
      await page.getByRole('button', { name: /^Sous-titres, / }).focus();
      await page.keyboard.press('c');
      await page.waitForFunction(() =>
        [...(document.querySelector<HTMLVideoElement>('[role=region] video')?.textTracks ?? [])].some(
          ({ mode, activeCues }) => mode !== 'disabled' && activeCues !== null,
        ),
      );
      const before = await timeOf(page);
      await page.keyboard.press('k');
      await page.waitForFunction(
        (start) => (document.querySelector<HTMLVideoElement>('[role=region] video')?.currentTime ?? 0) > start + 0.5,
        before,
      );
      await page.waitForFunction(
        () => document.querySelector<HTMLVideoElement>('[role=region] video')?.videoHeight === 360,
        undefined,
        { timeout: MINUTE },
      );
      await page.keyboard.press('k');
      expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = 0;
        element.playbackRate = 4;
        return element.play();
      });
      await page.waitForFunction(
        () => document.querySelector<HTMLVideoElement>('[role=region] video')?.ended === true,
        undefined,
        { timeout: MINUTE },
      );
      expect([
        ...seeker.faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault)),
        ...recruiter.faults,
      ]).toEqual([]);
    },
    2 * MINUTE,
  );

  it(
    'the data saver loads nothing of a video before it is played, and then its smallest quality',
    async () => {
      const page = await recruiter.openTab();
      const weight = await weigh(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const files = (): string[] =>
        asked.filter((path) => /^\/api\/stream\/(?!metadata\/)/.test(path) && !path.endsWith('.vtt'));
      const open = async (choice: 'on' | 'off'): Promise<number> => {
        await page.goto(`${instance.url}/settings/display`);
        await page
          .getByRole('group', { name: 'Économie de données' })
          .getByRole('button', { name: choice === 'on' ? 'Activée' : 'Désactivée', exact: true })
          .click();
        asked.length = 0;
        weight.begin();
        await page.goto(`${instance.url}/recruiter/candidates/${seekerId}`, { waitUntil: 'networkidle' });
        await player(page).locator('video').waitFor({ state: 'attached' });
        return weight.kilobytes;
      };

      const whole = await open('off');
      expect(files()).not.toEqual([]);
      const saved = await open('on');
      expect(files()).toEqual([]);
      // Measured: 12,106 kB without the data saver, 594 kB with it.
      expect(saved).toBeLessThan(whole / 4);

      await player(page).getByRole('button', { name: 'Lire la vidéo' }).first().click();
      await page.waitForFunction(
        () => (document.querySelector<HTMLVideoElement>('[role=region] video')?.currentTime ?? 0) > 2,
      );
      expect(files().filter((path) => path.includes('/720p'))).toEqual([]);
      expect(
        await player(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.videoHeight),
      ).toBe(360);
      await open('off');
      expect(recruiter.faults).toEqual([]);
    },
    2 * MINUTE,
  );
});
